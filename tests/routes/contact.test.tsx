import { act, render, screen } from "@testing-library/react";
import type { ComponentProps } from "react";
import { MemoryRouter } from "react-router-dom";
import { beforeEach, expect, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { Alerts } from "#components/alert/alerts.tsx";
import { profile } from "#content/site.ts";
import { Contact } from "#routes/contact/contact.tsx";
import { type EmailResult, EmailSetupError, sendEmail } from "#services/email.ts";
import { pass, stopClock } from "#tests/support/clock.ts";

const OK: EmailResult = { outcome: "sent", status: 200, text: "OK" };
const service = vi.fn<(form: HTMLFormElement) => Promise<EmailResult>>();
beforeEach(() => {
  service.mockReset().mockResolvedValue(OK);
});

function renderForm() {
  return renderPage({ send: service, minimumTime: 0 });
}

function renderPage(props: ComponentProps<typeof Contact> = {}) {
  return render(
    <MemoryRouter>
      <Contact {...props} />
      <Alerts />
    </MemoryRouter>,
  );
}

const name = () => screen.getByRole<HTMLInputElement>("textbox", { name: "Name" });
const email = () => screen.getByRole<HTMLInputElement>("textbox", { name: "Email" });
const message = () => screen.getByRole<HTMLTextAreaElement>("textbox", { name: "Message" });
const send = () => screen.getByRole("button", { name: /^Send/ });
const texts = () => [name().value, email().value, message().value];

async function fillIn(values = ["Robin", "robin@example.com", "Hello"]) {
  for (const [index, field] of [name(), email(), message()].entries()) await userEvent.fill(field, values[index] ?? "");
}

test("a blank field takes focus with a message at it, and there is one alert", async () => {
  renderForm();
  for (const [values, field] of [
    [["", "", ""], name],
    [["Robin", "", "Hello"], email],
    [["Robin", "robin@example.com", " \n "], message],
  ] as const) {
    await fillIn([...values]);
    await userEvent.click(send());
    expect(document.activeElement).toBe(field());
    expect(field().ariaInvalid).toBe("true");
    expect(screen.getAllByText(field().validationMessage || "Text field cannot be empty.")).not.toHaveLength(0);
    await expect.poll(() => screen.queryAllByText("Please fill in all fields")).toHaveLength(1);
  }
  expect(service).not.toHaveBeenCalled();
});

test("an invalid email shows a message at the field until it is corrected", async () => {
  renderForm();
  for (const wrong of ["robin", "robin@example"]) {
    await fillIn(["Robin", wrong, "Hello"]);
    await userEvent.click(send());
    // The browser accepts an address without a dot.
    const message = email().validationMessage || "Invalid email format.";
    expect(screen.getByText(message)).toBeTruthy();
    expect(email().ariaInvalid).toBe("true");
    expect(email().value).toBe(wrong);
    expect(document.activeElement).toBe(email());
    await userEvent.fill(email(), "robin@example.com");
    expect(screen.queryByText(message)).toBeNull();
  }
  expect(screen.queryByText("Please fill in all fields")).toBeNull();
  expect(service).not.toHaveBeenCalled();
});

test("a double click sends once and says so once, then form and draft are empty", async () => {
  renderForm();
  await fillIn();
  await userEvent.dblClick(send());
  expect(await screen.findByText("Email sent successfully")).toBeTruthy();
  expect(service).toHaveBeenCalledOnce();
  expect(screen.queryByText("Please fill in all fields")).toBeNull();
  expect(texts()).toEqual(["", "", ""]);
  expect(sessionStorage).toHaveLength(0);
});

test("Send and Enter do nothing while a message is under way", async () => {
  let arrive = (_: EmailResult) => {};
  service.mockReturnValueOnce(
    new Promise((resolve) => {
      arrive = resolve;
    }),
  );
  renderForm();
  await fillIn();
  await userEvent.click(send());
  expect(send().ariaBusy).toBe("true");
  await userEvent.keyboard("{Enter}");
  await userEvent.type(name(), "{Enter}");
  act(() => arrive(OK));
  expect(await screen.findByText("Email sent successfully")).toBeTruthy();
  expect(service).toHaveBeenCalledOnce();
});

test("text typed before a message is sent is neither sent in part nor lost", async () => {
  stopClock();
  let sent: Record<string, unknown> = {};
  service.mockImplementation(async (form) => {
    sent = Object.fromEntries(new FormData(form));
    return OK;
  });
  renderPage({ send: service, minimumTime: 1500 });
  await fillIn();
  await userEvent.click(send());
  await userEvent.fill(email(), "rob");
  await userEvent.fill(message(), "Hello, and anoth");
  expect(service).not.toHaveBeenCalled();
  await pass(1500);
  expect(await screen.findByText("Email sent successfully")).toBeTruthy();
  expect(sent).toEqual({ user_name: "Robin", user_email: "robin@example.com", message: "Hello" });
  expect(texts()).toEqual(["Robin", "rob", "Hello, and anoth"]);
});

test("missing keys are told to the visitor in words and to the owner by name", async () => {
  const log = vi.spyOn(console, "error").mockImplementation(() => {});
  service.mockImplementation((form) => sendEmail(form, {}));
  renderForm();
  await fillIn();
  await userEvent.click(send());
  expect(await screen.findByText("Email failed to send")).toBeTruthy();
  expect(screen.getByText(/isn’t connected to email yet/)).toBeTruthy();
  expect(log).toHaveBeenCalledWith(expect.any(EmailSetupError));
  expect(String(log.mock.lastCall?.[0])).toContain("VITE_EMAILJS_PUBLIC_KEY");
});

test("a 100 kB message shortens the mail link and says so; copying takes all of it", async () => {
  service.mockResolvedValueOnce({ outcome: "refused", status: 413, text: "" });
  renderForm();
  const long = "many words ".repeat(9100).trim();
  await fillIn(["Robin", "robin@example.com", long]);
  await userEvent.click(send());
  expect(await screen.findByText(/too long for an email link/)).toBeTruthy();
  const { href } = screen.getByRole<HTMLAnchorElement>("link", { name: "Open in your email app" });
  expect(href.length).toBeLessThanOrEqual(1900);
  expect(href.startsWith(`mailto:${profile.email}?subject=Message%20from%20Robin&body=many%20words`)).toBe(true);
  expect(message().value).toBe(long);

  const write = vi.spyOn(navigator.clipboard, "writeText").mockResolvedValue();
  await userEvent.click(screen.getByRole("button", { name: "Copy message" }));
  expect(write).toHaveBeenCalledWith(long);
  expect(await screen.findByText("Copied")).toBeTruthy();

  // Nothing holds up a second try, and its success takes the panel away.
  await userEvent.click(send());
  expect(await screen.findByText("Email sent successfully")).toBeTruthy();
  expect(screen.queryByRole("link", { name: "Open in your email app" })).toBeNull();
});

test("a bot that fills in the honeypot sends nothing; people cannot reach that field", async () => {
  const { container } = renderForm();
  expect(screen.getAllByRole("textbox")).toHaveLength(3);
  await fillIn();
  const trap = container.querySelector<HTMLInputElement>("[inert]") as HTMLInputElement;
  expect(trap.getBoundingClientRect().width).toBeLessThanOrEqual(1);
  trap.value = "https://spam.example.com";
  await userEvent.click(send());
  expect(await screen.findByText("Email failed to send")).toBeTruthy();
  expect(service).not.toHaveBeenCalled();
  expect(screen.getByRole("link", { name: "Open in your email app" })).toBeTruthy();
});

test("nothing about the honeypot asks a browser or a password manager to fill it in", () => {
  const { container } = renderForm();
  const trap = container.querySelector<HTMLInputElement>("[inert]") as HTMLInputElement;
  // The words that Chromium's autofill and password managers look for.
  const known =
    /name|mail|phone|tel|address|street|city|state|zip|code|country|company|url|web|site|user|login|pass|card/i;
  expect(`${trap.id} ${trap.name} ${trap.placeholder} ${trap.labels?.length}`).not.toMatch(known);
  expect(trap.autocomplete).toBe("off");
  for (const name of ["data-1p-ignore", "data-bwignore", "data-lpignore"]) expect(trap.hasAttribute(name)).toBe(true);
});

test("the address is copied on click, with a note", async () => {
  const write = vi.spyOn(navigator.clipboard, "writeText").mockResolvedValue();
  renderPage();
  await userEvent.click(screen.getByRole("button", { name: /hello@example\.com/ }));
  expect(write).toHaveBeenCalledWith(profile.email);
  expect((await screen.findByText("Copied")).role).toBe("status");
});
