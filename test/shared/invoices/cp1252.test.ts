import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { encodeCp1252, inCp1252 } from '#shared/invoices/cp1252.ts';

const decoder = new TextDecoder('windows-1252');

/** Every character that the code page has, as another implementation reads it. */
const CHARS = Array.from({ length: 256 }, (_, byte) => byte)
  .filter((byte) => byte >= 0x20 && byte !== 0x7f && ![0x81, 0x8d, 0x8f, 0x90, 0x9d].includes(byte))
  .map((byte) => decoder.decode(Uint8Array.of(byte)));

describe('a text in code page 1252', () => {
  it('is read back as it was written, whatever characters of the page it has', () => {
    expect(CHARS).toHaveLength(218);
    expect(inCp1252(CHARS.join(''))).toEqual({ text: CHARS.join(''), unfit: [] });
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...CHARS, '\r\n')), (chars) => {
        expect(decoder.decode(encodeCp1252(chars.join('')))).toBe(chars.join(''));
      }),
    );
  });

  it.each([
    ['Müller & Söhne – „Größe“ 5 €', 'Müller & Söhne – „Größe“ 5 €'],
    ['Mu\u0308ller', 'Müller'],
    ['Łódź Čapek Erdős Ştefan Þór', 'Lódz Capek Erdös Stefan Þór'],
    ['ŁÓDŹ ĐORĐE STRAẞE', 'LÓDZ DORDE STRASSE'],
    ['Сергей Щукин', 'Sergey Shchukin'],
    ['Жанна Ильинична Объедкова', 'Zhanna Ilinichna Obedkova'],
    ['Αθηνά Ψαρρά', 'Athina Psarra'],
    ['No‑break\u202fspace \u2212 \u200bﬁn', 'No-break space - fin'],
  ])('writes %s as %s', (text, written) => {
    expect(inCp1252(text)).toEqual({ text: written, unfit: [] });
  });

  it('names what nobody can write in Latin letters, once each, and never puts a question mark', () => {
    expect(inCp1252('王 Wang 王芳 🙂 محمد')).toMatchObject({ unfit: ['王', '芳', '🙂', 'م', 'ح', 'د'] });
    expect(inCp1252('a\u0007b').unfit).toEqual(['\u0007']);
    expect(() => encodeCp1252('Łódź')).toThrow('code page 1252 has no "Ł"');
  });

  it('can be encoded for every text in the world once what is unfit was left out', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (given) => {
        const { text, unfit } = inCp1252(given);
        expect(decoder.decode(encodeCp1252(text))).toBe(text);
        expect(text.includes('?') && !given.normalize('NFKD').includes('?')).toBe(false);
        for (const char of unfit) expect(given.normalize('NFC')).toContain(char);
      }),
      { numRuns: 1000 },
    );
  });
});
