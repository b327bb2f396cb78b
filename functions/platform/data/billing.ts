import * as z from 'zod/mini';
import { billingKey } from '#functions/platform/data/keys.ts';
import { readItem } from '#functions/platform/data/read.ts';
import type { Write } from '#functions/platform/data/write.ts';
import { environment } from '#functions/platform/environment.ts';
import { type Billing, type BillingName, billing } from '#shared/invoices/billing.ts';

const TableName = environment.TABLE_NAME;

/** What was billed of a month; undefined while nothing was, and nothing of it has moved. */
const getBilling = async (name: BillingName): Promise<Billing | undefined> => {
  const item = await readItem(billingKey(name));
  return item && z.parse(billing, item);
};

type FoundBilling = { readonly name: BillingName; readonly stored: Billing | undefined };

/** What was billed of some months, each with its name. */
export const readBillings = (names: readonly BillingName[]): Promise<FoundBilling[]> =>
  Promise.all(names.map(async (name) => ({ name, stored: await getBilling(name) })));

/**
 * Changes what was billed of a month, while nothing of it was billed or has moved since it was read.
 */
export const changeBilling = (
  name: BillingName,
  before: Billing | undefined,
  invoices: Billing['invoices'],
): Write => ({
  Update: {
    TableName,
    Key: billingKey(name),
    UpdateExpression: 'SET invoices = :invoices, issued = :next, moved = :moved',
    ConditionExpression: before ? 'issued = :issued AND moved = :moved' : 'attribute_not_exists(PK)',
    ExpressionAttributeValues: {
      ':invoices': invoices,
      ':next': (before?.issued ?? 0) + 1,
      ':moved': before?.moved ?? 0,
      ...(before && { ':issued': before.issued }),
    },
  },
});

/**
 * Says that a job of the month has moved, while nothing of the month was billed since it was read. Jobs that move at
 * the same moment do not stand in each other's way.
 */
export const noteMove = (name: BillingName, before: Billing | undefined): Write => ({
  Update: {
    TableName,
    Key: billingKey(name),
    UpdateExpression:
      'SET invoices = if_not_exists(invoices, :none), issued = if_not_exists(issued, :zero) ADD moved :one',
    ConditionExpression: 'attribute_not_exists(PK) OR issued = :issued',
    ExpressionAttributeValues: { ':none': [], ':zero': 0, ':one': 1, ':issued': before?.issued ?? 0 },
  },
});
