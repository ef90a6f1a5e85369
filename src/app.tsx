import { createHashRouter, matchPath, RouterProvider } from "react-router-dom";
import { Prefetch } from "#lib/prefetch.ts";
import { routes, table } from "./routes.tsx";

type Router = ReturnType<typeof createHashRouter>;

/** The router over the address's hash, once the first page's module is there. */
export async function createRouter(): Promise<Router> {
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
    <Prefetch value={prefetch}>
      <RouterProvider router={router} />
    </Prefetch>
  );
}

function prefetch(path: string, pointedAt: boolean): void {
  for (const { path: pattern, heavy, load } of table) {
    const match = matchPath(pattern, path);
    // A failure is the visit's to meet, and to say.
    if (match && (pointedAt || !heavy)) load(match.params).catch(() => {});
  }
}
