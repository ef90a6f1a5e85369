/**
 * The websites of the owner's clients, for the dashboard: websites.yaml in the content. As long as there are none, the
 * dashboard shows three made-up sites and says so. `npm run status` checks each and writes status.json.
 */
import { websites } from "virtual:content/websites";

export { websites };
export type Website = (typeof websites)[number];
