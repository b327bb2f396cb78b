import { CfnOutput, Fn } from 'aws-cdk-lib';
import type { Construct } from 'constructs';
import type { Mail } from '#infra/constructs/mail.ts';
import type { Secrets } from '#infra/constructs/secrets.ts';
import type { WebSite } from '#infra/constructs/web-site.ts';

type Told = { readonly site: WebSite; readonly mail: Mail; readonly secrets: Secrets };

/** What whoever deploys has to know and to enter elsewhere; of secrets the place, never the value. */
export const tellOperator = (scope: Construct, { site, mail, secrets }: Told): void => {
  const values = {
    SiteUrl: site.url,
    SiteAddress: site.address,
    MailRecords: Fn.join('\n', [...mail.records]),
    PaymentSecret: secrets.byName.payment.secretArn,
    WebhookSecret: secrets.byName.webhook.secretArn,
    ...(secrets.firstAdmin && { FirstAdminSecret: secrets.firstAdmin.secretArn }),
  };
  for (const [name, value] of Object.entries(values)) new CfnOutput(scope, name, { value });
};
