import { createHashRouter, RouterProvider } from "react-router-dom";
import { catchCutTransitions } from "#lib/catch-cut-transitions.ts";
import { Prefetch } from "#lib/prefetch.ts";
import { prefetch, routes } from "./routes.tsx";

type Router = ReturnType<typeof createHashRouter>;

/** The router over the address's hash, once the first page's module is there. */
export async function createRouter(): Promise<Router> {
  catchCutTransitions();
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
