import type { Node } from 'constructs';
import * as z from 'zod/mini';

/** Hosts of the card provider where no money moves. */
const isPlayground = (baseUrl: string): boolean => {
  const host = new URL(baseUrl).hostname;
  return (
    /(^|[.-])(test|sandbox|localhost)([.-]|$)/.test(host) || /^[\d.]+$/.test(host) || host.startsWith('[')
  );
};

const schema = z
  .object({
    installation: z._default(z.enum(['development', 'production']), 'development'),
    /** The domain the site is opened under; without one, CloudFront's own. */
    siteDomain: z.optional(z.hostname()),
    /** The domain that mails are sent from. */
    mailDomain: z._default(z.hostname(), 'example.com'),
    /** Who is told of alarms, bounces and complaints. */
    alarmMail: z.optional(z.email()),
    /** Where views of the public pages are counted, an address of the company's own; without one, nowhere. */
    analyticsUrl: z.optional(z.url()),
    paymentBaseUrl: z._default(z.url(), 'https://eu-test.oppwa.com'),
    /** The stream of a table that was restored from a backup: the installation goes on with that table. */
    restoredStream: z.optional(
      z.string().check(z.regex(/^arn:aws:dynamodb:[a-z0-9-]+:\d{12}:table\/[\w.-]+\/stream\/[\w.:-]+$/)),
    ),
  })
  .check(
    z.refine(
      ({ installation, paymentBaseUrl }) =>
        installation === 'development' ||
        (paymentBaseUrl.startsWith('https://') && !isPlayground(paymentBaseUrl)),
      { path: ['paymentBaseUrl'], error: "production takes money: it needs the card provider's live host" },
    ),
    z.refine(
      ({ installation, mailDomain }) => installation === 'development' || mailDomain !== 'example.com',
      { path: ['mailDomain'], error: 'production sends mails: it needs a domain of the company' },
    ),
  );

/** What differs between two installations of the product. */
export type Installation = z.infer<typeof schema>;

/**
 * Reads the installation from the app's context (`cdk deploy -c installation=production -c siteDomain=…`).
 * @throws Error naming what is wrong, so that no template is made.
 */
export const readInstallation = (node: Node): Installation => {
  const names = Object.keys(schema.shape);
  const given = Object.fromEntries(
    names.map((name) => [name, node.tryGetContext(name)]).filter(([, value]) => value !== undefined),
  );
  const read = z.safeParse(schema, given);
  if (read.success) return read.data;
  const faults = read.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
  throw new Error(`This installation cannot be deployed. ${faults.join('; ')}`);
};
