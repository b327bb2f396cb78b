/**
 * What a function is told by its stack. The stack sets the names, so that both sides share one spelling.
 */
export const ENVIRONMENT_NAMES = [
  'TABLE_NAME',
  'DOCUMENTS_BUCKET',
  'SCRATCH_BUCKET',
  'PAGES_BUCKET',
  'PICTURES_BUCKET',
  'RUN_QUEUE_URL',
  'SESSION_SECRET_NAME',
  'LINK_SECRET_NAME',
  'PAYMENT_SECRET_NAME',
  'WEBHOOK_SECRET_NAME',
  'ORIGIN_SECRET_NAME',
  'PAYMENT_BASE_URL',
  'SITE_URL',
  'ANALYTICS_URL',
  'MAIL_FROM',
  'MAIL_CONFIGURATION_SET',
  'INITIAL_PASSWORD',
  'FIRST_ADMIN_SECRET_NAME',
  'INSTALLATION',
] as const;
export type EnvironmentName = (typeof ENVIRONMENT_NAMES)[number];
