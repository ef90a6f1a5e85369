import type { RouteObject } from "react-router-dom";
import { pages } from "#content/pages.ts";
import { projects } from "#content/work/projects.ts";
import type { BoxStyle } from "#layout/black-box.tsx";
import { ErrorPage } from "#layout/error-page.tsx";
import { Frame, type RouteHandle } from "#layout/frame.tsx";
import { loadOrReload } from "#lib/load-or-reload.ts";

type Loaded = { Component: React.ComponentType };

type Page = {
  path: string;
  title: string;
  description: string;
  style: BoxStyle;
  /**
   * Stands on Headless UI (64 KB), or grows with the number of case studies: fetched ahead when a link to it is
   * pointed at, not when one is merely in view.
   */
  heavy?: boolean;
  load: () => Promise<Loaded>;
};

/** THE TABLE: every page of the site. */
export const table: Page[] = [
  {
    path: "/",
    title: pages.landing.title,
    description: pages.landing.description,
    style: "landing",
    load: async () => ({ Component: (await import("#routes/landing/landing.tsx")).Landing }),
  },
  {
    path: "/work",
    title: pages.work.title,
    description: pages.work.description,
    style: "work",
    heavy: true,
    load: async () => ({ Component: (await import("#routes/work/work.tsx")).Work }),
  },
  ...projects.map(({ slug, title, kind, role }) => ({
    path: `/work/${slug}`,
    title,
    description: `${kind}: a case study. My part: ${role}.`,
    style: "work" as const,
    load: async () => {
      const { caseStudyRoute } = await import("#routes/work/case-study.tsx");
      return { Component: await caseStudyRoute(slug) };
    },
  })),
  {
    path: "/about",
    title: pages.about.title,
    description: pages.about.description,
    style: "about",
    load: async () => ({ Component: (await import("#routes/about/about.tsx")).About }),
  },
  {
    path: "/contact",
    title: pages.contact.title,
    description: pages.contact.description,
    style: "box",
    heavy: true,
    load: async () => ({ Component: (await import("#routes/contact/contact.tsx")).Contact }),
  },
  {
    path: "/showcase",
    title: pages.showcase.title,
    description: pages.showcase.description,
    style: "work",
    heavy: true,
    load: async () => ({ Component: (await import("#routes/showcase/showcase.tsx")).Showcase }),
  },
  {
    path: "/inquiry",
    title: pages.inquiry.title,
    description: pages.inquiry.description,
    style: "box",
    heavy: true,
    load: async () => ({ Component: (await import("#routes/inquiry/inquiry.tsx")).Inquiry }),
  },
  {
    path: "/dashboard",
    title: pages.dashboard.title,
    description: pages.dashboard.description,
    style: "box",
    heavy: true,
    load: async () => ({ Component: (await import("#routes/dashboard/dashboard.tsx")).Dashboard }),
  },
];

/**
 * A page that throws what kept it from loading. react-router 7.18 shows nothing at all when `lazy` itself rejects on
 * the first load: it waits for the module behind the hydrate fallback.
 */
function failing(error: unknown): Loaded {
  return { Component: thrower(error) };
}

function thrower(error: unknown): () => never {
  return () => {
    throw error;
  };
}

/** The table as react-router wants it: inside the frame, each page with the error page in its place. */
export const routes: RouteObject[] = [
  {
    element: <Frame />,
    errorElement: <ErrorPage />,
    // While the first page's module loads, the frame stands empty.
    hydrateFallbackElement: <></>,
    children: [
      ...table.map(({ path, title, style, load }) => ({
        path,
        handle: { title, style } satisfies RouteHandle,
        errorElement: <ErrorPage />,
        lazy: () => loadOrReload(load, path).catch(failing),
      })),
      {
        path: "*",
        element: <></>,
        errorElement: <ErrorPage />,
        loader: () => {
          throw new Response(null, { status: 404, statusText: "Not Found" });
        },
      },
    ],
  },
];
