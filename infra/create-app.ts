import { App, Validations } from 'aws-cdk-lib';
import { AwsSolutionsChecks } from 'cdk-nag';
import { BookingStack, type BookingStackProps } from '#infra/booking-stack.ts';
import { EdgeStack } from '#infra/edge-stack.ts';
import { readInstallation } from '#infra/installation.ts';
import cdkJson from '../cdk.json' with { type: 'json' };

/** CloudFront takes firewalls and certificates from there only. */
const EDGE_REGION = 'us-east-1';
/** Frankfurt: personal data stay in Germany. */
const HOME_REGION = 'eu-central-1';

export type AppOptions = {
  readonly outdir: string;
  readonly built: BookingStackProps['built'];
  /** Settings of the installation; on the command line they come with `-c`. */
  readonly context?: Readonly<Record<string, string>>;
  /** Whether the AWS Solutions rules are asked. */
  readonly isChecked: boolean;
};

/**
 * The CDK app of one installation: the system, and what of it must live at the edge.
 * @throws Error when the installation's settings are not fit for it.
 */
export const createApp = ({ outdir, built, context, isChecked }: AppOptions) => {
  // cdk.json speaks through here too, so that the app makes the same template without the CDK's own command.
  const app = new App({ outdir, context: { ...cdkJson.context, ...context } });
  const installation = readInstallation(app.node);
  const edge = new EdgeStack(app, 'BookingEdge', {
    env: { region: EDGE_REGION },
    crossRegionReferences: true,
    siteDomain: installation.siteDomain,
  });
  const booking = new BookingStack(app, 'Booking', {
    env: { region: HOME_REGION },
    crossRegionReferences: true,
    terminationProtection: installation.installation === 'production',
    installation,
    edge,
    built,
  });
  if (isChecked) Validations.of(app).addPlugins(new AwsSolutionsChecks(app));
  return { app, booking, edge };
};
