/**
 * `npm run doctor`: lists what the owner still has to do before publishing: placeholders, texts to confirm (CONFIRM comments),
 * pictures that no page shows, files older than the content, website status older than a day, and missing mail keys.
 * Exit status: 0 when nothing is left, else 1. `-- --send` sends the owner a test message. `-- --json`
 * prints the list for edit mode; `-- --json quick` without generated files, which take a second to compare. `-- colors` prints
 * the contrast of every pair of colours, with status 1 if one fails; `-- colors tokens/examples/signal.tokens.json` those of
 * another file. `-- unlist my-project` takes a case study out of all lists, under an address that cannot be guessed. `-- texts` prints the interface's texts that are in English, in the form of content/texts.yaml.
 */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import process from "node:process";
import { fileURLToPath } from "node:url";
import { isTested, MAIL_FILE, MAIL_KEYS, markTested } from "../vite/mail-keys.mjs";
import { root } from "../vite/root.mjs";
import { gitIn } from "./support/git.mjs";
import { checkNode, fail, installPackages } from "./support/setup.mjs";

const LICENSE = "LICENSE";

/**
 * Files older than the content, each with the command that updates it.
 * @param {{ pdf: Buffer, digest: string, manifest: { short_name: string, name: string }, profile: { name: string, title: string },
 *   previews: { file: string, digest: string, picture: Buffer | null }[] }} files
 *   the printed resume, the digest of a new one, the web manifest, the profile, and each page's preview picture (null if
 *   missing) with the digest of a new one
 * @returns {string[]}
 */
export function outOfDate({ pdf, digest, manifest, profile, previews }) {
  const notes = [];
  if (isOlder(pdf, digest)) {
    notes.push("resume.pdf is older than the content: npm run resume");
  }
  if (manifest.short_name !== profile.name || manifest.name !== `${profile.name}, ${profile.title}`) {
    notes.push(
      `site.webmanifest is for "${manifest.name}", the profile says "${profile.name}, ${profile.title}": npm run previews`,
    );
  }
  const missing = previews.filter(({ picture }) => !picture);
  const old = previews.filter(({ picture, digest }) => picture && isOlder(picture, digest));
  const files = (list) => list.map(({ file }) => file).join(", ");
  if (missing.length) notes.push(`Pages without a preview picture (${files(missing)}): npm run previews`);
  if (old.length) notes.push(`Preview pictures older than titles, texts or colours (${files(old)}): npm run previews`);
  return notes;
}

/** A file without a digest is the owner's own. */
function isOlder(file, digest) {
  return !file.includes(digest) && (!file.length || file.includes("sha256:"));
}

const DAY = 86_400_000;

/**
 * Problems with the status of the listed websites.
 * @param {{ websites: readonly unknown[], text: string | null, now: number }} known the owner's list, the
 *   text of status.json (null if missing), and the time in ms since 1970
 * @returns {string[]}
 */
export function staleStatus({ websites, text, now }) {
  if (websites.length === 0) return [];
  if (text === null) return ["The dashboard lists websites, but status.json is missing: npm run status"];
  let times;
  try {
    times = JSON.parse(text).map(({ checked }) => Date.parse(checked));
  } catch {
    return ["status.json is not a list of sites. Fix it, or delete it and run npm run status."];
  }
  // Upptime's file has no time.
  const newest = Math.max(...times.filter((time) => !Number.isNaN(time)));
  if (!Number.isFinite(newest) || now - newest <= DAY) return [];
  const day = new Date(newest).toISOString().slice(0, 10);
  return [`status.json is older than a day (${day}), and the dashboard says so: npm run status`];
}

/**
 * Whether the owner's availability names a month, such as "March 2026", that is over.
 * @param {{ availability?: string, now: number }} known now in ms since 1970
 * @returns {string[]}
 */
export function pastAvailability({ availability = "", now }) {
  const [date] = /\b[A-Z][a-z]+ 20\d\d\b/.exec(availability) ?? [];
  const month = new Date(`1 ${date} UTC`);
  // NaN if it names no month.
  if (!(month.setUTCMonth(month.getUTCMonth() + 1) <= now)) return [];
  return [`"${availability}" (availability in site.yaml) is over. Write a new month, or delete the line.`];
}

/**
 * Notes on the site's mail.
 * @param {{ env: Record<string, string | undefined>, tested: boolean, delivers: boolean, shown: readonly string[] }} known the
 *   build's variables, whether a test message was accepted, whether inquiries are delivered, and the site's pages
 * @returns {{ hint?: string, notes: string[] }} notes are left to do; the hint is not, since mail keys are optional
 */
