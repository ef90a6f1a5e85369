import { ThemeProvider, useTheme } from "next-themes";
import { Links, Outlet, Scripts } from "react-router";
import { ThemeSwitch } from "~/components/dc/theme-switch/theme-switch";
import "./app.css";

/** The components' switch as a control of next-themes. */
function Controls() {
  const { resolvedTheme, setTheme } = useTheme();
  return <ThemeSwitch id="next-themes" aria-label="Light" value={resolvedTheme} onChange={setTheme} />;
}

export default function Root() {
  return (
    <html lang="en" suppressHydrationWarning>
      <head>
        <title>Host</title>
        <meta name="theme-color" content="#123456" />
        <link rel="icon" href="data:," />
        <Links />
      </head>
      <body>
        <ThemeProvider attribute={["class", "data-theme"]}>
          <header>
            <Controls />
          </header>
          <Outlet />
        </ThemeProvider>
        <Scripts />
      </body>
    </html>
  );
}
