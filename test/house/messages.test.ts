import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { officeEn } from '#shared/texts/office-en.ts';
import { en } from '#shared/texts/site-en.ts';

type Row = {
  readonly id: string;
  readonly message: string;
  readonly key: string;
  readonly file: string;
  readonly title: string;
};

const ROW = /^\| (B8(?:-\d{2})?) \| (.+?) \| `([\w.]+)` \| `([^`]+)` \| (.+) \|$/;

const lines = readFileSync('test/messages.md', 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| B8'));
const rows = lines.flatMap((line): Row[] => {
  const [, id, message, key, file, title] = ROW.exec(line) ?? [];
  return id && message && key && file && title ? [{ id, message, key, file, title: title.trim() }] : [];
});

const TEXTS: Readonly<Record<string, string>> = { ...en, ...officeEn };
/** Kinds of alerts, and words that come from the server: no texts of the office. */
const WITHOUT_TEXT = ['B8-01', 'B8-15'];
const LAST = 34;

const sourceOf = (file: string): string => (existsSync(file) ? readFileSync(file, 'utf8') : '');

/** What a journey would look for: the longest part of a message without values, as far as its first sentence goes. */
const wordsOf = (message: string): string =>
  message
    .split(/\{\{\w+\}\}|(?<=\.) /)
    .map((part) => part.trim())
    .toSorted((a, b) => b.length - a.length)[0] ?? '';

describe('the list of the messages that the office shows', () => {
  it('can be read line by line, and holds every message of the specification', () => {
    expect(rows).toHaveLength(lines.length);
    const listed = new Set(rows.map(({ id }) => id));
    const specified = Array.from({ length: LAST }, (_, place) => `B8-${String(place + 1).padStart(2, '0')}`);
    expect(specified.filter((id) => !listed.has(id) && !WITHOUT_TEXT.includes(id))).toEqual([]);
  });

  it('reads as the texts do', () => {
    expect(rows.filter(({ key, message }) => TEXTS[key] !== message)).toEqual([]);
  });

  it('names only journeys that exist and look for the message', () => {
    const missing = rows.filter(({ file, title, key, message }) => {
      const source = sourceOf(file);
      const looks = source.includes(key) || source.includes(wordsOf(message));
      return !file.startsWith('test/journeys/') || !source.includes(title) || !looks;
    });
    expect(missing).toEqual([]);
  });
});
