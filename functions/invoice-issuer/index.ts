import type { DynamoDBStreamEvent } from 'aws-lambda';
import { issueDocument } from '#functions/invoice-issuer/issue-document.ts';
import { overdueIssues } from '#functions/platform/data/issue.ts';
import { ISSUE_PREFIX } from '#functions/platform/data/table-shape.ts';

/** New documents are the stream's work; what is still open after this long was left behind by it. */
const GRACE_MS = 60_000;

const promised = ({ Records }: DynamoDBStreamEvent): string[] =>
  Records.flatMap(({ dynamodb }) => {
    const key = dynamodb?.Keys?.PK?.S;
    return key?.startsWith(ISSUE_PREFIX) ? [key.slice(ISSUE_PREFIX.length)] : [];
  });

const overdue = async (): Promise<string[]> =>
  (await overdueIssues(new Date(Date.now() - GRACE_MS))).map(({ _id }) => _id);

/**
 * Issues invoices and credit notes as soon as they were promised: the table's stream brings every new promise, the
 * clock those that were left behind. One after the other, in their order: a credit note comes after its invoice.
 */
export const handler = async (
  event: DynamoDBStreamEvent | { readonly Records?: undefined },
): Promise<void> => {
  const ids = event.Records ? promised(event as DynamoDBStreamEvent) : await overdue();
  for (const id of ids) await issueDocument(id, new Date());
};
