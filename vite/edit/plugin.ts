/**
 * Edit mode: the owner changes content on the page. Only in the dev server, never in a build. Its endpoint writes files, so it
 * answers this machine only, the page it served only, and changes nothing but the content.
 */
import { execFile } from "node:child_process";
import { randomUUID } from "node:crypto";
import type { IncomingMessage } from "node:http";
import process from "node:process";
import { loadEnv, type Plugin } from "vite";
import { z } from "zod";
import { OwnerError, UserError } from "../../src/lib/errors.ts";
import { contentFolder } from "../content-folder.mjs";
import { refusal } from "../local-services/guard.ts";
import { isTested, MAIL_KEYS, markTested, saveMailKeys } from "../mail-keys.mjs";
import { root } from "../root.mjs";
import { ContentFiles, changeSchema, useResumeSchema } from "./content-files.ts";

const ADDRESS = "/__edit/";
const CLIENT = "/vite/edit/client/start.tsx";
/** In bytes. A picture may have 25 MB. */
const MOST = { json: 1024 ** 2, file: 25 * 1024 ** 2 };
const TAKES_FILE = ["picture", "import"];
const HINTS: Record<string, string> = { import: " From LinkedIn your profile alone is enough." };

/** `signal` aborts when the page no longer waits, such as after a reload. */
type Input = { url: URL; body: Buffer; signal: AbortSignal };

/** @param folder of the content, from the project's root */
export function editPlugin(folder = contentFolder()): Plugin {
  const token = randomUUID();
  const files = new ContentFiles(folder);
  const json = ({ body }: Input) => JSON.parse(String(body));
  const actions: Record<string, (input: Input) => unknown> = {
    state: () => files.state(),
    change: (input) => files.change(changeSchema.parse(json(input))),
    check: (input) => files.change(changeSchema.parse(json(input)), true),
    study: (input) => files.addStudy(json(input)),
    undo: () => files.step("done"),
    redo: () => files.step("undone"),
    picture: ({ url, body }) =>
      files.addPicture(url.searchParams.get("beside") ?? "", url.searchParams.get("name") ?? "", body),
    import: ({ body }) => files.importResume(body),
    "use-resume": (input) => files.useResume(useResumeSchema.parse(json(input))),
    confirm: (input) => files.confirm(json(input).file, json(input).value),
    left: async ({ signal }) => {
      const { stdout, stderr } = await script("doctor", ["--json"], signal);
      return stdout ? JSON.parse(stdout) : { message: stderr };
    },
    run: async (input) => {
      const { failed, stderr } = await script(z.enum(["resume", "previews", "status"]).parse(json(input).name));
      return failed && { message: stderr };
    },
    mail: (input) => mail(mailSchema.parse(json(input))),
  };
  return {
    name: "edit",
    // The samples are the product's: setup copies them first.
    apply: (_, { command, isPreview }) => command === "serve" && !isPreview && folder !== "samples",
    transformIndexHtml: {
      order: "pre",
      handler: (_, { server }) =>
        server && [
          { tag: "meta", attrs: { name: "edit-token", content: token }, injectTo: "head" },
          { tag: "script", attrs: { type: "module", src: CLIENT }, injectTo: "body" },
        ],
    },
    configureServer({ middlewares }) {
      middlewares.use(async (request, response, next) => {
        const url = new URL(
          URL.canParse(request.url ?? "", "http://localhost") ? (request.url as string) : "/",
          "http://localhost",
        );
        if (!url.pathname.startsWith(ADDRESS)) return next();
        const answer = (status: number, value: unknown) => {
          // A refused body is not read, so the connection ends with the answer.
          const headers = { "content-type": "application/json", "cache-control": "no-store" };
          response.writeHead(status, status === 403 ? { ...headers, connection: "close" } : headers);
          response.end(JSON.stringify(value));
        };
        const name = url.pathname.slice(ADDRESS.length);
        const action = Object.hasOwn(actions, name) ? actions[name] : undefined;
        const refused = refusal(request) ?? foreign(request, token);
        if (refused) return answer(403, { message: refused });
        if (!action) return answer(404, { message: `Edit mode cannot "${name}".` });
        try {
          const body = await bodyOf(request, TAKES_FILE.includes(name) ? MOST.file : MOST.json, HINTS[name]);
          const left = new AbortController();
          response.on("close", () => left.abort());
          answer(200, (await action({ url, body, signal: left.signal })) ?? {});
        } catch (error) {
          if (error instanceof OwnerError) answer(200, { problems: error.problems });
          else if (error instanceof UserError) answer(200, { message: error.message });
          else if (error instanceof z.ZodError) answer(200, { message: `Expected: ${error.issues[0]?.message}.` });
          else answer(400, { message: `Nothing was saved: ${(error as Error).message}` });
        }
      });
    },
  };
}

/** Why a request does not come from a page of this server, or undefined. */
function foreign({ method, headers }: IncomingMessage, token: string): string | undefined {
  if (method !== "POST") return "Edit mode takes POST requests only.";
  if (headers.origin !== `http://${headers.host}`) return "Edit mode answers its own page only.";
  if (headers["x-edit-token"] !== token) return "This page is from before the server was started. Reload it.";
  return;
}

/** @throws UserError when it is larger than `most` bytes. The rest is read but not kept, so that the answer arrives. */
async function bodyOf(request: IncomingMessage, most: number, hint = ""): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request) {
    size += chunk.length;
    if (size <= most) chunks.push(chunk);
  }
  if (size > most)
    throw new UserError(`This is larger than ${most / 1024 ** 2} MB. Make it smaller and try again.${hint}`);
  return Buffer.concat(chunks);
}

/** Runs one of the product's commands. */
function script(
  name: string,
  words: string[] = [],
  signal?: AbortSignal,
): Promise<{ failed: boolean; stdout: string; stderr: string }> {
  return new Promise((resolve) => {
    execFile(process.execPath, [`scripts/${name}.mjs`, ...words], { cwd: root, signal }, (error, stdout, stderr) =>
      resolve({ failed: Boolean(error), stdout, stderr: stderr || stdout }),
    );
  });
}

const key = z
  .string()
  .regex(/^[\w-]+$/, { error: "a key as EmailJS shows it, of the characters a-z, A-Z, 0-9, _ and -" });
const mailSchema = z.strictObject({
  keys: z.strictObject(Object.fromEntries(MAIL_KEYS.map((name) => [name, key]))).optional(),
  /** Whether the service has accepted a test message. */
  accepted: z.boolean().optional(),
});

/** The build's mail variables, after the change. */
function mail({ keys, accepted }: z.infer<typeof mailSchema>) {
  if (keys) saveMailKeys(keys);
  const env = loadEnv("production", root, "VITE_EMAILJS_");
  if (accepted) markTested(env);
  return { env, isTested: isTested(env) };
}
