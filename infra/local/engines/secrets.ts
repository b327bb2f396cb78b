import { randomInt } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import * as z from 'zod/mini';
import type { Template } from '../template/read-assembly.ts';

const LETTERS = 'abcdefghijklmnopqrstuvwxyz';
const DIGITS = '0123456789';
const PUNCTUATION = '!"#$%&\'()*+,-./:;<=>?@[\\]^_`{|}~';

const secretSchema = z.object({
  Name: z.optional(z.string()),
  SecretString: z.optional(z.string()),
  GenerateSecretString: z.optional(
    z.object({
      SecretStringTemplate: z.optional(z.string()),
      GenerateStringKey: z.optional(z.string()),
      PasswordLength: z._default(z.number(), 32),
      ExcludeCharacters: z._default(z.string(), ''),
      ExcludeLowercase: z._default(z.boolean(), false),
      ExcludeUppercase: z._default(z.boolean(), false),
      ExcludeNumbers: z._default(z.boolean(), false),
      ExcludePunctuation: z._default(z.boolean(), false),
    }),
  ),
});
type SecretProperties = z.infer<typeof secretSchema>;
type Rules = NonNullable<SecretProperties['GenerateSecretString']>;

const storeSchema = z.record(z.string(), z.string());

const randomText = (rules: Rules): string => {
  const alphabet = [
    rules.ExcludeLowercase ? '' : LETTERS,
    rules.ExcludeUppercase ? '' : LETTERS.toUpperCase(),
    rules.ExcludeNumbers ? '' : DIGITS,
    rules.ExcludePunctuation ? '' : PUNCTUATION,
  ]
    .join('')
    .split('')
    .filter((character) => !rules.ExcludeCharacters.includes(character));
  return Array.from({ length: rules.PasswordLength }, () => alphabet[randomInt(alphabet.length)]).join('');
};

const generate = ({ SecretString, GenerateSecretString: rules }: SecretProperties): string => {
  if (rules === undefined) return SecretString ?? '';
  const text = randomText(rules);
  if (rules.GenerateStringKey === undefined) return text;
  const fixed = z.parse(z.record(z.string(), z.unknown()), JSON.parse(rules.SecretStringTemplate ?? '{}'));
  return JSON.stringify({ ...fixed, [rules.GenerateStringKey]: text });
};

const keptIn = (file: string): Record<string, string> =>
  existsSync(file) ? z.parse(storeSchema, JSON.parse(readFileSync(file, 'utf8'))) : {};

const isSecret = (id: string, name: string): boolean => id === name || id.includes(`:secret:${name}-`);

export type Secrets = {
  /** @returns undefined for a name or ARN that the template does not have. */
  readonly value: (nameOrArn: string) => string | undefined;
  /** One key of a secret that holds JSON; all of it when the key is empty. */
  readonly part: (nameOrArn: string, key: string) => string;
};

/**
 * The template's secrets, made once by its own rules and kept in a file: sessions and signed links outlive a
 * restart.
 */
export const loadSecrets = (template: Template, file: string): Secrets => {
  const values = keptIn(file);
  for (const [logicalId, { Type, Properties }] of Object.entries(template.Resources)) {
    if (Type !== 'AWS::SecretsManager::Secret') continue;
    const properties = z.parse(secretSchema, Properties);
    values[properties.Name ?? logicalId] ??= generate(properties);
  }
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(values, undefined, 2), { mode: 0o600 });
  const value = (id: string) => Object.entries(values).find(([name]) => isSecret(id, name))?.[1];
  const part = (id: string, key: string): string => {
    const text = value(id);
    if (text === undefined) throw new Error(`The template has no secret ${id}.`);
    return key === '' ? text : String(z.parse(z.record(z.string(), z.unknown()), JSON.parse(text))[key]);
  };
  return { value, part };
};
