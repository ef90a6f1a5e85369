/** Refused browser features show a message and no uncaught error. The clipboard: tests/lib/use-copy.test.tsx. */
import { expect, test } from "@playwright/test";
import { uncaught } from "#tests/support/faults.ts";
import { open } from "#tests/support/site.ts";

test("refused play, fullscreen or picture in picture shows a message; a retry works", async ({ page }) => {
  const errors = uncaught(page);
  await page.route(/mdn\.github\.io/, (route) => route.abort());
  await page.addInitScript(() => {
    for (const [prototype, name] of [
      [HTMLVideoElement.prototype, "play"],
      [HTMLVideoElement.prototype, "requestPictureInPicture"],
      [Element.prototype, "requestFullscreen"],
    ] as const) {
      const own = Reflect.get(prototype, name);
      Object.assign(prototype, {
        async [name](this: unknown) {
          if (!Reflect.get(window, "allowed")) throw new DOMException("Not now.", "NotAllowedError");
          return own.call(this);
        },
      });
    }
  });
  await open(page, "/showcase");
  const player = page.getByRole("region", { name: "Video player" });
  await player.scrollIntoViewIfNeeded();
  const button = (name: string) => player.getByRole("button", { name, exact: true });
  const allow = (allowed: boolean) => page.evaluate((allowed) => void Object.assign(window, { allowed }), allowed);
  await button("Play").click();
  await expect(player.getByText("Your browser blocked playback.")).toBeVisible();
  await allow(true);
  await button("Play").click();
  await expect(button("Pause")).toBeVisible();
  await expect(player.getByText("Your browser blocked playback")).toHaveCount(0);
  await button("Pause").click();
  await allow(false);
  await button("Fullscreen").click();
  await expect(player.getByText("Your browser blocked fullscreen.")).toBeVisible();
  await allow(true);
  await button("Fullscreen").click();
  await expect(button("Exit fullscreen")).toBeVisible();
  await expect(player.getByText("Your browser blocked")).toHaveCount(0);
  await button("Exit fullscreen").click();
  if (await button("Picture in picture").isEnabled()) {
    await allow(false);
    await button("Picture in picture").click();
    await expect(player.getByText("Your browser blocked picture in picture.")).toBeVisible();
  }
  expect(errors).toEqual([]);
});
