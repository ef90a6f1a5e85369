import { expect, test } from "vitest";
import { decrypt, encrypt, fromHex, importKey, toHex } from "../../src/lib/sealed.ts";

const random = (length: number) => crypto.getRandomValues(new Uint8Array(length));
const words = new TextEncoder().encode("Nobody reads this.");

test("a text encrypted for a place is read there, with its key alone", async () => {
  const [key, other] = await Promise.all([importKey(random(32)), importKey(random(16))]);
  const sealed = await encrypt(key, words, "marz file a");
  expect(new TextDecoder().decode(await decrypt(key, sealed, "marz file a"))).toBe("Nobody reads this.");
  await expect(decrypt(other, sealed, "marz file a")).rejects.toThrow();
  await expect(decrypt(key, sealed, "marz file b")).rejects.toThrow();
});

test("a changed or cut byte is noticed wherever it is", async () => {
  const key = await importKey(random(32));
  const sealed = await encrypt(key, words, "here");
  for (const index of sealed.keys()) {
    const changed = sealed.map((byte, at) => (at === index ? byte ^ 1 : byte));
    await expect(decrypt(key, changed, "here")).rejects.toThrow();
  }
  for (const length of [0, 12, 27, sealed.length - 1])
    await expect(decrypt(key, sealed.slice(0, length), "here")).rejects.toThrow();
});

test("the same text is encrypted differently each time, and its length alone shows", async () => {
  const key = await importKey(random(32));
  const all = await Promise.all(Array.from({ length: 50 }, () => encrypt(key, words, "here")));
  expect(new Set(all.map((each) => toHex(each.slice(0, 12)))).size).toBe(50);
  // The nonce before, and the tag of 128 bits behind.
  expect(new Set(all.map(({ length }) => length))).toEqual(new Set([12 + words.length + 16]));
  const bytes = random(40);
  expect(fromHex(toHex(bytes))).toEqual(bytes);
});
