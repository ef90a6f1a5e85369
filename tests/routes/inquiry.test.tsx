import { render, screen } from "@testing-library/react";
import type { ComponentProps } from "react";
import { MemoryRouter } from "react-router-dom";
import { beforeEach, expect, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { Alerts } from "#components/alert/alerts.tsx";
import { Inquiry } from "#routes/contact/inquiry.tsx";
import { type EmailResult, OFFLINE } from "#services/email.ts";

let log: ReturnType<typeof vi.spyOn>;
beforeEach(() => {
  log = vi.spyOn(console, "log").mockImplementation(() => {});
});

function renderPage(props: ComponentProps<typeof Inquiry> = {}) {
  return render(
    <MemoryRouter>
      <Inquiry {...props} />
      <Alerts />
    </MemoryRouter>,
  );
}

const OK: EmailResult = { outcome: "sent", status: 200, text: "OK" };
const THANKS = "Thank you! I'll be in touch soon.";
const name = () => screen.getByRole<HTMLInputElement>("textbox", { name: "Name" });
const email = () => screen.getByRole<HTMLInputElement>("textbox", { name: "Email" });
const details = () => screen.getByRole<HTMLTextAreaElement>("textbox", { name: "Project Details" });
const send = () => screen.getByRole("button", { name: /^Send Inquiry/ });

async function fillIn(address = "robin@example.com") {
  await userEvent.fill(name(), "Robin");
  await userEvent.fill(email(), address);
  await userEvent.fill(details(), "A shop");
}

test("logs the state, thanks in the title, shows the next steps, makes no call", async () => {
  const call = vi.spyOn(window, "fetch");
  renderPage();
  expect(screen.getByRole("heading", { level: 1, name: "Let's Build Your Website!" })).toBeTruthy();
  await fillIn();
  await userEvent.click(send());
  expect(document.activeElement).toBe(screen.getByRole("heading", { level: 1, name: THANKS }));
  expect(log).toHaveBeenCalledWith({ name: "Robin", email: "robin@example.com", projectDetails: "A shop" });
  expect(call).not.toHaveBeenCalled();
  expect(screen.getByRole("heading", { level: 2, name: "Next steps" })).toBeTruthy();
  expect(screen.getByRole("link", { name: "See my work" }).getAttribute("href")).toBe("/work");
});

test("another inquiry starts with an empty form and focus in its first field", async () => {
  renderPage();
  await fillIn();
  await userEvent.click(send());
  await userEvent.click(screen.getByRole("button", { name: "Send another inquiry" }));
  expect([name().value, email().value, details().value]).toEqual(["", "", ""]);
  expect(document.activeElement).toBe(name());
  expect(screen.queryByText(THANKS)).toBeNull();
});

test("the email is checked by the browser's own rule, with the browser's own message", async () => {
  renderPage();
  await fillIn("robin");
  const { validationMessage } = email();
  expect(validationMessage).not.toBe("");
  await userEvent.click(send());
  expect(screen.getByText(validationMessage)).toBeTruthy();
  expect(log).not.toHaveBeenCalled();
  // The browser's rule knows addresses without a dot.
  await userEvent.fill(email(), "robin@localhost");
  await userEvent.click(send());
  expect(screen.getByText(THANKS)).toBeTruthy();
});

test("with delivery on, the mail service gets the fields, and a failure loses nothing", async () => {
  const fields: object[] = [];
  const deliver = vi.fn(async (form: HTMLFormElement) => {
    fields.push(Object.fromEntries(new FormData(form)));
    return fields.length > 1 ? OK : OFFLINE;
  });
  renderPage({ deliver, minimumTime: 0 });
  await fillIn();
  await userEvent.dblClick(send());
  expect(await screen.findByText("Email failed to send")).toBeTruthy();
  expect(screen.getByText(/Check your connection/)).toBeTruthy();
  expect(details().value).toBe("A shop");
  await userEvent.click(send());
  expect(await screen.findByRole("heading", { level: 1, name: THANKS })).toBeTruthy();
  const sent = { user_name: "Robin", user_email: "robin@example.com", message: "A shop" };
  expect(fields).toEqual([sent, sent]);
});
