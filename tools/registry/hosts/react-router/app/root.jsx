import { Links, Outlet, Scripts } from "react-router";
import { themeScript } from "~/components/dc/theme/theme-class";
import "./app.css";

export default function Root() {
  return (
    <html lang="en" suppressHydrationWarning>
      <head>
        <title>Host</title>
        <link rel="icon" href="data:," />
        <Links />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own text, needed before the first paint. */}
        <script dangerouslySetInnerHTML={{ __html: themeScript }} />
      </head>
      <body>
        <Outlet />
        <Scripts />
      </body>
    </html>
  );
}
