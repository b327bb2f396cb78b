import * as z from 'zod/mini';
import type { Installation } from '#infra/installation.ts';

/** What a deployment tells of itself. */
export const stackOutputs = z.object({
  SiteUrl: z.url(),
  /** CloudFront's own domain, which answers also before DNS names it. */
  SiteAddress: z.string(),
  MailRecords: z.string(),
  PaymentSecret: z.string(),
  WebhookSecret: z.string(),
  FirstAdminSecret: z.optional(z.string()),
});
export type StackOutputs = z.infer<typeof stackOutputs>;

const WEBHOOK = '/api/payments/webhook';

const stepsInDns = ({ siteDomain, mailDomain }: Installation, outputs: StackOutputs): string[] => [
  ...(siteDomain ? [`DNS of the site: ${siteDomain} CNAME (or ALIAS) ${outputs.SiteAddress}`] : []),
  `DNS of the mails from ${mailDomain}:\n${outputs.MailRecords.replaceAll(/^/gm, '     ')}`,
  'Mails: ask AWS to lift the sandbox of SES. Until then they reach verified addresses only.',
];

const stepsAtTheProvider = ({ SiteUrl, PaymentSecret, WebhookSecret }: StackOutputs): string[] => [
  `Card provider: its entityId and bearerToken belong into the secret ${PaymentSecret}`,
  `Card provider's notices: enter ${SiteUrl}${WEBHOOK} there, and its key into the secret ${WebhookSecret}`,
];

const stepsOfTheFirstAdmin = (
  { firstAdminEmail }: Installation,
  { SiteUrl, FirstAdminSecret }: StackOutputs,
): string[] => {
  if (!firstAdminEmail || !FirstAdminSecret) {
    return [
      'First admin: none was named. A new installation needs -c firstAdminEmail=… or nobody can log in.',
    ];
  }
  return [
    [
      `First admin: ${firstAdminEmail} was mailed a link to choose a password, which works for an hour.`,
      `     Has it not arrived? Log in at ${SiteUrl}/login with the password that this shows, and choose another:`,
      `     aws secretsmanager get-secret-value --secret-id ${FirstAdminSecret} --query SecretString`,
      '     An installation that had a first admin before keeps that one; this changes nothing.',
    ].join('\n'),
  ];
};

/** What remains to be done by hand after the first deployment, in the order in which it is needed. */
export const nextSteps = (installation: Installation, outputs: StackOutputs): string[] =>
  [
    ...stepsInDns(installation, outputs),
    ...stepsAtTheProvider(outputs),
    ...stepsOfTheFirstAdmin(installation, outputs),
  ].map((step, index) => `${index + 1}. ${step}`);
