/** The one colour that changes with the path: of the accent line, and of a case study's lid. */
export type RouteAccent = (typeof ROUTES)[number] | "primary";

const ROUTES = ["marz", "vxnessa", "timeslot", "edusim"] as const;

/** The first case study whose name the path contains, in any case; the theme's primary colour otherwise. */
export function routeAccent(pathname: string): RouteAccent {
  return ROUTES.find((name) => pathname.toLowerCase().includes(name)) ?? "primary";
}
