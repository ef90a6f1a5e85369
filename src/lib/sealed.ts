/**
 * Encryption, format 1: a random nonce of 96 bits, then what AES-GCM makes, with its tag of 128 bits. All of it is Web Crypto, of
 * the browser or of Node.
 */
const NONCE = 12;

type Bytes = Uint8Array<ArrayBuffer>;

export function importKey(bytes: Bytes): Promise<CryptoKey> {
  return crypto.subtle.importKey("raw", bytes, "AES-GCM", false, ["encrypt", "decrypt"]);
}

/** @param place what the bytes are. It is authenticated with them, so that no file can take another's place. */
export async function encrypt(key: CryptoKey, bytes: Bytes, place: string): Promise<Bytes> {
  const iv = crypto.getRandomValues(new Uint8Array(NONCE));
  const sealed = await crypto.subtle.encrypt(algorithm(iv, place), key, bytes);
  const all = new Uint8Array(NONCE + sealed.byteLength);
  all.set(iv);
  all.set(new Uint8Array(sealed), NONCE);
  return all;
}

/** @throws an OperationError for another key, another place or changed bytes */
export function decrypt(key: CryptoKey, bytes: Bytes, place: string): Promise<ArrayBuffer> {
  return crypto.subtle.decrypt(algorithm(bytes.subarray(0, NONCE), place), key, bytes.subarray(NONCE));
}

function algorithm(iv: Bytes, place: string): AesGcmParams {
  return { name: "AES-GCM", iv, additionalData: new TextEncoder().encode(`sealed 1 ${place}`) };
}

export function fromHex(hex: string): Bytes {
  return Uint8Array.from(hex.match(/../g) ?? [], (byte) => Number.parseInt(byte, 16));
}

export function toHex(bytes: Bytes): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** A recipient's key as their link has it: the format, an id that is public, and 128 random bits. In hex, no mail cuts or changes it. */
export const LINK_KEY = /^1([\da-f]{8})([\da-f]{32})$/;

/** The places of a sealed case study. */
export const keyPlace = (slug: string, id: string) => `${slug} key ${id}`;
export const filePlace = (slug: string, file: string) => `${slug} file ${file}`;
