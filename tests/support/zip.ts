import { crc32, deflateRawSync } from "node:zlib";

/** A ZIP as a server sends it while it is made: the sizes of a packed file are only behind it and in the directory. */
export function zip(files: Record<string, string | Buffer>): Buffer {
  const body: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const [name, content] of Object.entries(files)) {
    const bytes = Buffer.from(content);
    const packed = deflateRawSync(bytes);
    const label = Buffer.from(name);
    const sizes = numbers([crc32(bytes), packed.length, bytes.length], 4);
    const local = [
      ...["PK\x03\x04", numbers([20, 8, 8, 0, 0], 2), numbers([0, 0, 0], 4)],
      ...[numbers([label.length, 0], 2), label, packed, "PK\x07\x08", sizes],
    ];
    const start = offset;
    const entry = Buffer.concat(local.map((each) => Buffer.from(each)));
    offset += entry.length;
    body.push(entry);
    directory.push(
      ...[Buffer.from("PK\x01\x02"), numbers([20, 20, 8, 8, 0, 0], 2), sizes],
      ...[numbers([label.length, 0, 0, 0, 0, 0, 0], 2), numbers([start], 4), label],
    );
  }
  const listed = Buffer.concat(directory);
  const count = Object.keys(files).length;
  const end = [numbers([0, 0, count, count], 2), numbers([listed.length, offset], 4), numbers([0], 2)];
  return Buffer.concat([...body, listed, Buffer.from("PK\x05\x06"), ...end]);
}

/** Little-endian. */
function numbers(values: number[], size: number): Buffer {
  const bytes = Buffer.alloc(values.length * size);
  for (const [index, value] of values.entries()) bytes.writeUIntLE(value, index * size, size);
  return bytes;
}
