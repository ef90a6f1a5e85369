import { lineFits } from "virtual:fit-table/projects";
import { type ComponentProps, useEffect, useState } from "react";
import { useLocation } from "react-router-dom";
import { Button } from "#components/button/button.tsx";
import { buttonClassName } from "#components/button/button-class-name.ts";
import { oneLine } from "#content/break-title.ts";
import { isPageEnabled, profile } from "#content/site.ts";
import type { Sealed } from "#content/work/case-study.ts";
import type { Project } from "#content/work/projects.ts";
import { Lid, Lining, Well } from "#layout/lid.tsx";
import { NoScript } from "#layout/no-script.tsx";
import { SiteLink } from "#layout/site-link.tsx";
import { Title } from "#layout/title.tsx";
import { loadDeferredStyles } from "#lib/deferred-styles.ts";
import { CaseStudyPage } from "./case-study-page.tsx";
import { forgetKey, openFiles, openKey, takeKey } from "./open-sealed.ts";

const SENTENCES = {
  closed: /* text */ "This case study is sealed. It opens with a personal link.",
  opening: /* text */ "Opening …",
  incomplete: /* text */ "This link is incomplete. Copy all of it from the message, or ask for a new one.",
  wrong: /* text */ "This link doesn’t open this case study. Ask for a new one.",
  withdrawn: /* text */ "This link has been withdrawn. Ask for a new one.",
  filtered: /* text */ "This link passed through a mail filter. Ask for a new one.",
  insecure: /* text */ "This browser can’t open it here. Use the address that begins with https.",
  failed: /* text */ "Couldn’t load this page. Check your connection and try again.",
};

type SealedPageProps = { project: Project; sealed: Sealed };
type Opened = Pick<ComponentProps<typeof CaseStudyPage>, "study" | "Film">;

/** The public part of a case study, until the key in the address opens it. */
export function SealedPage({ project, sealed }: SealedPageProps) {
  const { slug, title, fit = oneLine(title), role, kind } = project;
  const location = useLocation();
  const [state, setState] = useState<keyof typeof SENTENCES>("closed");
  const [opened, setOpened] = useState<Opened>();

  // biome-ignore lint/correctness/useExhaustiveDependencies: again for each address, whose key is taken out
  useEffect(() => {
    let isLeft = false;
    const open = async () => {
      const given = takeKey(slug);
      if (!given) return;
      const found = given === "filtered" ? given : await openKey(sealed, slug, given);
      if (isLeft) return;
      if (typeof found === "string") return setState(found);
      setState("opening");
      try {
        await loadDeferredStyles();
        for await (const next of openFiles(sealed, slug, found)) {
          if (isLeft) return;
          const Film = next.hasFilm ? (await import("./project-film.tsx")).ProjectFilm : undefined;
          setOpened({ study: next.study, Film });
        }
        setState("closed");
      } catch (error) {
        console.error(error);
        if (!isLeft) setState("failed");
      }
    };
    void open();
    return () => {
      isLeft = true;
    };
  }, [location]);

  // The new heading takes the focus, if the old one had it.
  const isOpen = opened !== undefined;
  useEffect(() => {
    const heading = document.querySelector<HTMLElement>("main h1");
    if (!isOpen || !heading || document.activeElement !== document.body) return;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  }, [isOpen]);

  const retry = state === "failed" && <Button onClick={() => window.location.reload()}>Try again</Button>;
  if (opened) {
    return (
      <CaseStudyPage project={project} {...opened}>
        <div className="mb-s5 flex flex-wrap items-center gap-4 print:hidden">
          <p role="status">{state === "failed" ? SENTENCES.failed : "Opened with your link, in this tab."}</p>
          {retry}
          <Button
            variant="line"
            size="small"
            onClick={() => {
              forgetKey(slug);
              window.location.reload();
            }}
          >
            Forget
          </Button>
        </div>
      </CaseStudyPage>
    );
  }
  const ask = { className: buttonClassName(), children: "Ask for a link" };
  return (
    <>
      <Lid padding="pt-s5 pb-7">
        <p className="type-h3 mb-s5">{kind}</p>
        <Title fit={fit} lineFits={lineFits} />
      </Lid>
      <Lining notch={false} />
      <Well>
        <p className="type-h3">{role}</p>
        <p role="status" className="type-lead mt-s5">
          {SENTENCES[state]}
        </p>
        <NoScript className="mt-s5">Opening it needs JavaScript.</NoScript>
        <p className="mt-s6 flex flex-wrap gap-4">
          {retry ||
            (isPageEnabled("/contact") ? (
              <SiteLink to="/contact" {...ask} />
            ) : (
              <a href={`mailto:${profile.email}`} {...ask} />
            ))}
        </p>
      </Well>
    </>
  );
}
