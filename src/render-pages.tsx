/** Renders every page as HTML, in Node (vite/pages/prerender.ts). */
import { StrictMode } from "react";
import { renderToString } from "react-dom/server";
import { createStaticHandler, createStaticRouter, isRouteErrorResponse, StaticRouterProvider } from "react-router-dom";
import { resume } from "./content/resume.ts";
import { profile } from "./content/site.ts";
import { sitePages } from "./content/site-pages.ts";
import { Prefetch } from "./layout/site-link.tsx";
import { routes } from "./routes.tsx";

/** What search engines and link previews are told of the owner. */
export const site = {
  url: profile.site,
  name: resume.basics.name,
  jobTitle: resume.basics.label,
  knowsAbout: resume.skills.flatMap(({ keywords }) => keywords),
  sameAs: resume.basics.profiles.map(({ url }) => url),
};

export { sitePages as pages };

/**
 * The markup inside #root for a path; for an unknown one, the error page's.
 * @throws when a page of the site fails to load or to render
 */
export async function render(path: string): Promise<string> {
  const { query, dataRoutes } = createStaticHandler(routes);
  const context = await query(new Request(new URL(path, "http://localhost")));
  if (context instanceof Response) throw new Error(`${path} answers with a redirect, which no static page can.`);
  const [error] = Object.values(context.errors ?? {});
  // A page that fails must fail the build. Published as an error page, nobody would notice.
  if (error && sitePages.some((page) => page.path === path)) {
    throw isRouteErrorResponse(error) ? new Error(`${path} is in the list of pages, but is no route.`) : error;
  }
  const router = createStaticRouter(dataRoutes, context);
  return renderToString(
    <StrictMode>
      <Prefetch value={() => {}}>
        <StaticRouterProvider router={router} context={context} hydrate={false} />
      </Prefetch>
    </StrictMode>,
  );
}
