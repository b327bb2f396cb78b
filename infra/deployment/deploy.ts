import { readFileSync } from 'node:fs';
import * as z from 'zod/mini';
import { givenSettings } from '#infra/deployment/given-settings.ts';
import { nextSteps, stackOutputs } from '#infra/deployment/next-steps.ts';
import { run } from '#infra/deployment/run.ts';
import { smokeFaults } from '#infra/deployment/smoke.ts';
import type { Installation } from '#infra/installation.ts';

const OUTPUTS = 'dist/outputs.json';
const args = process.argv.slice(2);

const settingsOrEnd = (): Installation => {
  try {
    return givenSettings(args);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(2);
  }
};

/**
 * `npm run deploy -- -c siteDomain=… -c mailDomain=…`: checks the settings, builds, synthesises with all checks, deploys
 * both stacks into the account of the AWS profile in use, looks at what was deployed, and says what remains to be done
 * by hand. What can be given stands in docs/operations.md.
 */
const installation = settingsOrEnd();
run(process.execPath, ['infra/build/build.ts']);
run('cdk', ['deploy', '--all', '--require-approval', 'broadening', '--outputs-file', OUTPUTS, ...args]);
const { Booking: outputs } = z.parse(
  z.object({ Booking: stackOutputs }),
  JSON.parse(readFileSync(OUTPUTS, 'utf8')),
);
// The domain of the site may not stand in DNS yet; the edge answers under its own name.
const faults = await smokeFaults(`https://${outputs.SiteAddress}`, console.log);
console.log(
  [`\n${outputs.SiteUrl}\n\nOnce, after the first deployment:`, ...nextSteps(installation, outputs)].join(
    '\n',
  ),
);
if (faults.length > 0) {
  console.error(
    '\nDeployed, but it does not work as it should: deploy the release before, or see docs/runbooks.',
  );
  process.exit(1);
}
