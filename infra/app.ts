import { App, Validations } from 'aws-cdk-lib';
import { AwsSolutionsChecks } from 'cdk-nag';
import { BookingStack } from '#infra/booking-stack.ts';
import { EdgeStack } from '#infra/edge-stack.ts';
import { readInstallation } from '#infra/installation.ts';
import cdkJson from '../cdk.json' with { type: 'json' };

const app = new App({ outdir: process.env.CDK_OUTDIR ?? cdkJson.output, context: cdkJson.context });
const installation = readInstallation(app.node);
const { siteDomain } = installation;
const edge = new EdgeStack(app, 'BookingEdge', {
  env: { region: 'us-east-1' },
  crossRegionReferences: true,
  siteDomain,
});
new BookingStack(app, 'Booking', {
  env: { region: 'eu-central-1' },
  crossRegionReferences: true,
  installation,
  edge,
  built: { functions: 'dist/functions', site: 'dist/site' },
});
// The start on one machine skips the checks, as the library's own with this variable.
if (process.env.CDK_VALIDATION !== 'false') Validations.of(app).addPlugins(new AwsSolutionsChecks(app));
app.synth();
