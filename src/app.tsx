import { createHashRouter, RouterProvider } from "react-router-dom";
import { Prefetch } from "#layout/site-link.tsx";
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

/**
 * Lets a view transition be cut short without an error. When a visitor goes on before a page has come in, the browser rejects the
 * transition's `ready`, and react-router 7.18 has nothing that catches it:
 * https://drafts.csswg.org/css-view-transitions-1/#dom-viewtransition-ready
 */
function catchCutTransitions(): void {
  const start = document.startViewTransition?.bind(document);
  if (!start) return;
  document.startViewTransition = (update) => {
    const transition = start(update);
    transition.ready.catch(() => {});
    return transition;
  };
}
