import { createHashRouter, RouterProvider } from "react-router-dom";
import { PrefetchContext } from "#layout/site-link.tsx";
import { prefetch, routes } from "./routes.tsx";

type Router = ReturnType<typeof createHashRouter>;

/** Resolves once the first page's module has loaded. */
export async function createRouter(): Promise<Router> {
  ignoreAbortedViewTransitions();
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

/** A visitor who leaves before a page has opened makes `ready` reject, and react-router 7.18 does not catch it. */
function ignoreAbortedViewTransitions(): void {
  const start = document.startViewTransition?.bind(document);
  if (!start) return;
  document.startViewTransition = (update) => {
    const transition = start(update);
    transition.ready.catch(() => {});
    return transition;
  };
}
