/** Style sheets made by the plugins in vite/. */
declare module "virtual:tokens.css";
declare module "virtual:fit-table.css";
