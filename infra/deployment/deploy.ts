import { readFileSync } from 'node:fs';
import * as z from 'zod/mini';
import { run } from '#infra/deployment/run.ts';
import { smokeFaults } from '#infra/deployment/smoke.ts';

const OUTPUTS = 'dist/outputs.json';

/**
 * `npm run deploy -- -c siteDomain=… -c mailDomain=…`: builds, synthesises with all checks, deploys both stacks into
 * the account and region of the AWS profile in use, and looks at what was deployed. What can be given stands in the
 * README.
 */
run(process.execPath, ['infra/build/build.ts']);
run('cdk', [
  'deploy',
  '--all',
  '--require-approval',
  'broadening',
  '--outputs-file',
  OUTPUTS,
  ...process.argv.slice(2),
]);
const outputs = z.parse(
  z.object({ Booking: z.object({ SiteUrl: z.url() }) }),
  JSON.parse(readFileSync(OUTPUTS, 'utf8')),
);
const faults = await smokeFaults(outputs.Booking.SiteUrl, console.log);
if (faults.length > 0) {
  console.error(
    'Deployed, but it does not work as it should: deploy the release before, or see docs/runbooks.',
  );
  process.exit(1);
}
