import { createHashRouter, RouterProvider } from "react-router-dom";
import { PrefetchContext } from "#layout/site-link.tsx";
import { changeTheme } from "./lib/view-transition.ts";
import { prefetch, routes } from "./routes.tsx";
import { showThemeChangesWith } from "./theme/theme.ts";

type Router = ReturnType<typeof createHashRouter>;

/** Resolves once the first page's module has loaded. */
export async function createRouter(): Promise<Router> {
  showThemeChangesWith(changeTheme);
  const router = createHashRouter(routes);
  if (router.state.initialized) return router;
  return new Promise((resolve) => {
    const stop = router.subscribe(({ initialized }) => {
      if (!initialized) return;
      stop();
      resolve(router);
    });
  });
}

export function App({ router }: { router: Router }) {
  return (
    <PrefetchContext value={prefetch}>
      <RouterProvider router={router} />
    </PrefetchContext>
  );
}
