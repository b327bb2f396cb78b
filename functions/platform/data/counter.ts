import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { table } from '#functions/platform/data/client.ts';
import { counterKey } from '#functions/platform/data/keys.ts';
import { environment } from '#functions/platform/environment.ts';

/**
 * The next number of a series that may have gaps; the first is `first`. One atomic add, no race.
 */
export const nextNumber = async (series: string, first: number): Promise<number> => {
  const { Attributes } = await table.send(
    new UpdateCommand({
      TableName: environment.TABLE_NAME,
      Key: counterKey(series),
      UpdateExpression: 'SET #last = if_not_exists(#last, :before) + :one',
      ExpressionAttributeNames: { '#last': 'last' },
      ExpressionAttributeValues: { ':before': first - 1, ':one': 1 },
      ReturnValues: 'UPDATED_NEW',
    }),
  );
  return Attributes?.last as number;
};
