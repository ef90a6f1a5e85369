import type { ReactElement } from "react";
import { type LoaderFunctionArgs, matchPath, type Params, type RouteObject, useLoaderData } from "react-router-dom";
import { showAlert } from "#components/alert/show-alert.ts";
import { isPageEnabled, pages } from "#content/site.ts";
import type { BoxStyle } from "#layout/black-box.tsx";
import { ErrorPage } from "#layout/error-page.tsx";
import { Frame, type FrameData } from "#layout/frame.tsx";
import { loadDeferredStyles } from "#lib/deferred-styles.ts";
import { loadOrReload } from "#lib/load-or-reload.ts";

type Loaded = { element: ReactElement } & Partial<FrameData>;

type Page = {
  path: string;
  /** Missing if `load` returns one for each page of the path. */
  title?: string;
  style: BoxStyle;
  /** Fetches the page's module and content; undefined if the page does not exist. */
  load: (params: Params) => Promise<Loaded | undefined>;
};

const page = (
  name: Exclude<keyof typeof pages, "error">,
  style: BoxStyle,
  load: () => Promise<ReactElement>,
): Page => ({
  path: name === "landing" ? "/" : `/${name}`,
  title: pages[name].title,
  style,
  load: async () => ({ element: await load() }),
});

const allPages: readonly Page[] = [
  page("landing", "landing", () => import("#routes/landing/landing.tsx").then(({ Landing }) => <Landing />)),
  page("work", "work", () => import("#routes/work/work.tsx").then(({ Work }) => <Work />)),
  {
    // One route for all case studies: a list of them would add to every page's first load.
    path: "/work/:slug",
    style: "work",
    load: ({ slug = "" }) =>
      import("#routes/work/load-case-study-page.tsx").then(({ loadCaseStudyPage }) => loadCaseStudyPage(slug)),
  },
  page("about", "about", () => import("#routes/about/about.tsx").then(({ About }) => <About />)),
  page("contact", "box", () => import("#routes/contact/contact.tsx").then(({ Contact }) => <Contact />)),
  page("showcase", "work", () => import("#routes/showcase/showcase.tsx").then(({ Showcase }) => <Showcase />)),
  page("inquiry", "box", () => import("#routes/contact/inquiry.tsx").then(({ Inquiry }) => <Inquiry />)),
  page("dashboard", "box", () => import("#routes/dashboard/dashboard.tsx").then(({ Dashboard }) => <Dashboard />)),
];

/** The pages that the owner has not left out. */
export const enabledPages = allPages.filter(({ path }) => isPageEnabled(path));

/** Pages that were fetched ahead. Importing a loaded module again would cost a slow phone tens of milliseconds. */
const ready = new Map<string, Loaded>();

type PageData = FrameData & Pick<Loaded, "element">;

/** Not react-router's `lazy`, which does not get the params and in 7.18 leaves the first page blank when it rejects. */
async function loadPage({ title = "", style, load }: Page, { request, params }: LoaderFunctionArgs): Promise<PageData> {
  const { pathname } = new URL(request.url);
  const known = ready.get(pathname);
  if (known) return { title, style, ...known };
  const timer = setTimeout(showSlowLoadAlert, SLOW_LOAD_MS);
  const loading = () => loadAll(pathname, load(params));
  const loaded = await loadOrReload(loading, pathname, request.signal, isPrerendered(pathname)).finally(() =>
    clearTimeout(timer),
  );
  if (!loaded) throw notFound();
  return { title, style, ...loaded };
}

const SLOW_LOAD_MS = 8000;

function showSlowLoadAlert() {
  showAlert({
    type: "warning",
    message: "This page is taking longer than usual. It will open as soon as it has loaded.",
  });
}

/** Whether this document holds the page's prerendered markup. */
function isPrerendered(path: string): boolean {
  return !import.meta.env.SSR && document.documentElement.dataset.path === path;
}

/** Loads the page and the deferred styles. A prerendered page has its styles in its file. */
async function loadAll<T>(path: string, page: Promise<T>): Promise<T> {
  const [loaded] = await Promise.all([page, isPrerendered(path) ? undefined : loadDeferredStyles()]);
  return loaded;
}

/** Fetches a page ahead of a visit. Returns whether it is here already. */
export function prefetch(path: string): boolean {
  if (ready.has(path)) return true;
  for (const { path: pattern, load } of enabledPages) {
    const match = matchPath(pattern, path);
    if (!match) continue;
    // A failure is shown when the page is visited.
    loadAll(path, load(match.params)).then(
      (loaded) => loaded && ready.set(path, loaded),
      () => {},
    );
    // The first page has its title's letters inline (vite/pages/title-font.ts). The next title would wait for the whole font.
    document.fonts.load('700 1em "Archivo Cut"').catch(() => {});
  }
  return false;
}

function notFound(): Response {
  return new Response(null, { status: 404, statusText: "Not Found" });
}

function LoadedPage() {
  return useLoaderData<PageData>().element;
}

export const routes: RouteObject[] = [
  {
    element: <Frame />,
    errorElement: <ErrorPage />,
    // Keeps the frame empty while the first page's module loads.
    hydrateFallbackElement: <></>,
    children: [
      ...enabledPages.map((page) => ({
        path: page.path,
        element: <LoadedPage />,
        errorElement: <ErrorPage />,
        loader: (request: LoaderFunctionArgs) => loadPage(page, request),
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
