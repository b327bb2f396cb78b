import type { Context } from 'aws-lambda';
import { onBehalfOf } from '#functions/platform/request-trace.ts';
import { retain } from '#functions/retention/retain.ts';

/** Well within the function's time: what is left goes on an hour later. */
const BUDGET_MS = 4 * 60_000;

/** Takes out what is kept no longer (docs/decisions.md, privacy). */
export const handler = (_event: unknown, { awsRequestId }: Pick<Context, 'awsRequestId'>): Promise<void> => {
  const begun = Date.now();
  return onBehalfOf(awsRequestId, () => retain(new Date(begun), () => Date.now() - begun > BUDGET_MS));
};
