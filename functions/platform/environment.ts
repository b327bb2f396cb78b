import * as z from 'zod/mini';
import type { EnvironmentName } from '#functions/platform/environment-names.ts';

const schema = z.object({
  TABLE_NAME: z.string(),
  DOCUMENTS_BUCKET: z.string(),
  SCRATCH_BUCKET: z.string(),
  PAGES_BUCKET: z.string(),
  PICTURES_BUCKET: z.string(),
  /** The queue of the tasks of invoice runs. */
  RUN_QUEUE_URL: z.string(),
  SESSION_SECRET_NAME: z.string(),
  LINK_SECRET_NAME: z.string(),
  PAYMENT_SECRET_NAME: z.string(),
  WEBHOOK_SECRET_NAME: z.string(),
  ORIGIN_SECRET_NAME: z.string(),
  /** The card provider's host, without a slash at the end. */
  PAYMENT_BASE_URL: z.string(),
  /** Where visitors open the site, without a slash at the end. */
  SITE_URL: z.string(),
  /** Where views of pages are counted; empty counts none. */
  ANALYTICS_URL: z.string(),
  MAIL_FROM: z.string(),
  MAIL_CONFIGURATION_SET: z.string(),
  /** What users whom the office adds begin with; empty mails each one of its own. */
  INITIAL_PASSWORD: z.string(),
  /** Who the first admin is, with the password that AWS drew; empty opens none. */
  FIRST_ADMIN_SECRET_NAME: z.string(),
  INSTALLATION: z.enum(['development', 'production']),
} satisfies Record<EnvironmentName, unknown>);

/** @throws when a name is missing: the function was not made by its stack. */
export const environment = z.parse(schema, process.env);
