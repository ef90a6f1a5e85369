/** The tests of the product run on the samples and the default look, not on the owner's content, which tests/owner/ checks. */
import process from "node:process";

process.env.CONTENT = "samples";
process.env.ORG_SETTINGS = "samples/org_settings.tokens.json";
