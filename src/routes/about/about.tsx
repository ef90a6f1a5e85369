import { ButtonLink } from "#components/button/button-link.tsx";
import { resume } from "#content/resume.ts";
import { pages, profile } from "#content/site.ts";
import { Well } from "#layout/lid.tsx";
import { Education } from "./education.tsx";
import { Experience } from "./experience.tsx";
import { UprightLid } from "./upright-lid.tsx";
import { WordList } from "./word-list.tsx";

const { about } = pages;

/** The box stands on its side: the upright lid stays, and the well scrolls past it. */
export function About() {
  return (
    <>
      <UprightLid />
      <Well className="mt-wall ml-0! px-14! pt-s7 pb-s9 medium:px-s6! narrow:mt-0 narrow:ml-wall! narrow:px-3! narrow:pb-s8">
        <div className="grid grid-cols-1 gap-s8">
          <section aria-label={about.title}>
            {about.lead && <p className="type-lead">{about.lead}</p>}
            {about.bio.map((paragraph) => (
              <p key={paragraph} className="mt-4">
                {paragraph}
              </p>
            ))}
            <p className="mt-6.5">
              <ButtonLink href={profile.resume} note="PDF, opens in a new tab">
                {about.resumeLabel}
              </ButtonLink>
            </p>
          </section>
          {resume.work.length > 0 && <Experience heading={about.experienceHeading} work={resume.work} />}
          {about.quote && <Quote {...about.quote} />}
          {resume.education.length > 0 && <Education heading={about.educationHeading} education={resume.education} />}
          {resume.skills.length > 0 && (
            <WordList heading={about.skillsHeading} words={resume.skills.flatMap(({ keywords }) => keywords)} />
          )}
          {resume.languages.length > 0 && (
            <WordList
              heading={about.languagesHeading}
              words={resume.languages.map(({ language, fluency }) => (fluency ? `${language}: ${fluency}` : language))}
            />
          )}
        </div>
      </Well>
    </>
  );
}

type QuoteProps = { text: string; by: string };

/** A band in the colour of the lining, from wall to wall of the well. */
function Quote({ text, by }: QuoteProps) {
  return (
    <figure className="-mx-14 bg-lining px-14 pt-10 pb-11 text-on-lining medium:-mx-s6 medium:px-s6 narrow:-mx-3 narrow:px-3 narrow:pt-7 narrow:pb-7.5">
      <blockquote>
        <p className="type-h2 max-w-[22em] leading-title">“{text}”</p>
      </blockquote>
      <figcaption className="mt-4.5 font-medium">{by}</figcaption>
    </figure>
  );
}
