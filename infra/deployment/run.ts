import { spawnSync } from 'node:child_process';

/** Runs a program as if typed here; when it fails, this one ends as it did. */
export const run = (program: string, args: readonly string[]): void => {
  const { status } = spawnSync(program, args, { stdio: 'inherit', shell: process.platform === 'win32' });
  if (status !== 0) process.exit(status ?? 1);
};
