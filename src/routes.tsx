import type { ReactElement } from "react";
import { type LoaderFunctionArgs, matchPath, type Params, type RouteObject, useLoaderData } from "react-router-dom";
import { showAlert } from "#components/alert/show-alert.ts";
import { isShown, pages } from "#content/site.ts";
import type { BoxStyle } from "#layout/black-box.tsx";
import { ErrorPage } from "#layout/error-page.tsx";
import { Frame, type FrameData } from "#layout/frame.tsx";
import { loadOrReload } from "#lib/load-or-reload.ts";
import { otherStyles } from "#lib/other-styles.ts";

type Loaded = { element: ReactElement } & Partial<FrameData>;

type Page = {
  path: string;
  /** Left out where `load` gives each page of the path its own. */
  title?: string;
  style: BoxStyle;
  /** Fetches the page's module and content. Undefined when there is no such page. */
  load: (params: Params) => Promise<Loaded | undefined>;
};

/** THE TABLE: every page of the site. */
const allPages: readonly Page[] = [
  {
    path: "/",
    title: pages.landing.title,
    style: "landing",
    load: async () => {
      const { Landing } = await import("#routes/landing/landing.tsx");
      return { element: <Landing /> };
    },
  },
  {
    path: "/work",
    title: pages.work.title,
    style: "work",
    load: async () => {
      const { Work } = await import("#routes/work/work.tsx");
      return { element: <Work /> };
    },
  },
  {
    // One route for all case studies: their list would grow the first load of every page.
    path: "/work/:slug",
    style: "work",
    load: async ({ slug = "" }) => {
      const { loadCaseStudyPage } = await import("#routes/work/load-case-study-page.tsx");
      return loadCaseStudyPage(slug);
    },
  },
  {
    path: "/about",
    title: pages.about.title,
    style: "about",
    load: async () => {
      const { About } = await import("#routes/about/about.tsx");
      return { element: <About /> };
    },
  },
  {
    path: "/contact",
    title: pages.contact.title,
    style: "box",
    load: async () => {
      const { Contact } = await import("#routes/contact/contact.tsx");
      return { element: <Contact /> };
    },
  },
  {
    path: "/showcase",
    title: pages.showcase.title,
    style: "work",
    load: async () => {
      const { Showcase } = await import("#routes/showcase/showcase.tsx");
      return { element: <Showcase /> };
    },
  },
  {
    path: "/inquiry",
    title: pages.inquiry.title,
    style: "box",
    load: async () => {
      const { Inquiry } = await import("#routes/contact/inquiry.tsx");
      return { element: <Inquiry /> };
    },
  },
  {
    path: "/dashboard",
    title: pages.dashboard.title,
    style: "box",
    load: async () => {
      const { Dashboard } = await import("#routes/dashboard/dashboard.tsx");
      return { element: <Dashboard /> };
    },
  },
];

/** The pages that the owner has not left out. */
export const table = allPages.filter(({ path }) => isShown(path));

type PageData = FrameData & Pick<Loaded, "element">;

/**
 * A loader and not react-router's `lazy`, which does not get the params. And when `lazy` rejects on the first load,
 * react-router 7.18 shows nothing at all.
 */
async function loadPage({ title = "", style, load }: Page, { request, params }: LoaderFunctionArgs): Promise<PageData> {
  const { pathname } = new URL(request.url);
  const late = setTimeout(sayLate, PATIENCE);
  const loading = () => loadAll(pathname, load(params));
  const loaded = await loadOrReload(loading, pathname, request.signal, stands(pathname)).finally(() =>
    clearTimeout(late),
  );
  if (!loaded) throw notFound();
  return { title, style, ...loaded };
}

/** How long a page may be on its way before a visitor is told, in ms. */
const PATIENCE = 8000;

function sayLate() {
  showAlert({
    type: "warning",
    message: "This page is taking longer than usual. It will open as soon as it has loaded.",
  });
}

/** Whether a page is the prerendered one of this document. */
function stands(path: string): boolean {
  return !import.meta.env.SSR && document.documentElement.dataset.path === path;
}

/** The page with its styles. The first page has its styles in its own file. */
async function loadAll<T>(path: string, page: Promise<T>): Promise<T> {
  const [loaded] = await Promise.all([page, stands(path) ? undefined : otherStyles()]);
  return loaded;
}

/** Fetches a page ahead of a visit. */
export function prefetch(path: string): void {
  for (const { path: pattern, load } of table) {
    const match = matchPath(pattern, path);
    // A failure shows when the page is visited.
    if (match) loadAll(path, load(match.params)).catch(() => {});
  }
}

function notFound(): Response {
  return new Response(null, { status: 404, statusText: "Not Found" });
}

function LoadedPage() {
  return useLoaderData<PageData>().element;
}

/** The table as react-router wants it: inside the frame, each page with the error page in its place. */
export const routes: RouteObject[] = [
  {
    element: <Frame />,
    errorElement: <ErrorPage />,
    // While the first page's module loads, the frame stands empty.
    hydrateFallbackElement: <></>,
    children: [
      ...table.map((page) => ({
        path: page.path,
        element: <LoadedPage />,
        errorElement: <ErrorPage />,
        loader: (asked: LoaderFunctionArgs) => loadPage(page, asked),
      })),
      {
        path: "*",
        element: <></>,
        errorElement: <ErrorPage />,
        loader: () => {
          throw notFound();
        },
      },
    ],
  },
];
