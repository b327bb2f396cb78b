import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { table } from '#functions/platform/data/client.ts';
import { throttleKey } from '#functions/platform/data/keys.ts';
import { environment } from '#functions/platform/environment.ts';
import { DomainError } from '#shared/domain-error.ts';

/** How often somebody may try something within a window of minutes. */
export type Limit = { readonly what: string; readonly most: number; readonly minutes: number };

type Counted = { readonly count: number; readonly end: number };

const count = async ({ what, minutes }: Limit, who: string, now: Date, by: 1 | -1): Promise<Counted> => {
  const length = minutes * 60;
  const window = Math.floor(now.getTime() / 1000 / length);
  const end = (window + 1) * length;
  const { Attributes } = await table.send(
    new UpdateCommand({
      TableName: environment.TABLE_NAME,
      Key: throttleKey(what, who, String(window)),
      UpdateExpression: 'ADD #count :by SET #ttl = :end',
      ExpressionAttributeNames: { '#count': 'count', '#ttl': 'ttl' },
      ExpressionAttributeValues: { ':by': by, ':end': end },
      ReturnValues: 'UPDATED_NEW',
    }),
  );
  return { count: Attributes?.count as number, end };
};

/** @param seconds until the next try is taken */
export const tooManyTries = (seconds: number): DomainError =>
  new DomainError('too_many_requests', 'Too many tries. Please wait a little.', {
    retryAfter: Math.ceil(seconds),
  });

/**
 * Counts one try of `who` and refuses the one too many.
 * @throws DomainError `too_many_requests` with the seconds until the window ends.
 */
export const throttle = async (limit: Limit, who: string, now: Date): Promise<void> => {
  const counted = await count(limit, who, now, 1);
  if (counted.count <= limit.most) return;
  throw tooManyTries(counted.end - now.getTime() / 1000);
};

/** Counts one try of `who`. @returns whether it is one too many, for whoever asks for more than patience then */
export const isOneTooMany = async (limit: Limit, who: string, now: Date): Promise<boolean> =>
  (await count(limit, who, now, 1)).count > limit.most;

/**
 * Takes back a try that turned out well, where only failures are to count. Counting first and taking back keeps
 * many tries at the same moment from slipping through.
 * @param now when the try was counted
 */
export const takeBackTry = async (limit: Limit, who: string, now: Date): Promise<void> => {
  await count(limit, who, now, -1);
};
