/**
 * Edit mode: the owner changes content on the page. Only in the dev server, never in a build. Its endpoint writes files, so it
 * accepts only requests from this machine and its own page, and changes only content.
 */
import { execFile } from "node:child_process";
import { randomUUID } from "node:crypto";
import process from "node:process";
import { promisify } from "node:util";
import { loadEnv, type Plugin } from "vite";
import { z } from "zod";
import { OwnerError, UserError } from "../../src/lib/errors.ts";
import type { Content } from "../content/read-content.ts";
import { addRecipient, withdraw } from "../content/recipients.ts";
import { contentFolder } from "../content-folder.mjs";
import { answerJson, type Endpoint, Refusal, readBody, serveEndpoints } from "../endpoints.ts";
import { isTested, markTested, saveMailKeys } from "../mail-keys.mjs";
import { root } from "../root.mjs";
import { WriteError } from "../write-files.mjs";
import { ContentFiles } from "./content-files.ts";
import { markContent } from "./mark-content.ts";
import { type Requests, requests } from "./requests.ts";

const ADDRESS = "/__edit/";
const PAGE = "/edit-mode/start.tsx";
/** Until the page renders, for which the first start prepares the packages. */
const LOADING = "The page is loading. The first time takes a while.";
const LOADING_STYLE = `#loading { position: fixed; inset: 0; display: grid; place-content: center; margin: 0; font: 1.25rem system-ui;
color: CanvasText; background: Canvas } body:has(#root > *) #loading { display: none }`;
/** In bytes. */
const MAX_JSON = 1024 ** 2;
const MAX_FILE = 25 * 1024 ** 2;

type Input = {
  query: Record<string, string>;
  body: Buffer;
  /** Aborts when the page no longer waits, such as after a reload. */
  signal: AbortSignal;
};
type Action = {
  maxBytes: number;
  /** Added to the message about a larger body. */
  fix?: string;
  run: (input: Input) => unknown;
};

/** An action whose body is JSON. */
function jsonAction<T>(schema: z.ZodType<T>, run: (request: T, signal: AbortSignal) => unknown): Action {
  return { maxBytes: MAX_JSON, run: ({ body, signal }) => run(schema.parse(parseJson(body)), signal) };
}

/** For the content plugin. */
export type EditMode = { mark: (content: Content) => Content };

