import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const FILES = globSync(
  [
    '{functions,infra,shared,test,web,docs,.ci}/**/*.{ts,tsx,js,cjs,mjs,json,md,css,html,yml}',
    '*.{json,md,ts,cjs,yml}',
    '.npmrc',
  ],
  { exclude: (name) => name.includes('node_modules') },
);

/** How secrets look, wherever they are from. */
const SECRETS: Readonly<Record<string, RegExp>> = {
  'a private key': /-----BEGIN (?:[A-Z]+ )?PRIVATE KEY-----/,
  'an access key of AWS': /\b(?:AKIA|ASIA)[A-Z2-7]{16}\b/,
  'a token of GitHub, Slack or npm': /\b(?:gh[pousr]_\w{36}|xox[abprs]-\w{10,}|npm_\w{36})\b/,
  'a signed token': /\beyJ[\w-]{10,}\.eyJ[\w-]{10,}\.[\w-]{20,}/,
  'a long key in hexadecimal digits': /['"`=: ](?=[0-9a-f]*\d)(?=[0-9a-f]*[a-f])[0-9a-f]{64}['"`\s]/,
};

const found = (text: string): string[] =>
  Object.entries(SECRETS)
    .filter(([, pattern]) => pattern.test(text))
    .map(([name]) => name);

it('no secret stands in any file of the project', () => {
  expect(FILES.length).toBeGreaterThan(500);
  expect(
    FILES.flatMap((file) => found(readFileSync(file, 'utf8')).map((what) => `${file}: ${what}`)),
  ).toEqual([]);
});

it('would be told of one that does', () => {
  expect(found(`key = "AK${'IA'}${'A7'.repeat(8)}"`)).toEqual(['an access key of AWS']);
  expect(found(`-----BEGIN RSA ${'PRIVATE'} KEY-----`)).toEqual(['a private key']);
  expect(found(`const key = '${'0a'.repeat(32)}';`)).toEqual(['a long key in hexadecimal digits']);
});

it('no file names a registry or a host that only this machine knows', () => {
  const lock = readFileSync('package-lock.json', 'utf8');
  expect(lock).not.toMatch(/"resolved"/);
});
