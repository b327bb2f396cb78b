import type { PictureKind } from '#shared/content/picture.ts';

/** Where the picture ends in a file, or undefined when it does not: a broken file, or none of that kind. */
type EndOf = (file: Buffer) => number | undefined;

const PNG_HEAD = 8;

const endOfPng: EndOf = (file) => {
  let place = PNG_HEAD;
  while (place + 12 <= file.length) {
    const next = place + 12 + file.readUInt32BE(place);
    if (next > file.length) return undefined;
    if (file.toString('latin1', place + 4, place + 8) === 'IEND') return next;
    place = next;
  }
  return undefined;
};

/** After the start of a scan, its data go on until a marker that is neither a stuffed byte nor a restart. */
const endOfScan = (file: Buffer, from: number): number => {
  let place = from;
  while (place + 1 < file.length) {
    const marker = file[place + 1] ?? 0;
    if (file[place] === 0xff && marker !== 0 && marker !== 0xff && !(marker >= 0xd0 && marker <= 0xd7)) {
      return place;
    }
    place += 1;
  }
  return file.length;
};

const endOfJpeg: EndOf = (file) => {
  let place = 2;
  while (place + 4 <= file.length || (place + 2 <= file.length && file[place + 1] === 0xd9)) {
    if (file[place] !== 0xff) return undefined;
    const marker = file[place + 1] ?? 0;
    if (marker === 0xd9) return place + 2;
    if (marker === 0xff) place += 1;
    else {
      const next = place + 2 + file.readUInt16BE(place + 2);
      place = marker === 0xda ? endOfScan(file, next) : next;
    }
  }
  return undefined;
};

const endOfWebp: EndOf = (file) => {
  const end = file.readUInt32LE(4) + 8;
  return end <= file.length ? end : undefined;
};

const AVIF_BOXES = new Set(['ftyp', 'meta', 'mdat', 'free', 'skip', 'moov', 'uuid', 'idat', 'grpl']);

const endOfAvif: EndOf = (file) => {
  let place = 0;
  let hasData = false;
  while (place + 8 <= file.length) {
    const [size, name] = [file.readUInt32BE(place), file.toString('latin1', place + 4, place + 8)];
    if (!AVIF_BOXES.has(name)) break;
    // 0 goes to the end of the file, as the last box may.
    const next = size === 0 ? file.length : place + size;
    if ((size !== 0 && size < 8) || next > file.length) return undefined;
    hasData ||= name === 'mdat' || name === 'idat';
    place = next;
  }
  return hasData ? place : undefined;
};

export const PICTURE_ENDS = {
  png: endOfPng,
  jpg: endOfJpeg,
  webp: endOfWebp,
  avif: endOfAvif,
} as const satisfies Record<PictureKind, EndOf>;
