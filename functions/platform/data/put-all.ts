import { BatchWriteCommand } from '@aws-sdk/lib-dynamodb';
import { table } from '#functions/platform/data/client.ts';
import { environment } from '#functions/platform/environment.ts';

/** As many as one call takes. */
const BATCH = 25;

/** Stores many items, whatever was there; what the table did not take is sent again. */
export const putAll = async (items: readonly Record<string, unknown>[]): Promise<void> => {
  for (let start = 0; start < items.length; start += BATCH) {
    let open = items.slice(start, start + BATCH).map((Item) => ({ PutRequest: { Item } }));
    while (open.length > 0) {
      const { UnprocessedItems } = await table.send(
        new BatchWriteCommand({ RequestItems: { [environment.TABLE_NAME]: open } }),
      );
      open = (UnprocessedItems?.[environment.TABLE_NAME] ?? []) as typeof open;
    }
  }
};
