/**
 * The site of a second owner: only tests/fixtures/second-owner/, without the samples. The photographs are gradients with
 * noise, and the person is fictional.
 */
import { execFile } from "node:child_process";
import process from "node:process";
import { promisify } from "node:util";
import { copySite } from "./copy-site.ts";

const ANSWERS = "tests/fixtures/second-owner/answers.json";

/** Copies the project and sets it up with the second owner's answers. Rejects with what setup says. */
export async function copySecondOwner(): Promise<{ folder: string; remove: () => Promise<void> }> {
  const site = await copySite("{}");
  await promisify(execFile)(process.execPath, ["scripts/setup.mjs", "--answers", ANSWERS, "--no-pictures"], {
    cwd: site.folder,
  });
  return site;
}
