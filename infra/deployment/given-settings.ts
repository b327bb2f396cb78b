import { parseArgs } from 'node:util';
import { checkInstallation, type Installation, SETTINGS } from '#infra/installation.ts';

/** CDK's own, such as `@aws-cdk/core:…`, are its business. */
const isOfCdk = (name: string): boolean => /[:/]/.test(name);

/**
 * The installation that a command line names by `-c name=value`, checked before anything is built.
 * @throws Error naming each setting that does not exist, is wrong or is missing
 */
export const givenSettings = (args: readonly string[]): Installation => {
  const { values } = parseArgs({
    args: [...args],
    options: { context: { type: 'string', short: 'c', multiple: true } },
    // The others are for CDK.
    strict: false,
    allowPositionals: true,
  });
  const given = (values.context ?? []).map((text) => {
    const [name = '', ...value] = String(text).split('=');
    return [name, value.join('=')] as const;
  });
  const unknown = given.filter(([name]) => !SETTINGS.includes(name) && !isOfCdk(name));
  if (unknown.length > 0) {
    const names = unknown.map(([name]) => name).join(', ');
    throw new Error(`There is no setting ${names}. There are: ${SETTINGS.join(', ')}`);
  }
  return checkInstallation(Object.fromEntries(given.filter(([name]) => SETTINGS.includes(name))));
};
