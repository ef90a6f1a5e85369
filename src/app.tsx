import { createHashRouter, RouterProvider } from "react-router-dom";
import { routes } from "./routes.tsx";

const router = createHashRouter(routes);

export function App() {
  return <RouterProvider router={router} />;
}
