import { addDays, type CalendarDate } from '#shared/calendar-date.ts';
import type { MailLogApi } from '#shared/emails/mail-log-api.ts';
import type { InputOf, ReceivedOf } from '#shared/http/contract.ts';
import { usePagedRecords } from '#web/back-office/components/records/use-paged-records.ts';
import { useTableFilter } from '#web/back-office/components/records/use-table-filter.ts';
import { type MailFilter, readMailFilter, writeMailFilter } from '#web/back-office/logs/mails/mail-filter.ts';
import { apiClient } from '#web/common/call-api.ts';

const call = apiClient<MailLogApi>();
const NO_PANELS: readonly string[] = [];
/** A busy day has hundreds of mails: a week is what one looks for first. */
const DAYS_BACK = 6;

type List = 'POST /api/mails/list';
type MailWhere = InputOf<List, MailLogApi[List]>['body']['where'];
/** A mail as the log brings it. */
export type MailRow = ReceivedOf<MailLogApi[List]>['rows'][number];

/** The calls of the mail log. */
export const mailCalls = {
  name: 'mails',
  list: (body: { offset: number; limit: number; order: 'date' | '-date'; where: MailWhere }) =>
    call('POST /api/mails/list', { body }),
  count: (where: MailWhere) => call('POST /api/mails/count', { body: { where } }),
};

/** Sends a mail again; the same key twice sends one. */
export const resendMail = (_id: string, key: string): Promise<undefined> =>
  call('POST /api/mails/resend', { body: { _id, key } });

/** What a filter asks the server for. */
export const mailWhere = ({ range, state, template, to }: MailFilter): MailWhere => ({
  date_from: range.from,
  date_to: range.to,
  ...(state && { state }),
  ...(template && { template }),
  ...(to && { to }),
});

/** The mail log's filter, page and order; they live in the address. */
export const useMailFilter = (today: CalendarDate) =>
  useTableFilter<MailFilter>({
    tableName: 'mails',
    panels: NO_PANELS,
    preset: { range: { from: addDays(today, -DAYS_BACK), to: today }, state: '', template: '', to: '' },
    read: readMailFilter,
    write: writeMailFilter,
    isLatestFirst: true,
  });
export type MailFilterState = ReturnType<typeof useMailFilter>;

/** The mails of a filter, page by page. @see usePagedRecords */
export const useMails = (state: MailFilterState) =>
  usePagedRecords(mailCalls, mailWhere(state.filter), state);
export type Mails = ReturnType<typeof useMails>;
