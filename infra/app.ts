import { App } from 'aws-cdk-lib';
import { BookingStack } from '#infra/booking-stack.ts';
import { readInstallation } from '#infra/installation.ts';

const app = new App({ outdir: process.env.CDK_OUTDIR ?? 'cdk.out' });
new BookingStack(app, 'Booking', {
  env: { region: 'eu-central-1' },
  installation: readInstallation(app.node),
  builtFunctions: 'dist/functions',
});
app.synth();
