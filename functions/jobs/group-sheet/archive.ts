import { crc32, inflateRawSync } from 'node:zlib';
import { refuseSheet } from '#functions/jobs/group-sheet/refuse-sheet.ts';

const MEGABYTE = 1024 * 1024;
/** All files of the archive together, unpacked: many times what a thousand services need. */
const MOST_UNPACKED = 16 * MEGABYTE;
/** Bytes up to which a file may shrink as far as it likes, and how far a larger one may (as Apache POI has it). */
const SMALL_FILE = 100 * 1024;
const MOST_SHRINKING = 100;
const MOST_FILES = 1000;

const SIGNATURE = { file: 0x04034b50, entry: 0x02014b50, end: 0x06054b50 } as const;
const END_LENGTH = 22;
const ENTRY_LENGTH = 46;
const FILE_LENGTH = 30;
const LONGEST_COMMENT = 0xffff;
const STORED = 0;
const DEFLATED = 8;
const ENCRYPTED_FLAG = 1;

type Entry = {
  readonly name: string;
  readonly flags: number;
  readonly method: number;
  readonly crc: number;
  readonly packed: number;
  readonly unpacked: number;
  readonly offset: number;
};

const endOf = (file: Buffer): number => {
  const earliest = Math.max(0, file.length - END_LENGTH - LONGEST_COMMENT);
  for (let at = file.length - END_LENGTH; at >= earliest; at -= 1) {
    if (file.readUInt32LE(at) === SIGNATURE.end) return at;
  }
  throw refuseSheet('unreadable');
};

const entriesOf = (file: Buffer): Entry[] => {
  const end = endOf(file);
  const count = file.readUInt16LE(end + 10);
  if (count > MOST_FILES) throw refuseSheet('too_big_inside');
  let at = file.readUInt32LE(end + 16);
  return Array.from({ length: count }, () => {
    if (file.readUInt32LE(at) !== SIGNATURE.entry) throw refuseSheet('unreadable');
    const [nameLength, extra, comment] = [28, 30, 32].map((field) => file.readUInt16LE(at + field));
    const entry = {
      name: file
        .toString('utf8', at + ENTRY_LENGTH, at + ENTRY_LENGTH + (nameLength ?? 0))
        .replace(/^\//, ''),
      flags: file.readUInt16LE(at + 8),
      method: file.readUInt16LE(at + 10),
      crc: file.readUInt32LE(at + 16),
      packed: file.readUInt32LE(at + 20),
      unpacked: file.readUInt32LE(at + 24),
      offset: file.readUInt32LE(at + 42),
    };
    at += ENTRY_LENGTH + (nameLength ?? 0) + (extra ?? 0) + (comment ?? 0);
    return entry;
  });
};

/** Before anything is unpacked: what the archive's directory itself says. */
const demandHarmless = (entries: readonly Entry[]): void => {
  const total = entries.reduce((sum, { unpacked }) => sum + unpacked, 0);
  const isBomb = entries.some(
    ({ packed, unpacked }) => unpacked > SMALL_FILE && unpacked > packed * MOST_SHRINKING,
  );
  if (isBomb || total > MOST_UNPACKED) throw refuseSheet('too_big_inside');
  if (entries.some(({ flags }) => flags & ENCRYPTED_FLAG)) throw refuseSheet('encrypted');
};

/** Never more bytes than the directory says, whatever the file itself unpacks to. */
const unpack = (file: Buffer, { method, crc, packed, unpacked, offset }: Entry): Buffer => {
  if (file.readUInt32LE(offset) !== SIGNATURE.file) throw refuseSheet('unreadable');
  const start = offset + FILE_LENGTH + file.readUInt16LE(offset + 26) + file.readUInt16LE(offset + 28);
  const bytes = file.subarray(start, start + packed);
  if (method !== STORED && method !== DEFLATED) throw refuseSheet('unreadable');
  const content =
    method === STORED ? bytes : inflateRawSync(bytes, { maxOutputLength: Math.max(1, unpacked) });
  if (content.length !== unpacked || crc32(content) !== crc) throw refuseSheet('unreadable');
  return content;
};

/**
 * The texts of an archive's files whose names match. An archive that says of itself that it unpacks to too much is
 * refused before any of it is unpacked, one that lies about it while it is.
 * @throws DomainError `invalid_input`; RangeError where the archive breaks off
 */
export const readArchive = (file: Buffer, isWanted: (name: string) => boolean): Map<string, string> => {
  const entries = entriesOf(file);
  demandHarmless(entries);
  return new Map(
    entries
      .filter(({ name }) => isWanted(name))
      .map((entry) => [entry.name, unpack(file, entry).toString('utf8')]),
  );
};
