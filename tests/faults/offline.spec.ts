/** The line goes away at each step of each form, and comes back. */
import { expect, type Page, test } from "@playwright/test";
import { expectReadable, goOn, uncaught } from "#tests/support/faults.ts";
import { open } from "#tests/support/site.ts";

const forms = {
  contact: {
    path: "/contact",
    labels: { name: "Name", email: "Email", message: "Message" },
    send: "Send",
    sent: "Email sent successfully",
  },
  inquiry: {
    path: "/inquiry",
    labels: { name: "Name", email: "Email", message: "Project Details" },
    send: "Send Inquiry",
    sent: "Thank you!",
  },
} as const;
type Form = (typeof forms)[keyof typeof forms];

const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });

async function fill(page: Page, { labels }: Form) {
  await field(page, labels.name).fill("Robin");
  await field(page, labels.email).fill("robin@site.test");
  await field(page, labels.message).fill("Kept through it all");
}

// One after the other: the service takes one message a second from an address.
test.describe.configure({ mode: "default" });

for (const [name, form] of Object.entries(forms)) {
  // The samples deliver no inquiry by mail, so that one needs no line at all.
  const needsLine = name === "contact";
  for (const step of ["before it is opened", "half filled in", "at sending"] as const) {
    test(`${name}, offline from ${step}: the text stays and is sent once online again`, async ({ page, context }) => {
      const errors = uncaught(page);
      if (step === "before it is opened") {
        await open(page, "/work");
        await context.setOffline(true);
        const link = page.getByRole("navigation", { name: "Site" }).getByRole("link", { name: name.toUpperCase() });
        await link.click();
        await expect(page.getByText("Couldn’t load this page. Check your connection and try again.")).toBeVisible();
        await expectReadable(page);
        await context.setOffline(false);
        await page.getByRole("button", { name: "Try again" }).click();
        await fill(page, form);
      } else {
        await open(page, form.path);
        await field(page, form.labels.message).fill("Kept");
        if (step === "half filled in") await context.setOffline(true);
        await fill(page, form);
        if (step === "at sending") await context.setOffline(true);
        await page.getByRole("button", { name: form.send, exact: true }).click();
        if (needsLine) {
          await expect(page.getByText(/Couldn’t reach the mail service\. Check your connection/)).toBeVisible();
          await expect(field(page, form.labels.message)).toHaveValue("Kept through it all");
        }
        await context.setOffline(false);
      }
      if (needsLine || step === "before it is opened") {
        await page.getByRole("button", { name: form.send, exact: true }).click();
      }
      await expect(page.getByText(form.sent).first()).toBeVisible();
      await goOn(page);
      expect(errors).toEqual([]);
    });
  }
}
