import type { Node } from 'constructs';
import * as z from 'zod/mini';

/** Hosts of the card provider where no money moves. */
const isPlayground = (baseUrl: string): boolean => {
  const host = new URL(baseUrl).hostname;
  return (
    /(^|[.-])(test|sandbox|localhost)([.-]|$)/.test(host) || /^[\d.]+$/.test(host) || host.startsWith('[')
  );
};

/** Nobody's: the mail service verifies it for nobody. */
const NO_DOMAIN = 'example.com';

type Checked = {
  readonly installation: 'development' | 'production';
  readonly siteDomain?: string | undefined;
  readonly mailDomain: string;
  readonly alarmMail?: string | undefined;
  readonly paymentBaseUrl: string;
};

/** What only an installation that takes money must fulfil. */
const inProduction = (path: string, isFulfilled: (settings: Checked) => boolean, error: string) =>
  z.refine<Checked>((settings) => settings.installation === 'development' || isFulfilled(settings), {
    path: [path],
    error,
  });

const DOMAIN = 'it takes a domain such as example.org, without https://';
const ADDRESS = 'it takes an email address';
const LINK = 'it takes an address that begins with https://';
const LONGEST_NAME = 100;

const schema = z
  .object({
    installation: z._default(
      z.enum(['development', 'production'], { error: 'it is development or production' }),
      'development',
    ),
    /** The domain the site is opened under; without one, CloudFront's own. */
    siteDomain: z.optional(z.hostname({ error: DOMAIN })),
    /** The domain that mails are sent from. */
    mailDomain: z._default(z.hostname({ error: DOMAIN }), NO_DOMAIN),
    /** Who is told of alarms, bounces and complaints. */
    alarmMail: z.optional(z.email({ error: ADDRESS })),
    /** Whose account a new installation begins with; one that has begun takes no notice of it. */
    firstAdminEmail: z.optional(z.email({ error: ADDRESS })),
    firstAdminName: z.optional(
      z
        .string()
        .check(
          z.trim(),
          z.minLength(1, { error: 'it takes the name of a person' }),
          z.maxLength(LONGEST_NAME, { error: `it takes at most ${LONGEST_NAME} letters` }),
        ),
    ),
    /** Where views of the public pages are counted, an address of the company's own; without one, nowhere. */
    analyticsUrl: z.optional(z.url({ error: LINK })),
    paymentBaseUrl: z._default(z.url({ error: LINK }), 'https://eu-test.oppwa.com'),
    /** The stream of a table that was restored from a backup: the installation goes on with that table. */
    restoredStream: z.optional(
      z.string().check(
        z.regex(/^arn:aws:dynamodb:[a-z0-9-]+:\d{12}:table\/[\w.-]+\/stream\/[\w.:-]+$/, {
          error: 'it takes the ARN of the stream of a table',
        }),
      ),
    ),
  })
  .check(
    inProduction(
      'paymentBaseUrl',
      ({ paymentBaseUrl }) => paymentBaseUrl.startsWith('https://') && !isPlayground(paymentBaseUrl),
      "production takes money: it needs the card provider's live host",
    ),
    inProduction(
      'mailDomain',
      ({ mailDomain }) => mailDomain !== NO_DOMAIN,
      'production sends mails: it needs a domain of the company',
    ),
    inProduction(
      'siteDomain',
      ({ siteDomain }) => siteDomain !== undefined,
      'production is visited: it needs a domain of the company',
    ),
    inProduction(
      'alarmMail',
      ({ alarmMail }) => alarmMail !== undefined,
      'production must not fail unseen: it needs the address of who is told',
    ),
    z.refine(({ firstAdminEmail, firstAdminName }) => firstAdminEmail || !firstAdminName, {
      path: ['firstAdminEmail'],
      error: 'firstAdminName is given: it needs the address of that person',
    }),
  );

/** What differs between two installations of the product. */
export type Installation = z.infer<typeof schema>;

/** The names of all settings, as they are given by `-c`. */
export const SETTINGS: readonly string[] = Object.keys(schema.shape);

/**
 * Checks the settings of an installation.
 * @throws Error naming every setting that is wrong or missing, so that no template is made.
 */
export const checkInstallation = (given: Readonly<Record<string, unknown>>): Installation => {
  const read = z.safeParse(schema, given);
  if (read.success) return read.data;
  const faults = read.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
  throw new Error(`This installation cannot be deployed. ${faults.join('; ')}`);
};

/**
 * Reads the installation from the app's context (`cdk deploy -c installation=production -c siteDomain=…`).
 * @throws Error naming what is wrong
 */
export const readInstallation = (node: Node): Installation => {
  const values = SETTINGS.map((name) => [name, node.tryGetContext(name)] as const);
  return checkInstallation(Object.fromEntries(values.filter(([, value]) => value !== undefined)));
};
