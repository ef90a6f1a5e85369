/** Who the owner is: site.yaml in the content, with the host's name for a link that has none. */
import { profile } from "virtual:content/profile";

export { profile };
