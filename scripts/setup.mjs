/**
 * `npm run setup`: makes the site the owner's, and can be run again. It asks six questions, writes content/ and opens edit mode,
 * where everything else is changed. `-- --answers file.json` asks nothing. The file has the keys of the content files:
 *
 *   { "site.yaml": { "name": "…", "work": ["a-case-study"] }, "pages.yaml": { "about": { "lead": "…" } },
 *     "org_settings.tokens.json": { "both": { "primaryColor": "#0a7d55" } } }
 *
 * It is a JSON merge patch (RFC 7396) for each file: what is missing stays, null deletes. Files that are in content/ before the
 * first run stay: pictures, case studies, a resume.json.
 * Exit status: 0 when the answers are written; otherwise nothing was changed: 1 with a reason, 130 after Ctrl+C.
 */
import process from "node:process";
import { parseArgs } from "node:util";
import { takePort } from "./support/free-port.mjs";
import { checkNode, fail, installPackages } from "./support/setup.mjs";

/** @returns {string | undefined} path of the file of answers */
function answersFile() {
  // npm keeps options before "--".
  if (process.env.npm_config_answers) {
    fail('npm took an option for itself. Put "--" before it: npm run setup -- --answers answers.json');
  }
  try {
    return parseArgs({ options: { answers: { type: "string" } } }).values.answers;
  } catch {
    return fail("The only option is --answers <file>.");
  }
}

checkNode();
const file = answersFile();
if (!file && !(process.stdin.isTTY && process.stdout.isTTY)) {
  fail(`Setup asks its questions in a terminal. Without one it takes the answers from a file:

  npm run setup -- --answers answers.json

  { "site.yaml": { "name": "…", "title": "…", "email": "hello@…" } } is enough to start. scripts/setup.mjs says more.`);
}
installPackages();
// Setup is about the owner's content, even if a terminal has set another.
delete process.env.CONTENT;
delete process.env.ORG_SETTINGS;

try {
  const { apply, readAnswers } = await import("./setup/apply.mjs");
  let answers;
  if (file) answers = readAnswers(file);
  else {
    const { askAll } = await import("./setup/questions.mjs");
    answers = { value: await askAll() };
  }
  // The files are written as a whole, so Ctrl+C waits.
  const wait = () => {};
  process.on("SIGINT", wait);
  const written = await apply(answers);
  process.off("SIGINT", wait);
  console.log(written.length ? `\nWritten: ${written.join(", ")}.` : "\nThe site already has all of this.");
} catch (error) {
  console.error(`\n${error.message}\n\nNothing was changed.\n`);
  process.exit(1);
}
if (file) console.log("\n  Edit    npm run dev\n  Left    npm run doctor\n");
else {
  const { serveSources } = await import("./support/serve-sources.mjs");
  console.log(`\n  Edit    ${await serveSources({ port: await takePort(5173), open: true })}`);
}
