import { imageSize } from 'image-size';
import { PICTURE_ENDS } from '#functions/platform/pictures/picture-end.ts';
import {
  MOST_PICTURE_BYTES,
  MOST_PICTURE_PIXELS,
  MOST_PICTURE_SIDE,
  PICTURE_KINDS,
  type PictureKind,
} from '#shared/content/picture.ts';
import { refused } from '#shared/refused.ts';

export type ReadPicture = {
  readonly kind: PictureKind;
  /** The picture alone: what stood behind it in the file is gone. */
  readonly data: Buffer;
  readonly width: number;
  readonly height: number;
};

const LEAST_BYTES = 32;

const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** What a file is, by its first bytes: neither its name nor what a browser says of it counts. */
const kindOf = (file: Buffer): PictureKind | undefined => {
  const text = (from: number, to: number): string => file.toString('latin1', from, to);
  if (file.subarray(0, 8).equals(PNG)) return 'png';
  if (file.readUIntBE(0, 3) === 0xffd8ff) return 'jpg';
  if (text(0, 4) === 'RIFF' && text(8, 12) === 'WEBP') return 'webp';
  if (text(4, 8) === 'ftyp' && /^avi[fs]$/.test(text(8, 12))) return 'avif';
  return undefined;
};

/** @throws DomainError when the size cannot be read */
const sizeOf = (file: Buffer): { width: number; height: number } => {
  try {
    const { width, height, orientation = 1 } = imageSize(file);
    // From 5 on, a camera lay on its side: browsers turn the picture.
    return orientation >= 5 ? { width: height, height: width } : { width, height };
  } catch {
    throw refused('picture.broken');
  }
};

/** Whether a file is called, and was sent, as what it is. */
const isCalled = (kind: PictureKind, { name, type }: { name: string; type: string }): boolean => {
  const ending = /\.([a-z0-9]+)$/i.exec(name)?.[1]?.toLowerCase() ?? '';
  const { type: own, endings } = PICTURE_KINDS[kind];
  return type === own && (endings as readonly string[]).includes(ending);
};

/**
 * Reads an uploaded file as what it is by its content: PNG, JPEG, WebP or AVIF, named so, of a reasonable size.
 * @throws DomainError `too_large`, or `refused_transition` saying what is wrong
 */
export const readPicture = (file: Buffer, called: { name: string; type: string }): ReadPicture => {
  if (file.length > MOST_PICTURE_BYTES) throw refused('picture.too_heavy');
  const kind = file.length < LEAST_BYTES ? undefined : kindOf(file);
  if (!kind) throw refused('picture.kind');
  if (!isCalled(kind, called)) throw refused('picture.called', { kind: PICTURE_KINDS[kind].type });
  const end = PICTURE_ENDS[kind](file);
  if (end === undefined) throw refused('picture.broken');
  const data = file.subarray(0, end);
  const { width, height } = sizeOf(data);
  if (Math.max(width, height) > MOST_PICTURE_SIDE || width * height > MOST_PICTURE_PIXELS) {
    throw refused('picture.too_big', { width, height, most: MOST_PICTURE_SIDE });
  }
  if (Math.min(width, height) < 1) throw refused('picture.broken');
  return { kind, data, width, height };
};
