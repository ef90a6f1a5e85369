/** The recipients of sealed case studies: content/recipients.json, which git ignores, since it holds their keys. */
import { existsSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { OwnerError, UserError } from "../../src/lib/errors.ts";
import { LINK_KEY, toHex } from "../../src/lib/sealed.ts";
import { root } from "../root.mjs";
import { writeFiles } from "../write-files.mjs";
import type { Content } from "./read-content.ts";

export type Recipient = {
  name: string;
  /** Names the key in public. */
  id: string;
  /** As in the link. Missing once the link is withdrawn. */
  key?: string;
};
/** By the slug of the case study. */
export type Recipients = Record<string, Recipient[]>;

export const RECIPIENTS = "recipients.json";

/** @throws OwnerError when the file is broken */
export function readRecipients(folder: string): Recipients {
  const path = resolve(root, folder, RECIPIENTS);
  if (!existsSync(path)) return {};
  try {
    const all: Recipients = JSON.parse(readFileSync(path, "utf8"));
    const isValid = ({ name, id, key }: Recipient) => name && id && (!key || LINK_KEY.exec(key)?.[1] === id);
    if (Object.values(all).every((each) => each.every(isValid))) return all;
  } catch {
    // Reported below.
  }
  const expected = "the file as npm run seal wrote it: bring back a copy, or delete it and make new links";
  throw new OwnerError([{ file: `${folder}/${RECIPIENTS}`, found: "a list that cannot be read", expected }]);
}

/** Makes a recipient's key. Someone who has one keeps it. */
export function addRecipient(folder: string, slug: string, name: string): Recipient {
  const all = readRecipients(folder);
  const known = all[slug]?.find((each) => each.name === name && each.key);
  if (known) return known;
  const [id, key] = [4, 16].map((length) => toHex(crypto.getRandomValues(new Uint8Array(length)))) as [string, string];
  const recipient = { name, id, key: `1${id}${key}` };
  write(folder, { ...all, [slug]: [...(all[slug] ?? []), recipient] });
  return recipient;
}

/** Forgets a key: the next build is not encrypted for it. */
export function withdraw(folder: string, slug: string, name: string): void {
  const all = readRecipients(folder);
  const known = all[slug]?.filter((each) => each.key) ?? [];
  if (!known.some((each) => each.name === name)) {
    const names = known.map((each) => `"${each.name}"`).join(", ") || "nobody";
    throw new UserError(`"${name}" has no link to work/${slug}. Recipients: ${names}.`);
  }
  const kept = all[slug]?.map((each) => (each.name === name ? { name, id: each.id } : each)) ?? [];
  write(folder, { ...all, [slug]: kept });
}

export function linkOf({ key }: Recipient, slug: string, site: string): string | undefined {
  return key && `${site}#/work/${slug}?k=${key}`;
}

/** @throws OwnerError for each sealed case study that this machine has no recipients of: it is never published as it is */
export function checkRecipients({ folder, studies }: Content): void {
  const all = readRecipients(folder);
  const problems = studies.flatMap(({ file, slug, sealed }) => {
    if (!sealed || all[slug]?.length) return [];
    const found = `true, but this machine has no recipient of it in ${folder}/${RECIPIENTS}, which git ignores`;
    const expected = `the file, copied from your machine, or a recipient: npm run seal -- ${slug} "Name"`;
    return [{ file, key: "sealed", found, expected }];
  });
  if (problems.length) throw new OwnerError(problems);
}

function write(folder: string, all: Recipients): void {
  writeFiles(new Map([[resolve(root, folder, RECIPIENTS), `${JSON.stringify(all, null, 2)}\n`]]));
}
