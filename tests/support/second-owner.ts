/**
 * The site of a second owner: only tests/fixtures/second-owner/, without the samples. The photographs are gradients with
 * noise, and the person is fictional.
 */
import { execFile } from "node:child_process";
import { cp } from "node:fs/promises";
import { join } from "node:path";
import process from "node:process";
import { promisify } from "node:util";
import { copySite } from "./copy-site.ts";

const OWNER = "tests/fixtures/second-owner";

/** Copies the project and sets it up with the second owner's answers. Rejects with what setup says. */
export async function copySecondOwner(): Promise<{ folder: string; remove: () => Promise<void> }> {
  const site = await copySite("{}");
  for (const name of ["photo.jpg", "resume.json", "work"]) {
    await cp(join(OWNER, name), join(site.folder, "content", name), { recursive: true });
  }
  await cp("public/video/clip-240.mp4", join(site.folder, "content/work/harbour-at-night/quay.mp4"));
  await promisify(execFile)(process.execPath, ["scripts/setup.mjs", "--answers", `${OWNER}/answers.json`], {
    cwd: site.folder,
  });
  return site;
}