export function mailState({ env, tested, delivers, shown }) {
  if (!shown.includes("contact") && !shown.includes("inquiry")) return { notes: [] };
  const missing = MAIL_KEYS.filter((name) => !env[name]);
  if (missing.length === 0) {
    const notes = tested ? [] : ["No test message was sent with the mail keys yet: npm run doctor -- --send"];
    if (delivers || !shown.includes("inquiry")) return { notes };
    const fix = "Set deliverByEmail under inquiry in pages.yaml to true, or leave the page out in site.yaml.";
    return { hint: `Inquiries reach nobody, although the mail keys are set. ${fix}`, notes };
  }
  if (missing.length < MAIL_KEYS.length) {
    return { notes: [`The contact form cannot send: ${MAIL_FILE} has no ${missing.join(" and no ")}.`] };
  }
  if (delivers && shown.includes("inquiry")) {
    return { notes: [`Inquiries cannot be delivered (deliverByEmail in pages.yaml): ${MAIL_FILE} has no mail keys.`] };
  }
  return {
    hint: `Without mail keys in ${MAIL_FILE}, the contact form offers the visitor's own mail program.`,
    notes: [],
  };
}

/** Sends the owner a message by the site's mail service, and says what the service answers. */
async function sendTest(env, { email, site }) {
  const missing = MAIL_KEYS.filter((name) => !env[name]);
  if (missing.length) fail(`No message was sent: ${MAIL_FILE} has no ${missing.join(" and no ")}.`);
  const [user_id, service_id, template_id] = MAIL_KEYS.map((name) => env[name]);
  const form = new FormData();
  const texts = { user_name: "npm run doctor", user_email: email, message: `A test message from ${site}` };
  for (const [name, text] of Object.entries({ user_id, service_id, template_id, ...texts })) form.set(name, text);
  const address = new URL(
    "/api/v1.0/email/send-form",
    new URL(env.VITE_EMAILJS_ORIGIN || "https://api.emailjs.com", site),
  );
  const response = await fetch(address, { method: "POST", body: form, signal: AbortSignal.timeout(15_000) }).catch(
    (error) => fail(`No message was sent: ${address.host} does not answer (${error.cause?.message ?? error.message}).`),
  );
  const text = await response.text();
  console.log(`${address.host} answers: ${response.status} ${text}`);
  if (response.ok) {
    markTested(env);
    console.log(`The message should arrive at ${email} within minutes. If not, look at the template's "To Email".`);
    return;
  }
  if (/non-browser/.test(text))
    console.log("Send it in edit mode instead (npm run dev, Edit, Mail), which is a browser.");
  process.exitCode = 1;
}

/** The generated files, and the digests of new ones. */
export async function generatedFiles(content) {
  const { digestOf, resumePage } = await import("./resume/page.mjs");
  const { previews } = await import("./previews/page.mjs");
  const own = (name) => {
    const file = `${root}${content.folder}/public/${name}`;
    return existsSync(file) ? readFileSync(file) : null;
  };
  return {
    websites: content.websites,
    text: own("status.json")?.toString() ?? null,
    now: Date.now(),
    pdf: own(content.site.resume) ?? Buffer.alloc(0),
    digest: digestOf(await resumePage()),
    manifest: JSON.parse(own("site.webmanifest")?.toString() ?? "{}"),
    profile: content.site,
    previews: previews.map(({ file, digest }) => ({ file, digest, picture: own(file) })),
  };
}

