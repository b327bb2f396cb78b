import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { table } from '#functions/platform/data/client.ts';
import { throttleKey } from '#functions/platform/data/keys.ts';
import { environment } from '#functions/platform/environment.ts';
import { DomainError } from '#shared/domain-error.ts';

/** How often somebody may try something within a window of minutes. */
export type Limit = { readonly what: string; readonly most: number; readonly minutes: number };

/**
 * Counts one try of `who` and refuses the one too many.
 * @throws DomainError `too_many_requests` with the seconds until the window ends.
 */
export const throttle = async ({ what, most, minutes }: Limit, who: string, now: Date): Promise<void> => {
  const length = minutes * 60;
  const seconds = Math.floor(now.getTime() / 1000);
  const window = Math.floor(seconds / length);
  const end = (window + 1) * length;
  const { Attributes } = await table.send(
    new UpdateCommand({
      TableName: environment.TABLE_NAME,
      Key: throttleKey(what, who, String(window)),
      UpdateExpression: 'ADD #count :one SET #ttl = :end',
      ExpressionAttributeNames: { '#count': 'count', '#ttl': 'ttl' },
      ExpressionAttributeValues: { ':one': 1, ':end': end },
      ReturnValues: 'UPDATED_NEW',
    }),
  );
  if ((Attributes?.count as number) > most) {
    throw new DomainError('too_many_requests', 'Too many tries. Please wait a little.', {
      retryAfter: end - seconds,
    });
  }
};
