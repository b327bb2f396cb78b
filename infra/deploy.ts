import { spawnSync } from 'node:child_process';

/**
 * `npm run deploy -- -c siteDomain=… -c mailDomain=…`: builds, synthesises with all checks, and deploys both
 * stacks into the account and region of the AWS profile in use. What can be given stands in the README.
 */
const run = (program: string, args: readonly string[]): void => {
  const { status } = spawnSync(program, args, { stdio: 'inherit', shell: process.platform === 'win32' });
  if (status !== 0) process.exit(status ?? 1);
};

run(process.execPath, ['infra/build/build.ts']);
run('cdk', ['deploy', '--all', '--require-approval', 'broadening', ...process.argv.slice(2)]);
