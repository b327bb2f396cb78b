import * as z from 'zod/mini';

/**
 * What a function is told by its stack. The stack sets the names, so that both sides share one spelling.
 */
export const ENVIRONMENT_NAMES = [
  'TABLE_NAME',
  'DOCUMENTS_BUCKET',
  'SCRATCH_BUCKET',
  'SESSION_SECRET_NAME',
  'LINK_SECRET_NAME',
  'PAYMENT_SECRET_NAME',
  'WEBHOOK_SECRET_NAME',
  'ORIGIN_SECRET_NAME',
  'PAYMENT_BASE_URL',
  'SITE_URL',
  'MAIL_FROM',
  'MAIL_CONFIGURATION_SET',
  'INSTALLATION',
] as const;
export type EnvironmentName = (typeof ENVIRONMENT_NAMES)[number];

const schema = z.object({
  TABLE_NAME: z.string(),
  DOCUMENTS_BUCKET: z.string(),
  SCRATCH_BUCKET: z.string(),
  SESSION_SECRET_NAME: z.string(),
  LINK_SECRET_NAME: z.string(),
  PAYMENT_SECRET_NAME: z.string(),
  WEBHOOK_SECRET_NAME: z.string(),
  ORIGIN_SECRET_NAME: z.string(),
  /** The card provider's host, without a slash at the end. */
  PAYMENT_BASE_URL: z.string(),
  /** Where visitors open the site, without a slash at the end. */
  SITE_URL: z.string(),
  MAIL_FROM: z.string(),
  MAIL_CONFIGURATION_SET: z.string(),
  INSTALLATION: z.enum(['development', 'production']),
} satisfies Record<EnvironmentName, unknown>);

/** @throws when a name is missing: the function was not made by its stack. */
export const environment = z.parse(schema, process.env);
