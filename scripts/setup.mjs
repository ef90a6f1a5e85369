/**
 * `npm run setup`: makes the owner's site by asking, and can be run again. It asks in the terminal, shows what it will write,
 * writes it, prints the resume, draws the previews, and ends with what is left to do.
 * `-- --answers file.json` takes the answers from a file (setup/answers.mjs says its form). `-- --dry-run` shows what would be
 * written. `-- --no-pictures` leaves resume, previews and icons as they are: they need a Chromium.
 * Exit status: 0 when the answers are written; else nothing was changed: 1 for a reason that is said, 130 after Ctrl+C.
 */
import process from "node:process";
import { parseArgs } from "node:util";
import { root } from "../vite/root.mjs";
import { checkNode, fail, installPackages } from "./support/setup.mjs";
import { checkStopped, run, Stopped, stopOnSignals, stopSignal } from "./support/stoppable.mjs";

const say = console.log;

/**
 * The steps.
 * @returns {Promise<boolean>} whether anything was written
 * @throws when nothing was changed, and why
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
  // A question hears Ctrl+C itself.
  stopOnSignals();
  await checkStopped();
  const { files, notes } = makePlan(present, answers);
  for (const note of notes) say(`\n${note}`);
  if (files.size === 0) {
    say("\nThe site says all of this already. There is nothing to write.");
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
    if (!answersFile) await agree();
    await checkStopped();
    if (fingerprint() !== present.print) {
      throw new Error(
        "A file of yours was saved while setup was at work, and would have been overwritten. Run it again.",
      );
    }
    place(staged);
  } finally {
    staged.remove();
  }
  say("Written.");
  return true;
}

/** A mistake that no question has noticed. */
const asked = (path, found, expected) => ({
  file: "your answers",
  line: 1,
  column: 1,
  key: path.join("."),
  found,
  expected,
});

/** @throws {Stopped} when the owner says no */
async function agree() {
  const { confirm } = await import("@clack/prompts");
  const answer = await confirm({ message: "Write this?", signal: stopSignal });
  if (answer !== true) throw new Stopped();
}

/** The files that are made of the content. The content stands, so a failure takes nothing back. */
async function draw() {
  for (const [name, title] of [
    ["resume", "Printing the resume"],
    ["previews", "Drawing previews and icons"],
  ]) {
    say(`${title} …`);
    const { ok, output } = await run(process.execPath, [`scripts/${name}.mjs`], root);
    if (!ok) say(`That failed, and your content is not touched by it. Later: npm run ${name}\n${output.trim()}`);
  }
}

async function lookAround() {
  const { output } = await run(process.execPath, ["scripts/doctor.mjs"], root);
  say(`\nLeft to do (npm run doctor):\n\n${output.trim()}\n\n  Look      npm start`);
}

function readOptions() {
  // npm keeps options that stand before "--".
  if (["dry_run", "answers"].some((name) => process.env[`npm_config_${name}`])) {
    fail('npm has kept an option for itself. Put "--" before it: npm run setup -- --answers answers.json');
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
    return fail("--answers <file>, --dry-run and --no-pictures are understood, and nothing else.");
  }
}

checkNode();
const options = readOptions();
if (!options.answersFile && !(process.stdin.isTTY && process.stdout.isTTY)) {
  fail(`Setup asks its questions in a terminal, and this is none. Without one it takes the answers from a file:

  npm run setup -- --answers answers.json

  { "name": "…", "title": "…", "bio": "…", "email": "hello@…", "site": "https://…" } is enough for a start.
  scripts/setup/answers.mjs shows all that may stand in it.`);
}
installPackages();
// It is about the owner's content, whatever a test or a terminal has set.
delete process.env.CONTENT;
delete process.env.ORG_SETTINGS;

let written = false;
try {
  written = await setup(options);
  if (written) {
    if (options.pictures) await draw();
    await lookAround();
  }
} catch (error) {
  const stopped = error instanceof Stopped;
  const outcome = written
    ? "Your answers are written. What is left: npm run resume, npm run previews, npm run doctor."
    : "Nothing was changed.";
  console.error(`\n${stopped ? "Broken off." : error.message}\n\n${outcome}\n`);
  process.exitCode = stopped ? 130 : 1;
}
