/**
 * The tests of the product run on the samples and the site's own look, whatever the owner has written. The checks of the
 * owner's content do not (tests/owner/).
 */
import process from "node:process";

process.env.CONTENT = "samples";
process.env.ORG_SETTINGS = "samples/org_settings.tokens.json";
