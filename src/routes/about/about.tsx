import { ButtonLink } from "#components/button/button-link.tsx";
import { resume } from "#content/resume.ts";
import { pages, profile } from "#content/site.ts";
import { Well } from "#layout/lid.tsx";
import { SiteLink } from "#layout/site-link.tsx";
import { TagList } from "./tag-list.tsx";
import { Timeline } from "./timeline.tsx";
import { UprightLid } from "./upright-lid.tsx";

const { about } = pages;

/** The box on its side: the well scrolls past the upright lid. */
export function About() {
  return (
    <>
      <UprightLid />
      <Well className="mt-wall ms-0! px-14! pt-s7 pb-s9 medium:px-s6! narrow:mt-0 narrow:ms-wall! narrow:px-3! narrow:pb-s8">
        <div className="grid grid-cols-1 gap-s8">
          <section aria-label={about.title}>
            {about.lead && <p className="type-lead">{about.lead}</p>}
            {about.bio.map((paragraph) => (
              <p key={paragraph} className="mt-4">
                {paragraph}
              </p>
            ))}
            {profile.resume && (
              <p className="mt-6.5">
                <ButtonLink href={profile.resume} note="PDF, opens in a new tab">
                  {about.resumeLabel}
                </ButtonLink>
              </p>
            )}
          </section>
          <Timeline
            heading={about.experienceHeading}
            entries={resume.work.map(({ name, position, summary, slug, period }) => ({
              id: `${name}: ${position}`,
              title: slug ? (
                <SiteLink to={`/work/${slug}`} className="link uppercase">
                  {name}
                </SiteLink>
              ) : (
                name
              ),
              text: [position, summary].filter(Boolean).join(". "),
              period,
            }))}
          />
          {about.quote && <Quote {...about.quote} />}
          <Timeline
            heading={about.educationHeading}
            entries={resume.education.map(({ institution, studyType, area, period }) => {
              const degree = [studyType, area].filter(Boolean).join(", ");
              const id = `${institution}: ${degree}`;
              return { id, title: degree || institution, text: degree && institution, period };
            })}
          />
          <TagList
            heading={about.skillsHeading}
            tags={resume.skills.flatMap(({ name, keywords }) => (keywords.length ? keywords : name))}
          />
          <TagList
            heading={about.languagesHeading}
            tags={resume.languages.map(({ language, fluency }) => (fluency ? `${language}: ${fluency}` : language))}
          />
        </div>
      </Well>
    </>
  );
}

/** A band in the lining's colour, from wall to wall of the well. */
function Quote({ text, by }: { text: string; by: string }) {
  return (
    <figure className="-mx-14 bg-lining px-14 pt-10 pb-11 text-on-lining medium:-mx-s6 medium:px-s6 narrow:-mx-3 narrow:px-3 narrow:pt-7 narrow:pb-7.5">
      <blockquote>
        <p className="type-h2 max-w-[22em] leading-title">
          <q>{text}</q>
        </p>
      </blockquote>
      <figcaption className="mt-4.5 font-medium">{by}</figcaption>
    </figure>
  );
}
