import { createRootRoute, HeadContent, Outlet, Scripts } from "@tanstack/react-router";
import { themeScript } from "@/components/dc/theme/theme-class";
import sheet from "../styles.css?url";

export const Route = createRootRoute({
  head: () => ({
    meta: [{ title: "Host" }],
    links: [
      { rel: "icon", href: "data:," },
      { rel: "stylesheet", href: sheet },
    ],
  }),
  component: Root,
});

function Root() {
  return (
    <html lang="en" suppressHydrationWarning>
      <head>
        <HeadContent />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own text, needed before the first paint. */}
        <script dangerouslySetInnerHTML={{ __html: themeScript }} />
      </head>
      <body className="dc-page">
        <Outlet />
        <Scripts />
      </body>
    </html>
  );
}
