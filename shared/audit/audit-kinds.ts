/**
 * What the office sets up and changes by itself. Orders, jobs and invoices have histories of their own, which belong
 * to them and are read with them.
 */
export const AUDITED_KINDS = [
  'setting',
  'price',
  'price_list',
  'place',
  'route',
  'language',
  'airline',
  'group_price',
  'translation',
  'email_template',
  'page',
  'slide',
  'picture',
  'agency',
  'job_code',
  'extra',
  'employee',
  'user',
  'person',
  'export',
  'mail',
] as const;
export type AuditedKind = (typeof AUDITED_KINDS)[number];

export const AUDITED_ACTS = ['created', 'changed', 'deleted', 'exported', 'erased', 'resent'] as const;
