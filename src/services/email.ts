/** Sends a form by EmailJS (https://www.emailjs.com/docs/rest-api/send-form/) with its own library. */

export type EmailConfig = {
  publicKey?: string;
  serviceId?: string;
  templateId?: string;
  /** The service's origin. Unset: EmailJS itself; "/" means the page's own origin. */
  origin?: string;
};

/** `status` and `text` are the service's HTTP answer. */
export type EmailResult =
  | { outcome: "sent" | "refused"; status: number; text: string }
  /** Status and text are the specification's. */
  | { outcome: "offline"; status: 0; text: "Network Error" }
  | { outcome: "timed-out" }
  /** The library's file is gone: the tab is from before a redeploy. */
  | { outcome: "out-of-date" }
  | { outcome: "not-set-up" }
  | { outcome: "looks-automatic" };

export const OFFLINE: EmailResult = { outcome: "offline", status: 0, text: "Network Error" };

const EMAILJS_ORIGIN = "https://api.emailjs.com";
const TIMEOUT_MS = 15_000;

const emailConfig: EmailConfig = {
  publicKey: import.meta.env.VITE_EMAILJS_PUBLIC_KEY,
  serviceId: import.meta.env.VITE_EMAILJS_SERVICE_ID,
  templateId: import.meta.env.VITE_EMAILJS_TEMPLATE_ID,
  origin: import.meta.env.VITE_EMAILJS_ORIGIN,
};

/** The site is misconfigured, so sending again cannot help. */
export class EmailSetupError extends Error {
  override name = "EmailSetupError";
}

let lastSent = Number.NEGATIVE_INFINITY;

export type SendForm = (form: HTMLFormElement) => Promise<EmailResult>;

/** Sends a form's fields as they are now, after `wait` ms. Errors of `send` become results. */
export async function attemptEmail(form: HTMLFormElement, send: SendForm, wait: number): Promise<EmailResult> {
  // The form has no select, whose value a clone would lose.
  const copy = form.cloneNode(true) as HTMLFormElement;
  if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait));
  try {
    return await send(copy);
  } catch (error) {
    // For the owner: it names the missing variable.
    console.error(error);
    return error instanceof EmailSetupError ? { outcome: "not-set-up" } : OFFLINE;
  }
}

/**
 * Sends the named fields of a form. HTTP 200 or the text 'OK' means that the message arrived.
 * @param interval least time in ms between two messages; 1000 is EmailJS's limit
 * @throws EmailSetupError when the public key, service id or template id is missing, or `form` is not a form element
 */
export async function sendEmail(form: HTMLFormElement, config = emailConfig, interval = 1000): Promise<EmailResult> {
  const { publicKey, serviceId, templateId, origin } = complete(config);
  if (!(form instanceof HTMLFormElement)) {
    throw new EmailSetupError(`sendEmail needs a form element, not ${nameOf(form)}. Pass the form's ref.`);
  }
  // The library's `limitRate` counts failed attempts too, and a second try would be refused.
  const early = lastSent + interval - performance.now();
  if (early > 0) await new Promise((resolve) => setTimeout(resolve, early));
  const result = await withTimeout(async () => {
    const library = await loadEmailLibrary().catch(() => undefined);
    if (!library) return navigator.onLine ? { outcome: "out-of-date" } : OFFLINE;
    library.init({ publicKey, origin });
    return resultOf(await library.sendForm(serviceId, templateId, form, { publicKey }));
  });
  if (result.outcome === "sent") lastSent = performance.now();
  return result;
}

/**
 * A form calls this at the first focus, so that a retry works even if the connection breaks meanwhile. The library reads
 * `localStorage` while it loads. Blocked storage would throw and break the module for good, so `localStorage` is undefined
 * meanwhile; sending needs no storage.
 */
export async function loadEmailLibrary() {
  const storage = Object.getOwnPropertyDescriptor(window, "localStorage");
  if (!storage?.configurable || canReadStorage()) return import("@emailjs/browser");
  Object.defineProperty(window, "localStorage", { value: undefined, configurable: true });
  try {
    return await import("@emailjs/browser");
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
      `The message cannot be sent: ${missing.join(", ")} ${missing.length > 1 ? "are" : "is"} not set. See .env.example, then build the site again.`,
    );
  }
  try {
    const { href } = new URL(config.origin || EMAILJS_ORIGIN, location.href);
    return { publicKey, serviceId, templateId, origin: href.replace(/\/$/, "") };
  } catch {
    throw new EmailSetupError(
      `The message cannot be sent: VITE_EMAILJS_ORIGIN is "${config.origin}", which is not a URL. Use one like ${EMAILJS_ORIGIN}, or leave it empty.`,
    );
  }
}

/** The library rejects with a response, with a TypeError without a connection, or with a string. */
async function withTimeout(send: () => Promise<EmailResult>): Promise<EmailResult> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<EmailResult>((resolve) => {
    timer = setTimeout(() => resolve({ outcome: "timed-out" }), TIMEOUT_MS);
  });
  try {
    return await Promise.race([send(), late]);
  } catch (error) {
    if (error instanceof TypeError) return OFFLINE;
    if (isAnswer(error)) return resultOf(error);
    throw new EmailSetupError(`The message cannot be sent: ${String(error)}`, { cause: error });
  } finally {
    clearTimeout(timer);
  }
}

type Answer = { status: number; text: string };

function resultOf({ status, text }: Answer): EmailResult {
  return { outcome: status === 200 || text === "OK" ? "sent" : "refused", status, text };
}

function isAnswer(value: unknown): value is Answer {
  return typeof value === "object" && value !== null && "status" in value && "text" in value;
}

function nameOf(value: unknown): string {
  return value instanceof Element ? `<${value.localName}>` : String(value);
}
