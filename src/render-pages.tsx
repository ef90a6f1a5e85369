/** Renders pages as HTML, in Node (vite/pages/prerender.ts). */
import { StrictMode } from "react";
import { renderToString } from "react-dom/server";
import { createStaticHandler, createStaticRouter, isRouteErrorResponse, StaticRouterProvider } from "react-router-dom";
import { resume } from "./content/resume.ts";
import { profile } from "./content/site.ts";
import { sitePages } from "./content/site-pages.ts";
import { PrefetchContext } from "./layout/site-link.tsx";
import { routes } from "./routes.tsx";

/** The owner's data for search engines and link previews. */
export const site = {
  /** Address of the published site, with a closing slash. */
  url: profile.site,
  name: resume.basics.name,
  jobTitle: resume.basics.label,
  knowsAbout: resume.skills.flatMap(({ keywords }) => keywords),
  /** The owner's profiles elsewhere. */
  sameAs: resume.basics.profiles.map(({ url }) => url),
};

export { sitePages as pages };

/** @throws when a page of the site fails to load or render; an unknown path gives the error page */
export async function render(path: string): Promise<string> {
  const { query, dataRoutes } = createStaticHandler(routes);
  const context = await query(new Request(new URL(path, "http://localhost")));
  if (context instanceof Response) throw new Error(`${path} answers with a redirect, which a static page cannot do.`);
  const [error] = Object.values(context.errors ?? {});
  // Nobody would notice a published error page, so the build fails.
  if (error && sitePages.some((page) => page.path === path)) {
    throw isRouteErrorResponse(error) ? new Error(`${path} is in the list of pages, but has no route.`) : error;
  }
  const router = createStaticRouter(dataRoutes, context);
  return renderToString(
    <StrictMode>
      <PrefetchContext value={() => false}>
        <StaticRouterProvider router={router} context={context} hydrate={false} />
      </PrefetchContext>
    </StrictMode>,
  );
}
