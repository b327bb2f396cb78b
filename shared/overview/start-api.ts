import * as z from 'zod/mini';
import { airportId } from '#shared/catalogue/airport.ts';
import type { Contract } from '#shared/http/contract.ts';
import { CLIENT_TYPES } from '#shared/invoices/invoice.ts';
import { euroAmount } from '#shared/money.ts';
import { attentionAnswer } from '#shared/payments/attention.ts';
import { calendarDate } from '#shared/schemas.ts';

const matter = z.extend(z.pick(attentionAnswer, { _id: true, kind: true, since: true }), {
  order: z.string(),
  order_number: z.string(),
});
const matters = z.object({ count: z.int(), rows: z.array(matter) });

/** Calls about what waits for the office, and how business goes. */
export const startApi = {
  'GET /api/start': {
    role: 'admin',
    summary: 'Today at a glance: what waits for the office, of airports in the scope of who asks',
    answer: z.object({
      today: calendarDate,
      tomorrow: calendarDate,
      /** Placed, paid and not confirmed; the days of their services, if any. */
      to_confirm: z.object({ count: z.int(), from: z.optional(calendarDate), to: z.optional(calendarDate) }),
      /** Jobs that stand and have nobody. */
      unassigned: z.object({ today: z.int(), tomorrow: z.int() }),
      /** Holds that the bank will soon drop. */
      expiring: matters,
      /** What else about money needs a person. */
      attention: matters,
      /** Mails of the last days that did not arrive, and that nobody has sent again. */
      failed_mails: z.object({ count: z.int(), from: calendarDate }),
      /** The latest invoicing of a period, while it runs or where an agency could not be billed. */
      run: z.optional(
        z.object({
          period_from: calendarDate,
          period_to: calendarDate,
          is_running: z.boolean(),
          finished: z.int(),
          total: z.int(),
          failed: z.int(),
        }),
      ),
    }),
  },
  'GET /api/start/turnover': {
    role: 'admin',
    summary:
      'What was billed in the last twelve months, net after concession, by month, airport, client and service',
    answer: z.object({
      months: z.array(z.string()),
      rows: z.array(
        z.object({
          month: z.string(),
          airport: airportId,
          client_type: z.enum(CLIENT_TYPES),
          /** 0 where no agency was billed. */
          agency_id: z.int(),
          agency: z.string(),
          assistant: euroAmount,
          porter: euroAmount,
          other: euroAmount,
        }),
      ),
    }),
  },
} as const satisfies Contract;
export type StartApi = typeof startApi;
