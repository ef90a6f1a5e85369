/** Sends a form by EmailJS (https://www.emailjs.com/docs/rest-api/send-form/) with its own library. */

export type EmailConfig = {
  publicKey?: string;
  serviceId?: string;
  templateId?: string;
  /** Where the service answers. Unset: EmailJS itself. A path such as "/" means the page's own origin. */
  origin?: string;
};

export type EmailAnswer = {
  sent: boolean;
  /** HTTP status; 0 when there was no connection, or `TIMED_OUT` or `OUT_OF_DATE`. */
  status: number;
  /** What the service said, or what went wrong before it could. */
  text: string;
};

type EmailOptions = {
  /** Milliseconds to wait for the answer. Default: 15000. */
  timeout?: number;
  /** Milliseconds from one message that arrived to the next; an earlier one waits. Default: 1000, EmailJS's limit. */
  interval?: number;
};

/** There was no answer in time. */
export const TIMED_OUT = -1;
/** Online, and yet the library could not be loaded: a tab from before a redeploy asks for a file that is gone. */
export const OUT_OF_DATE = -2;

const EMAILJS_ORIGIN = "https://api.emailjs.com";

/** The settings of this build. */
export const emailConfig: EmailConfig = {
  publicKey: import.meta.env.VITE_EMAILJS_PUBLIC_KEY,
  serviceId: import.meta.env.VITE_EMAILJS_SERVICE_ID,
  templateId: import.meta.env.VITE_EMAILJS_TEMPLATE_ID,
  origin: import.meta.env.VITE_EMAILJS_ORIGIN,
};

/** Something is wrong with how the site is set up or programmed: sending again cannot help. */
export class EmailSetupError extends Error {
  override name = "EmailSetupError";
}

let lastSent = Number.NEGATIVE_INFINITY;

/**
 * Sends the named fields of a form. Whether it arrived is the answer's `sent`: HTTP 200 or the text 'OK'.
 * @throws EmailSetupError when the public key, service id or template id is missing, or `form` is no form element
 */
export async function sendEmail(
  form: HTMLFormElement,
  config: EmailConfig,
  { timeout = 15_000, interval = 1000 }: EmailOptions = {},
): Promise<EmailAnswer> {
  const { publicKey, serviceId, templateId, origin } = complete(config);
  if (!(form instanceof HTMLFormElement)) {
    throw new EmailSetupError(`Only a form element can be sent, and this is ${nameOf(form)}. Pass the form's ref.`);
  }
  // Not the library's `limitRate`: it counts the attempt, so a message that failed could not be sent again.
  const early = lastSent + interval - performance.now();
  if (early > 0) await new Promise((resolve) => setTimeout(resolve, early));
  const answer = await withTimeout(timeout, async () => {
    const library = await loadEmailLibrary().catch(String);
    if (typeof library === "string") return { status: navigator.onLine ? OUT_OF_DATE : 0, text: library };
    library.init({ publicKey, origin });
    return library.sendForm(serviceId, templateId, form, { publicKey });
  });
  const sent = answer.status === 200 || answer.text === "OK";
  if (sent) lastSent = performance.now();
  return { ...answer, sent };
}

/**
 * Fetches the library, if it is not here yet. Called when a visitor begins to type, so that a message written while
 * online fails as a message, and not because a script is missing.
 */
export function loadEmailLibrary(): Promise<typeof import("@emailjs/browser")> {
  return withReadableStorage(() => import("@emailjs/browser"));
}

/**
 * The library looks at `localStorage` while it loads, which throws where the visitor blocks storage, and a module that
 * has thrown stays broken. It is shown an empty place instead; it has no use for storage here.
 */
async function withReadableStorage<T>(load: () => Promise<T>): Promise<T> {
  const storage = Object.getOwnPropertyDescriptor(window, "localStorage");
  if (!storage?.configurable || canReadStorage()) return load();
  Object.defineProperty(window, "localStorage", { value: undefined, configurable: true });
  try {
    return await load();
  } finally {
    Object.defineProperty(window, "localStorage", storage);
  }
}

function canReadStorage(): boolean {
  try {
    void window.localStorage;
    return true;
  } catch {
    return false;
  }
}

/** @throws EmailSetupError when something is missing */
function complete(config: EmailConfig) {
  const { publicKey, serviceId, templateId } = config;
  const needed = {
    VITE_EMAILJS_PUBLIC_KEY: publicKey,
    VITE_EMAILJS_SERVICE_ID: serviceId,
    VITE_EMAILJS_TEMPLATE_ID: templateId,
  };
  const missing = Object.entries(needed).flatMap(([variable, value]) => (value?.trim() ? [] : [variable]));
  if (!publicKey || !serviceId || !templateId || missing.length > 0) {
    throw new EmailSetupError(
      `The message cannot be sent: ${missing.join(", ")} ${missing.length > 1 ? "are" : "is"} not set, and the mail service refuses a message without. Set it as .env.example shows and build the site again.`,
    );
  }
  try {
    const { href } = new URL(config.origin || EMAILJS_ORIGIN, location.href);
    return { publicKey, serviceId, templateId, origin: href.replace(/\/$/, "") };
  } catch {
    throw new EmailSetupError(
      `The message cannot be sent: VITE_EMAILJS_ORIGIN is "${config.origin}", which is no address. Use one such as ${EMAILJS_ORIGIN}, or leave it empty.`,
    );
  }
}

/** The library rejects with a response, with a TypeError when there was none, and with strings of its own. */
async function withTimeout(timeout: number, send: () => Promise<{ status: number; text: string }>) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<{ status: number; text: string }>((resolve) => {
    timer = setTimeout(() => resolve({ status: TIMED_OUT, text: `No answer in ${timeout / 1000} s` }), timeout);
  });
  try {
    const { status, text } = await Promise.race([send(), late]);
    return { status, text };
  } catch (error) {
    if (error instanceof TypeError) return { status: 0, text: "Network Error" };
    if (isAnswer(error)) return { status: error.status, text: error.text };
    throw new EmailSetupError(`The message cannot be sent: ${String(error)}`, { cause: error });
  } finally {
    clearTimeout(timer);
  }
}

function isAnswer(value: unknown): value is { status: number; text: string } {
  return typeof value === "object" && value !== null && "status" in value && "text" in value;
}

function nameOf(value: unknown): string {
  return value instanceof Element ? `<${value.localName}>` : String(value);
}
