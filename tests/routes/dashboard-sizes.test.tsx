/** The dashboard of no site, one, three, fifty and a thousand, with awkward names, in wide and narrow windows. */
import { render, screen } from "@testing-library/react";
import { expect, onTestFinished, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { Dashboard } from "#routes/dashboard/dashboard.tsx";
import { type ClientWebsite, loadClientWebsites } from "#services/client-websites.ts";
import { expectAccessible } from "#tests/support/axe.ts";
import { lost } from "#tests/support/lost.ts";
import { overlaps } from "#tests/support/overlaps.ts";
import { AWKWARD_NAMES } from "#tests/support/sizes.ts";

const WIDTHS = [1440, 768, 320];

test.each([0, 1, 3, 50, 1000])(
  "%i sites: whole at every width, and they answer a press",
  async (count) => {
    onTestFinished(() => page.viewport(1280, 800));
    const [site] = (await loadClientWebsites()) as [ClientWebsite];
    const sites = Array.from({ length: count }, (_, i) => ({
      ...site,
      id: `${i}`,
      name: AWKWARD_NAMES[i] ?? `Site ${i}`,
      url: `https://site-${i}.example/`,
    }));
    const { container } = render(
      <main>
        <Dashboard load={async () => sites} />
      </main>,
    );
    await screen.findByText(`${count} ${count === 1 ? "website" : "websites"} shown`);
    expect(screen.queryAllByRole("article")).toHaveLength(count);
    expect(container.querySelector("article img, article script")).toBeNull();
    for (const width of WIDTHS) {
      await page.viewport(width, 800);
      await expect.poll(lost, { message: `${width} px` }).toEqual([]);
      expect(overlaps(), `${width} px`).toEqual([]);
    }
    // The cards past fifty are as those before them.
    if (count <= 50) await expectAccessible(container);
    if (count === 0) {
      expect(screen.getByRole("heading", { name: "No websites found matching your criteria." })).toBeTruthy();
      return;
    }
    await userEvent.selectOptions(screen.getByRole("combobox", { name: `Status of ${sites[0]?.name}` }), "offline");
    await userEvent.click(screen.getByRole("tab", { name: "Offline 1" }));
    await expect.poll(() => screen.getAllByRole("article").length).toBe(1);
  },
  120_000,
);
