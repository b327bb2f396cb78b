import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

type Row = { readonly id: string; readonly file: string; readonly title: string };

const ROW = /^\| ([PB]\d-\d{2,3}) \| `([^`]+)` \| (.+) \|$/;

const rows = readFileSync('test/requirements.md', 'utf8')
  .split('\n')
  .flatMap((line): Row[] => {
    const [, id, file, title] = ROW.exec(line) ?? [];
    return id && file && title ? [{ id, file, title: title.trim() }] : [];
  });

const sources = new Map<string, string>();
const sourceOf = (file: string): string => {
  const known = sources.get(file) ?? (existsSync(file) ? readFileSync(file, 'utf8') : '');
  sources.set(file, known);
  return known;
};

/** The title as it may stand in source: with its quotes escaped. */
const stands = (source: string, title: string): boolean =>
  source.includes(title) || source.replaceAll("\\'", "'").includes(title);

describe('the map from requirements to tests', () => {
  it('names requirements, and every line can be read', () => {
    const lines = readFileSync('test/requirements.md', 'utf8')
      .split('\n')
      .filter((line) => /^\| [PB]\d/.test(line));
    expect(rows).toHaveLength(lines.length);
    expect(rows.length).toBeGreaterThan(0);
  });

  it('names only tests that exist', () => {
    const missing = rows.filter(({ file, title }) => !stands(sourceOf(file), title));
    expect(missing).toEqual([]);
  });
});
