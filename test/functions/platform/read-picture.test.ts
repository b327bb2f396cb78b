import { describe, expect, it } from 'vitest';
import { readPicture } from '#functions/platform/pictures/read-picture.ts';
import { AVIF, JPEG, pngOf, WEBP } from '#test/support/pictures.ts';

const PNG = pngOf(40, 30);
const SVG = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>',
);
const GIF = Buffer.concat([Buffer.from('GIF89a\x01\x00\x01\x00', 'latin1'), Buffer.alloc(60)]);
const HEIC = Buffer.from(AVIF.toString('latin1').replace('ftypavif', 'ftypheic'), 'latin1');
const SCRIPT = Buffer.from('<script>alert(document.cookie)</script>'.repeat(3));

const KINDS = [
  ['PNG', PNG, 'a.png', 'image/png', 40, 30],
  ['JPEG', JPEG, 'a.jpeg', 'image/jpeg', 16, 9],
  ['JPEG with a short ending in capitals', JPEG, 'A.JPG', 'image/jpeg', 16, 9],
  ['WebP', WEBP, 'a.webp', 'image/webp', 1, 1],
  ['AVIF', AVIF, 'a.avif', 'image/avif', 1, 1],
] as const;

describe('an uploaded picture', () => {
  it.each(KINDS)('is taken as %s, with its size', (_, file, name, type, width, height) => {
    expect(readPicture(file, { name, type })).toMatchObject({ width, height, data: file });
  });

  it.each(KINDS)('that hides something behind the %s loses it', (_, file, name, type) => {
    const hiding = Buffer.concat([file, SCRIPT]);
    expect(readPicture(hiding, { name, type }).data.equals(file)).toBe(true);
  });

  it.each([
    ['SVG', SVG, 'a.svg', 'image/svg+xml'],
    ['SVG that is called a PNG', SVG, 'a.png', 'image/png'],
    ['GIF', GIF, 'a.gif', 'image/gif'],
    ['HEIC', HEIC, 'a.avif', 'image/avif'],
    ['HTML', SCRIPT, 'a.png', 'image/png'],
    ['nothing', Buffer.alloc(0), 'a.png', 'image/png'],
  ])('is refused when it is %s', (_, file, name, type) => {
    expect(() => readPicture(file, { name, type })).toThrow('Only pictures of the kinds');
  });

  it.each([
    ['a PNG that ends in .jpg', PNG, 'a.jpg', 'image/png'],
    ['a PNG that is sent as JPEG', PNG, 'a.png', 'image/jpeg'],
    ['a PNG that ends in .html', PNG, 'a.png.html', 'image/png'],
    ['a JPEG without an ending', JPEG, 'a', 'image/jpeg'],
  ])('is refused when it is %s', (_, file, name, type) => {
    expect(() => readPicture(file, { name, type })).toThrow('By its content the file is');
  });

  it.each(KINDS)('is refused when the %s breaks off', (_, file, name, type) => {
    for (const length of [32, file.length - 10]) {
      if (length < 32) continue;
      expect(() => readPicture(file.subarray(0, length), { name, type })).toThrow('damaged');
    }
  });

  it('may have 4 MB and no more', () => {
    const most = 4 * 1024 * 1024;
    const empty = pngOf(10, 10, 1).length - 1;
    const named = { name: 'a.png', type: 'image/png' };
    expect(readPicture(pngOf(10, 10, most - empty), named).data.length).toBe(most);
    expect(() => readPicture(pngOf(10, 10, most - empty + 1), named)).toThrow('at most 4 MB');
  });

  it('may have 6000 pixels along a side and 24 million in all', () => {
    const named = { name: 'a.png', type: 'image/png' };
    expect(readPicture(pngOf(6000, 4000), named)).toMatchObject({ width: 6000, height: 4000 });
    expect(() => readPicture(pngOf(6001, 10), named)).toThrow('6001 × 10 pixels');
    expect(() => readPicture(pngOf(5000, 4801), named)).toThrow('5000 × 4801 pixels');
  });
});
