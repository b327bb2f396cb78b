import { catalogueVersionKey } from '#functions/platform/data/keys.ts';
import type { Write } from '#functions/platform/data/write.ts';
import { environment } from '#functions/platform/environment.ts';

/**
 * Raises the version of what the office edits; belongs into the transaction of every such edit. Warm functions and
 * browsers read afresh from then on, and the table's stream has the published pages drawn again.
 */
export const announceEdit = (): Write => ({
  Update: {
    TableName: environment.TABLE_NAME,
    Key: catalogueVersionKey,
    UpdateExpression: 'ADD #last :one',
    ExpressionAttributeNames: { '#last': 'last' },
    ExpressionAttributeValues: { ':one': 1 },
  },
});
