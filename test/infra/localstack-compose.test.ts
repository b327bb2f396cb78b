import { readFileSync } from 'node:fs';
import { DCLinter } from 'dclint';
import { describe, expect, it } from 'vitest';

const FILE = 'localstack-compose.yml';
type Checked = { readonly filePath: string; readonly messages: readonly unknown[] };

describe('the LocalStack file', () => {
  it('is clean', () => {
    const linter = new DCLinter({
      // The house's formatter writes double quotes.
      rules: { 'require-quotes-in-ports': [2, { quoteType: 'double' }] },
      quiet: false,
      debug: false,
      exclude: [],
    });
    // The linter answers for the files in which it found something.
    const found: readonly Checked[] = linter.lintFiles([FILE], false);
    expect(found.flatMap(({ messages }) => messages)).toEqual([]);
  });

  it('listens on this machine only', () => {
    const ports = [...readFileSync(FILE, 'utf8').matchAll(/- "(.*:\d+)"/g)].map(([, port]) => port);
    expect(ports).toEqual(['127.0.0.1:4566:4566']);
  });
});
