import { beforeEach, expect, test, vi } from "vitest";
import { type EmailConfig, EmailSetupError, sendEmail } from "#services/email.ts";

const config: EmailConfig = { publicKey: "key", serviceId: "service", templateId: "template", origin: "/" };

/** A form as a visitor left it. */
function formWith(fields: Record<string, string>): HTMLFormElement {
  const form = document.createElement("form");
  for (const [name, value] of Object.entries(fields)) {
    const field = Object.assign(document.createElement("textarea"), { name, value });
    form.append(field);
  }
  return form;
}
const filled = () => formWith({ user_name: "Robin", user_email: "robin@example.com", message: "Hello" });

let service: ReturnType<typeof vi.fn<typeof fetch>>;
const browserFetch = window.fetch;
beforeEach(() => {
  service = vi.fn<typeof fetch>(async () => new Response("OK"));
  vi.spyOn(window, "fetch").mockImplementation((input, init) =>
    String(input).includes("/api/v1.0/email/") ? service(input, init) : browserFetch(input, init),
  );
});

test("posts the form to the service with exactly the fields of its contract", async () => {
  expect(await sendEmail(filled(), config, 0)).toEqual({ outcome: "sent", status: 200, text: "OK" });
  expect(service).toHaveBeenCalledOnce();
  const [address, init] = service.mock.calls[0] ?? [];
  expect(address).toBe(`${location.origin}/api/v1.0/email/send-form`);
  expect(init?.method).toBe("POST");
  const { lib_version, ...fields } = Object.fromEntries(init?.body as FormData);
  expect(lib_version).toMatch(/^\d+\.\d+\.\d+$/);
  expect(fields).toEqual({
    service_id: "service",
    template_id: "template",
    user_id: "key",
    user_name: "Robin",
    user_email: "robin@example.com",
    message: "Hello",
  });
});

test("the service's address is EmailJS, another origin, or a path of the page's own", async () => {
  for (const [origin, expected] of [
    [undefined, "https://api.emailjs.com"],
    ["", "https://api.emailjs.com"],
    ["https://mail.example.com/", "https://mail.example.com"],
    ["/", location.origin],
    ["/mail/", `${location.origin}/mail`],
  ] as const) {
    await sendEmail(filled(), { ...config, origin }, 0);
    expect(service.mock.lastCall?.[0]).toBe(`${expected}/api/v1.0/email/send-form`);
  }
});

test("throws and sends nothing when a key is missing, and names the variable", async () => {
  for (const [field, variable] of [
    ["publicKey", "VITE_EMAILJS_PUBLIC_KEY"],
    ["serviceId", "VITE_EMAILJS_SERVICE_ID"],
    ["templateId", "VITE_EMAILJS_TEMPLATE_ID"],
  ] as const) {
    for (const value of [undefined, "", " "]) {
      const sending = sendEmail(filled(), { ...config, [field]: value }, 0);
      await expect(sending).rejects.toThrow(EmailSetupError);
      await expect(sending).rejects.toThrow(`${variable} is not set`);
    }
  }
  await expect(sendEmail(filled(), {}, 0)).rejects.toThrow(
    "VITE_EMAILJS_PUBLIC_KEY, VITE_EMAILJS_SERVICE_ID, VITE_EMAILJS_TEMPLATE_ID are not set",
  );
  expect(service).not.toHaveBeenCalled();
});

test("throws if the element is not a form or the origin is not a URL", async () => {
  for (const element of [null, undefined, "form", document.createElement("div")] as unknown[]) {
    await expect(sendEmail(element as HTMLFormElement, config, 0)).rejects.toThrow("needs a form element");
  }
  await expect(sendEmail(filled(), { ...config, origin: "https://" }, 0)).rejects.toThrow("VITE_EMAILJS_ORIGIN");
  expect(service).not.toHaveBeenCalled();
});

test("HTTP 200 or the text 'OK' is success, everything else is not", async () => {
  for (const [status, text, outcome] of [
    [200, "anything", "sent"],
    [202, "OK", "sent"],
    [500, "OK", "sent"],
    [201, "Created", "refused"],
    [400, "The Public Key is invalid", "refused"],
  ] as const) {
    service.mockResolvedValueOnce(new Response(text, { status }));
    expect(await sendEmail(filled(), config, 0)).toEqual({ outcome, status, text });
  }
});

test("without a connection it is status 0 and 'Network Error'", async () => {
  service.mockRejectedValueOnce(new TypeError("Failed to fetch"));
  expect(await sendEmail(filled(), config, 0)).toEqual({ outcome: "offline", status: 0, text: "Network Error" });
});
