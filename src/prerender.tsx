/** Entry of the build's second half: every page as HTML. Runs in Node (vite/prerender.ts). */
import { StrictMode } from "react";
import { renderToString } from "react-dom/server";
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from "react-router-dom";
import { profile } from "./content/profile.ts";
import { resume } from "./content/resume.ts";
import { projects } from "./content/work/projects.ts";
import { Prefetch } from "./lib/prefetch.ts";
import { routes, table } from "./routes.tsx";

/** What search engines and link previews are told of the owner. */
export const site = {
  url: profile.site,
  name: resume.basics.name,
  jobTitle: resume.basics.label,
  knowsAbout: resume.skills.flatMap(({ keywords }) => keywords),
  sameAs: resume.basics.profiles.map(({ url }) => url),
};

/** What they are told of each page. */
export const pages = table.map(({ path, title, description }) => {
  const project = projects.find(({ slug }) => path === `/work/${slug}`);
  return { path, title, description, project: project && { name: project.title, kind: project.kind } };
});

/**
 * The markup inside #root for a path; for an unknown one, the error page's.
 * @throws when the page itself fails to render
 */
export async function render(path: string): Promise<string> {
  const { query, dataRoutes } = createStaticHandler(routes);
  const context = await query(new Request(new URL(path, "http://localhost")));
  if (context instanceof Response) throw new Error(`${path} answers with a redirect, which no static page can.`);
  const router = createStaticRouter(dataRoutes, context);
  return renderToString(
    <StrictMode>
      <Prefetch value={() => {}}>
        <StaticRouterProvider router={router} context={context} hydrate={false} />
      </Prefetch>
    </StrictMode>,
  );
}
