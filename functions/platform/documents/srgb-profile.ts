const HEAD = 128;
const TAG = 12;
/** Points of the curve: between them readers draw straight lines, which nobody sees. */
const CURVE_POINTS = 512;

/** The white of the profile's space and the colours of sRGB, adapted to it (IEC 61966-2-1, D50). */
const WHITE = [0.9642, 1, 0.8249] as const;
const RED = [0.43607, 0.22249, 0.01392] as const;
const GREEN = [0.38515, 0.71687, 0.09708] as const;
const BLUE = [0.14307, 0.06061, 0.7141] as const;

/** A block of a profile: its kind, then whole numbers of so many bytes. */
const block = (kind: string, write: (view: DataView) => void, length: number): Uint8Array => {
  const bytes = new Uint8Array(Math.ceil((8 + length) / 4) * 4);
  bytes.set(new TextEncoder().encode(kind));
  write(new DataView(bytes.buffer, 8));
  return bytes;
};

const letters = (view: DataView, at: number, text: string): void => {
  for (const [index, letter] of [...text].entries()) view.setUint8(at + index, letter.charCodeAt(0));
};

const xyz = (values: readonly number[]): Uint8Array =>
  block(
    'XYZ ',
    (view) => values.forEach((value, index) => void view.setInt32(index * 4, Math.round(value * 65_536))),
    12,
  );

const linear = (value: number): number =>
  value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;

const curve = (): Uint8Array =>
  block(
    'curv',
    (view) => {
      view.setUint32(0, CURVE_POINTS);
      for (let point = 0; point < CURVE_POINTS; point++) {
        view.setUint16(4 + point * 2, Math.round(linear(point / (CURVE_POINTS - 1)) * 65_535));
      }
    },
    4 + CURVE_POINTS * 2,
  );

const NAME = 'sRGB\0';
const description = (): Uint8Array =>
  block(
    'desc',
    (view) => {
      view.setUint32(0, NAME.length);
      letters(view, 4, NAME);
    },
    // Behind the name: its Unicode and its Macintosh form, both empty.
    4 + NAME.length + 8 + 3 + 67,
  );

const RIGHTS = 'No copyright, use freely\0';
const rights = (): Uint8Array => block('text', (view) => letters(view, 0, RIGHTS), RIGHTS.length);

const header = (length: number): Uint8Array => {
  const bytes = new Uint8Array(HEAD);
  const view = new DataView(bytes.buffer);
  view.setUint32(0, length);
  view.setUint32(8, 0x02_10_00_00);
  letters(view, 12, 'mntrRGB XYZ ');
  for (const [index, part] of [2026, 1, 1, 0, 0, 0].entries()) view.setUint16(24 + index * 2, part);
  letters(view, 36, 'acsp');
  WHITE.forEach((value, index) => void view.setInt32(68 + index * 4, Math.round(value * 65_536)));
  return bytes;
};

/**
 * The colour space of our documents, sRGB, as an ICC profile (version 2.1): archived PDFs have to bring it
 * (ISO 19005-3, 6.2.4.3).
 */
export const srgbProfile = (): Uint8Array => {
  const tone = curve();
  const tags: readonly [string, Uint8Array][] = [
    ['desc', description()],
    ['cprt', rights()],
    ['wtpt', xyz(WHITE)],
    ['rXYZ', xyz(RED)],
    ['gXYZ', xyz(GREEN)],
    ['bXYZ', xyz(BLUE)],
    ['rTRC', tone],
    ['gTRC', tone],
    ['bTRC', tone],
  ];
  const table = new Uint8Array(4 + tags.length * TAG);
  const view = new DataView(table.buffer);
  view.setUint32(0, tags.length);
  const placed = new Map<Uint8Array, number>();
  let end = HEAD + table.length;
  for (const [index, [name, bytes]] of tags.entries()) {
    const at = placed.get(bytes) ?? end;
    if (at === end) end += bytes.length;
    placed.set(bytes, at);
    letters(view, 4 + index * TAG, name);
    view.setUint32(8 + index * TAG, at);
    view.setUint32(12 + index * TAG, bytes.length);
  }
  return Buffer.concat([header(end), table, ...placed.keys()]);
};
