import useSWR from 'swr';
import type { EmailsApi } from '#shared/emails/emails-api.ts';
import type { ReceivedOf } from '#shared/http/contract.ts';
import { type TextTable, useTextTable } from '#web/back-office/texts/use-text-table.ts';
import { apiClient } from '#web/common/call-api.ts';

export const callEmails = apiClient<EmailsApi>();

export type EmailRow = ReceivedOf<EmailsApi['POST /api/emails/list']>['rows'][number];

/** The parameter of the address that opens a template. */
export const PANEL = 'edit';
const PANELS = [PANEL] as const;
const FIELDS = ['title', 'category', 'subject', 'message'] as const;
export const CATEGORIES = [
  'order',
  'job',
  'employee',
  'account',
  'contact',
  'withdrawal',
  'invoice',
] as const;

export type EmailTable = TextTable<(typeof FIELDS)[number]>;

/** Filters, page and order of the templates; they live in the address. */
export const useEmailTable = (): EmailTable =>
  useTextTable({ tableName: 'emails', panels: PANELS, fields: FIELDS, firstSort: 'title' });

const ORDERS = ['title', '-title', 'category', '-category', 'subject', '-subject'] as const;

const whereOf = (filter: EmailTable['filter']) =>
  Object.fromEntries(FIELDS.filter((field) => filter[field] !== '').map((field) => [field, filter[field]]));

/** The templates of a filter, and how many it finds. */
export const useEmails = ({ filter, pagination, order }: EmailTable) => {
  const where = whereOf(filter);
  const body = {
    offset: pagination.pageIndex * pagination.pageSize,
    limit: pagination.pageSize,
    order: ORDERS.find((known) => known === order) ?? 'title',
    where,
  };
  return useSWR(
    ['emails', body] as const,
    async ([, asked]) => {
      const [{ rows }, { count }] = await Promise.all([
        callEmails('POST /api/emails/list', { body: asked }),
        callEmails('POST /api/emails/count', { body: { where } }),
      ]);
      return { rows, count };
    },
    { keepPreviousData: true, revalidateOnFocus: false },
  );
};

/** One template as it is stored now. */
export const readEmail = async (id: string): Promise<EmailRow | undefined> => {
  const { rows } = await callEmails('POST /api/emails/list', { body: { limit: 500, where: {} } });
  return rows.find(({ _id }) => _id === id);
};
