import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { promisify } from 'node:util';
import { StartError } from '../start-error.ts';

const run = promisify(execFile);
const PACKAGE = 'openjdk-17-jre-headless';

const runs = (program: string): Promise<boolean> =>
  run(program, ['-version']).then(
    () => true,
    () => false,
  );

const installOnDebian = async (): Promise<void> => {
  process.stdout.write(`Java is missing: installing ${PACKAGE}.\n`);
  const options = { env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }, maxBuffer: 64 * 1024 * 1024 };
  await run('apt-get', ['update', '-qq'], options);
  await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', PACKAGE], options);
};

const installCommand = (): string => {
  if (process.platform === 'darwin') return 'brew install openjdk@17';
  if (process.platform === 'win32') return 'winget install EclipseAdoptium.Temurin.17.JRE';
  return `sudo apt-get install ${PACKAGE}`;
};

/**
 * @returns the program that runs DynamoDB Local. On Debian as root a missing one is installed.
 * @throws StartError with the command to run.
 */
export const findJava = async (): Promise<string> => {
  const home = process.env.JAVA_HOME;
  const candidates = home === undefined ? ['java'] : [`${home}/bin/java`, 'java'];
  for (const candidate of candidates) if (await runs(candidate)) return candidate;
  if (process.getuid?.() === 0 && existsSync('/etc/debian_version')) {
    await installOnDebian().catch(() => undefined);
    if (await runs('java')) return 'java';
  }
  throw new StartError(`Java 17 or newer is missing; DynamoDB Local needs it. Run: ${installCommand()}`);
};
