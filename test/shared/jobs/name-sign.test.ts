import { describe, expect, it } from 'vitest';
import { fitSign, lineChoices, scriptOf, signText } from '#shared/jobs/name-sign.ts';

/** Type in which every letter is half as wide as the type is high. */
const evenType = (line: string) => ({ width: line.length / 2, ascent: 0.7, descent: 0.2 });
const PAPER = { width: 265, height: 142 };
const set = (text: string) => fitSign(text, PAPER, evenType);
const linesOf = (text: string) => set(text).lines.map((line) => line.text);

describe('the text of a name sign', () => {
  it.each([
    ['السيد الهاشمي (Mr Al-Hashimi)', 'السيد الهاشمي', 'Mr Al-Hashimi'],
    ['Mr Tanaka / 田中 様', '田中 様', 'Mr Tanaka'],
    ['Александр Иванов – Alexander Ivanov', 'Александр Иванов', 'Alexander Ivanov'],
  ])('%s stands large in its own letters, with the Latin ones beneath', (sign, main, latin) => {
    expect(signText(sign)).toEqual({ main, latin });
  });

  it.each(['Ms Tanaka', 'Dr. Петров', 'Müller / Schmidt', '王小明', 'Smith-Jones', 'A / Б / C', ' / '])(
    '%s is one name and stays whole',
    (sign) => {
      expect(signText(sign)).toEqual({ main: sign.trim(), latin: '' });
    },
  );

  it.each([
    ['السيد الهاشمي', 'en', 'ar'],
    ['さくら', 'en', 'ja'],
    ['田中', 'ja', 'ja'],
    ['王小明', 'en', 'zh'],
    ['Петров', 'ru', 'ru'],
    ['Ms Tanaka', 'ja', undefined],
  ])('%s, whose guest reads %s, is set as %s', (text, language, script) => {
    expect(scriptOf(text, language)).toBe(script);
  });
});

describe('a name sign', () => {
  it.each([
    'Mr Lim',
    'Ms Tanaka',
    '王小明先生',
    'Александра Константиновна Преображенская',
    'Herr und Frau Dr. von Schwarzenberg-Hohenlohe mit Familie und allen Gästen der Konferenz am Main',
    'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch',
  ])('%s fits its paper in width and height, and fills one of them', (text) => {
    const { size, lines } = set(text);
    const widths = lines.map((line) => evenType(line.text).width * size);
    const top = (lines[0]?.baseline ?? 0) - 0.7 * size;
    const bottom = (lines.at(-1)?.baseline ?? 0) + 0.2 * size;
    expect(Math.max(...widths)).toBeLessThanOrEqual(PAPER.width + 0.001);
    expect(top).toBeGreaterThanOrEqual(-0.001);
    expect(bottom).toBeLessThanOrEqual(PAPER.height + 0.001);
    expect(top).toBeCloseTo(PAPER.height - bottom, 6);
    const filled = Math.max(Math.max(...widths) / PAPER.width, (bottom - top) / PAPER.height);
    expect(filled).toBeCloseTo(1, 6);
    expect(lines.map((line) => line.text).join(' ')).toBe(text);
  });

  it('takes another line only where its letters become much larger', () => {
    expect(linesOf('Mr Lim')).toEqual(['Mr Lim']);
    expect(linesOf('Katharina Papadopoulou')).toEqual(['Katharina', 'Papadopoulou']);
  });

  it('never breaks before the name that a particle belongs to', () => {
    const broken = lineChoices('Ludwig von Beethoven').map((lines) => lines.join('|'));
    expect(broken).toEqual(['Ludwig von Beethoven', 'Ludwig|von Beethoven']);
    expect(lineChoices('عبد الرحمن')).toEqual([['عبد الرحمن']]);
  });

  it('is found at once for a text of a hundred words', () => {
    const text = Array.from({ length: 100 }, (_, at) => `name${at}`).join(' ');
    expect(lineChoices(text).length).toBeLessThan(100);
    expect(linesOf(text).join(' ')).toBe(text);
  });
});
