/**
 * `npm run setup`: makes the site the owner's, and can be run again. It asks in the terminal, shows its changes, writes them,
 * prints the resume, draws the previews, and lists what is left to do.
 * `-- --answers file.json` takes the answers from a file (form: setup/answers.mjs). `-- --dry-run` only shows the changes.
 * `-- --no-pictures` skips resume, previews and icons, which need Chromium.
 * Exit status: 0 when the answers are written; otherwise nothing was changed: 1 with a reason, 130 after Ctrl+C.
 */
import process from "node:process";
import { parseArgs } from "node:util";
import { root } from "../vite/root.mjs";
import { checkNode, fail, installPackages } from "./support/setup.mjs";
import { checkStopped, run, Stopped, stopOnSignals, stopSignal } from "./support/stoppable.mjs";

const say = console.log;

/**
 * @returns {Promise<boolean>} whether anything was written
 * @throws with the reason when nothing was changed
 */
async function setup({ answersFile, dryRun }) {
  const { askAll } = await import("./setup/questions.mjs");
  const { completed, readAnswers } = await import("./setup/answers.mjs");
  const { diffOf } = await import("./setup/diff.mjs");
  const { makePlan } = await import("./setup/plan.mjs");
  const { fingerprint, LAYER, readPresent } = await import("./setup/present.mjs");
  const { check, place, recover, stage } = await import("./setup/stage.mjs");

  recover();
  const present = readPresent();
  const answers = answersFile
    ? await readAnswers(answersFile, present)
    : await completed({ value: await askAll(present), problem: asked }, process.cwd(), present);
  // Questions handle Ctrl+C themselves.
  stopOnSignals();
  await checkStopped();
  const { files, notes } = makePlan(present, answers);
  for (const note of notes) say(`\n${note}`);
  if (files.size === 0) {
    say("\nThe site already has all of this. There is nothing to write.");
    return false;
  }
  const staged = stage(files);
  try {
    await checkStopped();
    await check(staged, String(files.get(LAYER) ?? present.layer));
    say(`\n${diffOf(files)}\n`);
    if (dryRun) {
      say("Nothing was written: this was a dry run.");
      return false;
    }
    if (!answersFile) await confirmWrite();
    await checkStopped();
    if (fingerprint() !== present.print) {
      throw new Error(
        "A file of yours was saved while setup was running and would have been overwritten. Run setup again.",
      );
    }
    place(staged);
  } finally {
    staged.remove();
  }
  say("Written.");
  return true;
}

/** A mistake that no question noticed. */
const asked = (path, found, expected) => ({
  file: "your answers",
  line: 1,
  column: 1,
  key: path.join("."),
  found,
  expected,
});

/** @throws {Stopped} when the owner says no */
async function confirmWrite() {
  const { confirm } = await import("@clack/prompts");
  const answer = await confirm({ message: "Write this?", signal: stopSignal });
  if (answer !== true) throw new Stopped();
}

/** Files made from the content. A failure does not undo the content. */
async function renderAssets() {
  for (const [name, title] of [
    ["resume", "Printing the resume"],
    ["previews", "Drawing previews and icons"],
  ]) {
    say(`${title} …`);
    const { ok, output } = await run(process.execPath, [`scripts/${name}.mjs`], root);
    if (!ok) say(`That failed; your content is saved. Try again later: npm run ${name}\n${output.trim()}`);
  }
}

async function printNextSteps() {
  const { output } = await run(process.execPath, ["scripts/doctor.mjs"], root);
  say(`\nLeft to do (npm run doctor):\n\n${output.trim()}\n\n  Look      npm start`);
}

function readOptions() {
  // npm keeps options before "--".
  if (["dry_run", "answers"].some((name) => process.env[`npm_config_${name}`])) {
    fail('npm took an option for itself. Put "--" before it: npm run setup -- --answers answers.json');
  }
  try {
    const { values } = parseArgs({
      options: {
        answers: { type: "string" },
        "dry-run": { type: "boolean" },
        "no-pictures": { type: "boolean" },
        yes: { type: "boolean" },
      },
    });
    return { answersFile: values.answers, dryRun: values["dry-run"], pictures: !values["no-pictures"] };
  } catch {
    return fail("The options are --answers <file>, --dry-run and --no-pictures.");
  }
}

checkNode();
const options = readOptions();
if (!options.answersFile && !(process.stdin.isTTY && process.stdout.isTTY)) {
  fail(`Setup asks its questions in a terminal. Without one it takes the answers from a file:

  npm run setup -- --answers answers.json

  { "name": "…", "title": "…", "bio": "…", "email": "hello@…", "site": "https://…" } is enough to start.
  scripts/setup/answers.mjs shows all keys.`);
}
installPackages();
// Setup is about the owner's content, even if a terminal has set another.
delete process.env.CONTENT;
delete process.env.ORG_SETTINGS;

let written = false;
try {
  written = await setup(options);
  if (written) {
    if (options.pictures) await renderAssets();
    await printNextSteps();
  }
} catch (error) {
  const stopped = error instanceof Stopped;
  const outcome = written
    ? "Your answers are written. Still to run: npm run resume, npm run previews, npm run doctor."
    : "Nothing was changed.";
  console.error(`\n${stopped ? "Cancelled." : error.message}\n\n${outcome}\n`);
  process.exitCode = stopped ? 130 : 1;
}
