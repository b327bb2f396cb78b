import { crc32 } from 'node:zlib';

const SIGNATURE = { file: 0x04034b50, entry: 0x02014b50, end: 0x06054b50 } as const;
/** Of the zip format: 2.0, the oldest that all readers know. */
const VERSION = 20;

const signature = (value: number): Buffer => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(value);
  return bytes;
};

/** What the head of a file and its entry in the directory have in common. */
const commonPart = (name: Buffer, content: Buffer): Buffer => {
  const common = Buffer.alloc(26);
  common.writeUInt16LE(VERSION, 0);
  common.writeUInt32LE(crc32(content), 10);
  common.writeUInt32LE(content.length, 14);
  common.writeUInt32LE(content.length, 18);
  common.writeUInt16LE(name.length, 22);
  return common;
};

const endPart = (count: number, length: number, offset: number): Buffer => {
  const end = Buffer.alloc(18);
  end.writeUInt16LE(count, 4);
  end.writeUInt16LE(count, 6);
  end.writeUInt32LE(length, 8);
  end.writeUInt32LE(offset, 12);
  return end;
};

/** Files as a zip archive that packs nothing. */
export const plainArchive = (files: ReadonlyMap<string, string>): Buffer => {
  const parts: Buffer[] = [];
  const entries: Buffer[] = [];
  let offset = 0;
  for (const [name, text] of files) {
    const [nameBytes, content] = [Buffer.from(name), Buffer.from(text)];
    const common = commonPart(nameBytes, content);
    const part = Buffer.concat([signature(SIGNATURE.file), common, nameBytes, content]);
    const place = Buffer.alloc(14);
    place.writeUInt32LE(offset, 10);
    entries.push(signature(SIGNATURE.entry), Buffer.from([VERSION, 0]), common, place, nameBytes);
    parts.push(part);
    offset += part.length;
  }
  const directory = Buffer.concat(entries);
  const end = endPart(files.size, directory.length, offset);
  return Buffer.concat([...parts, directory, signature(SIGNATURE.end), end]);
};
