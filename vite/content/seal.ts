/**
 * Encrypts a case study. Each build makes a new key of 256 bits for each, and encrypts it for every recipient:
 *
 *   text with the addresses of the files, each file ──► assets/<random>.bin, by the case study's key
 *   the case study's key ──► the case study's module, by each recipient's key of 128 bits
 */
import { randomBytes } from "node:crypto";
import { readFile } from "node:fs/promises";
import { resolve } from "node:path";
import type { Sealed, SealedText } from "../../src/content/work/case-study.ts";
import { encrypt, filePlace, fromHex, importKey, keyPlace, LINK_KEY, toHex } from "../../src/lib/sealed.ts";
import { contentType } from "../content-types.mjs";
import { root } from "../root.mjs";
import { ModuleWriter } from "./module-writer.ts";
import { encode, readPhoto, readPicture } from "./picture-file.ts";
import { PICTURE_CACHE } from "./pictures.ts";
import type { Recipient } from "./recipients.ts";
import { svgSize } from "./svg.ts";

/** Width of a photo in px at most: one file has to do for all screens. */
const WIDEST = 1920;

/** Gives each file a random address. */
class SealedWriter extends ModuleWriter {
  /** By path from the project's root. */
  readonly files = new Map<string, { address: string } & Partial<SealedFile>>();

  override address(file: string) {
    return this.find(file).address;
  }

  override picture(file: string) {
    const { address, width, height } = this.find(file);
    return { src: address, width, height, sources: undefined };
  }

  private find(file: string) {
    const found = this.files.get(file) ?? { address: randomAddress() };
    this.files.set(file, found);
    return found;
  }
}

const randomAddress = () => `assets/${randomBytes(12).toString("hex")}.bin`;

type SealedFile = { bytes: Buffer; type: string; width?: number; height?: number };

/**
 * @param write the case study's value, with a writer's addresses
 * @returns what its module exports, and its encrypted files by their addresses
 */
export async function sealStudy(
  slug: string,
  recipients: readonly Recipient[],
  write: (writer: ModuleWriter) => unknown,
) {
  const secret = crypto.getRandomValues(new Uint8Array(32));
  const key = await importKey(secret);
  const writer = new SealedWriter();
  // Once to find the files, and again with their sizes.
  write(writer);
  for (const [file, found] of writer.files) Object.assign(found, await readSealedFile(file));
  const study = write(writer) as SealedText["study"];
  const found = [...writer.files.values()] as ({ address: string } & SealedFile)[];
  const isPicture = ({ type }: SealedFile) => type.startsWith("image/");
  const inOrder = [...found.filter(isPicture), ...found.filter((each) => !isPicture(each))];
  const types = Object.fromEntries(inOrder.map(({ address, type }) => [address, type]));
  const text = { address: randomAddress(), bytes: Buffer.from(JSON.stringify({ study, types } satisfies SealedText)) };
  const encrypted = [text, ...found].map(
    async ({ address, bytes }) =>
      [address, await encrypt(key, Uint8Array.from(bytes), filePlace(slug, address))] as const,
  );
  const keys = recipients.flatMap(({ id, key }) => {
    const [, , own] = LINK_KEY.exec(key ?? "") ?? [];
    return own ? [{ id, own }] : [];
  });
  const wrapped = keys.map(async ({ id, own }) => {
    return [id, toHex(await encrypt(await importKey(fromHex(own)), secret, keyPlace(slug, id)))] as const;
  });
  const sealed: Sealed = {
    keys: Object.fromEntries(await Promise.all(wrapped)),
    withdrawn: recipients.filter((each) => !each.key).map(({ id }) => id),
    text: text.address,
  };
  return { sealed, files: await Promise.all(encrypted) };
}

async function readSealedFile(file: string): Promise<SealedFile> {
  const path = resolve(root, file);
  const type = contentType(file);
  if (!type.startsWith("image/")) return { bytes: await readFile(path), type };
  try {
    const bytes = await readPicture(path);
    const size = svgSize(path, bytes);
    if (size) return { bytes, type, ...size };
    const photo = await readPhoto(path, bytes);
    const width = photo.widths.findLast((each) => each <= WIDEST) ?? photo.width;
    const { width: shown, height } = photo;
    return { bytes: await encode(PICTURE_CACHE, photo, width, "webp"), type: "image/webp", width: shown, height };
  } catch (error) {
    throw new Error(`${file} ${(error as Error).message}`);
  }
}