/** @param folder of the content, from the project's root */
export function editPlugin(folder = contentFolder()): Plugin<EditMode> {
  const token = randomUUID();
  const files = new ContentFiles(folder);
  const actions: Record<string, Action> = {
    state: jsonAction(requests.state, () => files.state()),
    change: jsonAction(requests.change, (change) => files.change(change)),
    check: jsonAction(requests.change, (change) => files.change(change, true)),
    study: jsonAction(requests.study, (study) => files.addStudy(study)),
    remove: jsonAction(requests.remove, (removed) => files.remove(removed)),
    unlist: jsonAction(requests.unlist, (unlisted) => files.unlist(unlisted)),
    recipient: jsonAction(requests.recipient, ({ slug, name }) => void addRecipient(folder, slug, name)),
    withdraw: jsonAction(requests.withdraw, ({ slug, name }) => withdraw(folder, slug, name)),
    undo: jsonAction(requests.undo, () => files.step("done")),
    redo: jsonAction(requests.redo, () => files.step("undone")),
    picture: {
      maxBytes: MAX_FILE,
      run: ({ query, body }) => files.addPicture(requests.picture.parse(query), body),
    },
    import: {
      maxBytes: MAX_FILE,
      fix: " From LinkedIn your profile alone is enough.",
      run: ({ body }) => files.importResume(body),
    },
    "use-resume": jsonAction(requests.useResume, (resume) => files.useResume(resume)),
    confirm: jsonAction(requests.confirm, ({ file, value }) => files.confirm(file, value)),
    left: jsonAction(requests.left, async ({ quick }, signal) => {
      const { stdout, stderr } = await script("doctor", ["--json", ...(quick ? ["quick"] : [])], signal);
      return stdout ? JSON.parse(stdout) : { message: stderr };
    }),
    run: jsonAction(requests.run, async ({ name }) => {
      const { failed, stderr } = await script(name);
      return failed && { message: stderr };
    }),
    mail: jsonAction(requests.mail, mail),
  };
  const endpoint: Endpoint = {
    method: "POST",
    isForOwnPage: true,
    async handle(request, response, url) {
      if (request.headers["x-edit-token"] !== token) {
        throw new Refusal(403, "The dev server has restarted. Reload this page.");
      }
      const name = url.pathname.slice(ADDRESS.length);
      const action = Object.hasOwn(actions, name) ? actions[name] : undefined;
      if (!action) throw new Refusal(404, `Unknown edit action "${name}".`);
      const body = await readBody(request, action.maxBytes, action.fix);
      const left = new AbortController();
      response.on("close", () => left.abort());
      const input = { query: Object.fromEntries(url.searchParams), body, signal: left.signal };
      answerJson(response, 200, await outcomeOf(() => action.run(input)));
    },
  };
  return {
    name: "edit",
    // The samples are the product's: setup copies them first.
    apply: (_, { command, isPreview }) => command === "serve" && !isPreview && folder !== "samples",
    api: { mark: (content) => markContent(content, files.state().fields) },
    // Title lines, which are marked, look up their fits by their texts.
    transform: {
      filter: { id: /^\0virtual:fit-table\// },
      handler: (code) =>
        `import { unmark } from "/vite/edit/marks.ts";\n${code.replace("const lineFits", "const fits")}
         const lineFits = new Proxy(fits, { get: (all, line) => all[unmark(String(line))] });
         export { lineFits };`,
    },
    transformIndexHtml: {
      order: "pre",
      handler: (_, { server }) =>
        server && [
          { tag: "meta", attrs: { name: "edit-token", content: token }, injectTo: "head" },
          { tag: "script", attrs: { type: "module", src: PAGE }, injectTo: "head" },
          { tag: "style", children: LOADING_STYLE, injectTo: "head" },
          { tag: "p", attrs: { id: "loading", role: "status" }, children: LOADING, injectTo: "body-prepend" },
        ],
    },
    configureServer({ middlewares }) {
      const find = (path: string) => (path.startsWith(ADDRESS) ? endpoint : undefined);
      middlewares.use(serveEndpoints(find, (response, status, message) => answerJson(response, status, { message })));
    },
  };
}

/** Runs an action. The owner's mistakes are an outcome too. */
async function outcomeOf(run: () => unknown): Promise<unknown> {
  try {
    return (await run()) ?? {};
  } catch (error) {
    if (error instanceof OwnerError) return { problems: error.problems };
    if (error instanceof UserError || error instanceof WriteError) return { message: error.message };
    if (!(error instanceof z.ZodError)) throw error;
    const [{ path, message } = { path: [], message: "" }] = error.issues;
    if (message.endsWith(".")) return { message };
    return { message: `Expected: ${message}${path.length ? ` in "${path.join(".")}"` : ""}.` };
  }
}

function parseJson(body: Buffer): unknown {
  try {
    return JSON.parse(String(body));
  } catch {
    throw new UserError("The request is not JSON.");
  }
}

/** Runs one of the product's commands. */
async function script(name: string, words: string[] = [], signal?: AbortSignal) {
  const run = promisify(execFile)(process.execPath, [`scripts/${name}.mjs`, ...words], { cwd: root, signal });
  const { code = 0, stdout, stderr } = await run.catch((error) => error);
  return { failed: code !== 0, stdout, stderr: stderr || stdout };
}

/** The build's mail variables, after the change. */
function mail({ keys, accepted }: Requests["mail"]) {
  if (keys) saveMailKeys(keys);
  const env = loadEnv("production", root, "VITE_EMAILJS_");
  if (accepted) markTested(env);
  return { env, isTested: isTested(env) };
}