/** Placeholders and texts to confirm, by file and line. */
function find(files, { placeholders, confirmations, PLACEHOLDER }) {
  const inFiles = (read) =>
    files.flatMap((file) => read(readFileSync(root + file, "utf8")).map((found) => ({ file, ...found })));
  const license = readFileSync(root + LICENSE, "utf8")
    .split("\n")
    .flatMap((value, index) => (PLACEHOLDER.test(value) ? [{ file: LICENSE, line: index + 1, key: "", value }] : []));
  return { placeholders: [...inFiles(placeholders), ...license], confirmations: inFiles(confirmations) };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  checkNode();
  installPackages();
  const { loadModule } = await import("./support/load-module.mjs");
  const [word, file] = process.argv.slice(2);
  if (word === "colors") {
    if (file && !existsSync(file))
      fail(`There is no file ${file}. Name a token file, such as tokens/examples/signal.tokens.json.`);
    const { contrastReport } = await loadModule("vite/tokens/contrast-report.ts");
    const named = (text) => text.replaceAll("tokens/org_settings.tokens.json", file ?? "$&");
    const report = contrastReport(file && readFileSync(file, "utf8"));
    const { lines, failed } = await report.catch((error) => fail(named(error.message)));
    console.log(named(lines.join("\n")));
    process.exit(failed ? 1 : 0);
  }
  if (word === "texts") {
    const { untranslated } = await loadModule("vite/content/texts.ts");
    console.log("# Texts that are in English. Copy some into content/texts.yaml, and write yours after the colon.");
    for (const text of untranslated()) console.log(`${JSON.stringify(text)}: ""`);
    process.exit();
  }
  if (word === "unlist") {
    const { ContentFiles } = await loadModule("vite/edit/content-files.ts");
    const { contentFolder } = await import("../vite/content-folder.mjs");
    if (contentFolder() === "samples") fail("The samples are the product's. Run npm run setup first.");
    try {
      const { name } = new ContentFiles(contentFolder()).unlist({ slug: file ?? "" });
      console.log(`The case study is unlisted, under work/${name}/. Links to its old address end.`);
    } catch (error) {
      fail(error.message);
    }
    process.exit();
  }
  const { checkDrawings, readContent } = await loadModule("vite/content/read-content.ts");
  const content = readContent();
  const { tagsIn } = await loadModule("vite/content/normalize-resume.ts");
  const { readRecipients } = await loadModule("vite/content/recipients.ts");
  const recipients = readRecipients(content.folder);
  checkDrawings(content);
  const { loadEnv } = await import("vite");
  const env = loadEnv("production", root, "VITE_EMAILJS_");
  if (process.argv[2] === "--send") {
    await sendTest(env, content.site);
    process.exit();
  }
  const { folder } = content;
  const files = readdirSync(root + folder, { recursive: true, encoding: "utf8" })
    .filter((name) => /(?:\.ya?ml|\.json|\.webmanifest|case-study\.md)$/.test(name) && !name.endsWith("status.json"))
    .map((name) => `${folder}/${name}`)
    .sort();
  const { placeholders, confirmations } = find(files, await import("./support/placeholders.mjs"));
  const { unusedPictures } = await loadModule("vite/content/unused-pictures.ts");
  const unused = unusedPictures(content);
  const mail = mailState({
    env,
    tested: isTested(env),
    delivers: content.pages.inquiry.deliverByEmail,
    shown: content.shown,
  });
  const isTranslated = content.site.language.startsWith("en") || Object.keys(content.texts).length > 0;
  const sealedNotes = () => {
    const git = gitIn(root);
    const { ok, out } = git.attempt(["remote", "-v"]);
    // Without a password.
    const [remote] = (ok && /[\w+]+:\/\/\S+|\S+@\S+:\S+/.exec(out.replaceAll(/\/\/[^@/\s]*@/g, "//"))) || [];
    return content.studies.flatMap(({ slug, sealed }) => {
      if (!sealed) return [];
      const place = `${folder}/work/${slug}`;
      const isCommitted = remote && git.attempt(["log", "--all", "-1", "--format=%h", "--", place]).out;
      const published = `${place} is sealed, but was committed to a repository with a remote (${remote}). If that is public, anyone can read it there.`;
      const bare = `${place} is sealed, but has no recipient: npm run seal -- ${slug} "Name"`;
      return [...(isCommitted ? [published] : []), ...(recipients[slug]?.length ? [] : [bare])];
    });
  };
  const findNotes = async () => {
    const now = await generatedFiles(content);
    const drafts = content.drafts.map(
      (draft) => `${folder}/work/${draft} is a draft: add it to work in ${folder}/site.yaml, or delete it.`,
    );
    const { availability } = content.site;
    return [
      ...outOfDate(now),
      ...staleStatus(now),
      ...pastAvailability({ availability, now: Date.now() }),
      ...mail.notes,
      ...(isTranslated ? [] : ["The interface's own texts are in English. To translate them: npm run doctor -- texts"]),
      ...drafts,
      ...sealedNotes(),
    ];
  };
  if (word === "--json") {
    const inContent = (list) => list.map(({ file, ...each }) => ({ ...each, file: file.replace(`${folder}/`, "") }));
    const [texts, waiting] = [placeholders, confirmations].map(inContent);
    const notes = file === "quick" ? [] : await findNotes();
    console.log(JSON.stringify({ placeholders: texts, confirmations: waiting, unused, notes }));
    process.exit();
  }
  for (const { file, line, key, value } of placeholders) console.log(`${file}:${line}  ${key || "(text)"}  "${value}"`);
  if (confirmations.length) console.log("");
  for (const { file, line, value } of confirmations) console.log(`${file}:${line}  to confirm: ${value}`);
  for (const name of unused)
    console.log(`\n${folder}/${name} is not shown on a page: name it in a text of its folder, or delete it.`);
  console.error("\nComparing the resume and the link previews with the content …");
  const notes = await findNotes();
  for (const note of notes) console.log(`\n${note}`);
  const [count, waiting] = [placeholders.length, confirmations.length];
  console.log(
    count ? `\n${count} ${count === 1 ? "placeholder remains" : "placeholders remain"}.` : "No placeholders remain.",
  );
  if (waiting) {
    console.log(
      `${waiting} ${waiting === 1 ? "text is" : "texts are"} still to confirm: delete the CONFIRM comment when you agree.`,
    );
  }
  if (mail.hint) console.log(mail.hint);
  const tags = tagsIn(content.resume);
  for (const tag of tags.filter((each) => tags.indexOf(each) === tags.lastIndexOf(each)))
    console.log(`resume.json has the tag "${tag}" once. Is it spelled right?`);
  for (const { slug } of content.unlisted) {
    console.log(`Unlisted, not secret: anyone with the address can read it. ${content.site.site}work/${slug}/`);
  }
  process.exitCode = count || waiting || unused.length || notes.length ? 1 : 0;
}
