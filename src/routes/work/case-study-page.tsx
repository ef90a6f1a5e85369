import { ButtonLink } from "#components/button/button-link.tsx";
import { oneLine } from "#content/titles.ts";
import type { CaseStudy } from "#content/work/case-study.ts";
import type { Project } from "#content/work/projects.ts";
import { Lid } from "#layout/lid.tsx";
import { Title } from "#layout/title.tsx";
import { Well } from "#layout/well.tsx";
import { CaseFigure } from "./case-figure.tsx";
import { CopyLink } from "./copy-link.tsx";
import { Facts } from "./facts.tsx";

type CaseStudyPageProps = { project: Project; study: CaseStudy };

/** One opened box: lid in the project's colour, punched edge, and what is inside. */
export function CaseStudyPage({ project, study }: CaseStudyPageProps) {
  return (
    <>
      <Lid padding="pt-s5 pb-7">
        <div className="mb-s6 flex min-h-control-small items-start justify-between gap-s5 narrow:mb-s5 narrow:flex-col narrow:gap-4">
          <p className="type-h3 max-w-[26em]">{project.kind}</p>
          <ButtonLink
            href={study.url}
            variant="line"
            size="small"
            className="flex-none [--on-secondary:var(--lid)] [--secondary:var(--on-lid)] hover:border-on-lid"
          >
            Check it out!
          </ButtonLink>
        </div>
        <Title fit={oneLine(project.title)} />
      </Lid>
      <div className="die-cut" aria-hidden="true" />
      <Well>
        <div className="grid-12">
          <p className="type-lead col-span-4 narrow:col-span-full">{study.intro}</p>
          <Facts
            role={project.role}
            responsibilities={study.responsibilities}
            info={study.info}
            className="col-start-6 col-end-13 narrow:col-span-full"
          />
        </div>
        <div className="grid-12 mt-s9 gap-y-s8 narrow:mt-s8 narrow:gap-y-9">
          {study.figures.map((figure) => (
            <CaseFigure key={figure.alt} figure={figure} />
          ))}
        </div>
        <div className="mt-s9 flex items-center justify-between gap-s5 border-t-thick border-text pt-s6 narrow:flex-col narrow:items-start">
          <p className="type-lead">{study.outro}</p>
          <div className="flex flex-none gap-4 narrow:flex-col narrow:items-start">
            <ButtonLink href={study.url}>Check it out!</ButtonLink>
            <CopyLink path={`/work/${project.slug}`} />
          </div>
        </div>
      </Well>
    </>
  );
}
