/**
 * The site of a second owner: only tests/fixtures/second-owner/, without the samples. The photographs are gradients with
 * noise, and the person is fictional.
 */
import { execFile } from "node:child_process";
import { cp, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import process from "node:process";
import { promisify } from "node:util";
import sharp from "sharp";
import { copySite } from "./copy-site.ts";

/** The recipients of the sealed case study, one of whom has a withdrawn link. */
export const RECIPIENTS = {
  hothouse: [
    { name: "Acme", id: "0a1b2c3d", key: "10a1b2c3d00112233445566778899aabbccddeeff" },
    { name: "Before", id: "99999999" },
  ],
};
/** At the end of the sealed film. */
export const FILM_MARK = "secret brass film, which no host may have";

const GRAIN = { type: "gaussian", mean: 128, sigma: 30 } as const;
const OWNER = "tests/fixtures/second-owner";

/** Copies the project and sets it up with the second owner's answers. Rejects with what setup says. */
export async function copySecondOwner(): Promise<{ folder: string; remove: () => Promise<void> }> {
  const site = await copySite("{}");
  for (const name of ["photo.jpg", "resume.json", "work"]) {
    await cp(join(OWNER, name), join(site.folder, "content", name), { recursive: true });
  }
  await cp("public/video/clip-240.mp4", join(site.folder, "content/work/harbour-at-night/quay.mp4"));
  const sealed = join(site.folder, "content/work/hothouse");
  const clip = await readFile("public/video/clip-240.mp4");
  await writeFile(join(sealed, "brass-tour.mp4"), Buffer.concat([clip, Buffer.from(FILM_MARK)]));
  await sharp({ create: { width: 800, height: 500, channels: 3, background: "#31572c", noise: GRAIN } })
    .jpeg()
    .toFile(join(sealed, "palms.jpg"));
  await writeFile(join(site.folder, "content/recipients.json"), JSON.stringify(RECIPIENTS));
  await promisify(execFile)(process.execPath, ["scripts/setup.mjs", "--answers", `${OWNER}/answers.json`], {
    cwd: site.folder,
  });
  return site;
}
