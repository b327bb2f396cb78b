import type { Key } from '#functions/platform/data/keys.ts';
import { create, remove, type Write } from '#functions/platform/data/write.ts';
import { environment } from '#functions/platform/environment.ts';

/** An entry of the catalogue; what came with the installation has no version before its first edit. */
type Entry = Readonly<Record<string, unknown>> & { readonly version?: number | undefined };

/**
 * Stores an entry that the office edits.
 * @param before what was read; undefined when there must not be such an entry yet
 */
export const storeEntry = (key: Key, before: Entry | undefined, after: Entry): Write => {
  if (!before) return create(key, { ...after, version: 1 });
  const { version = 0 } = before;
  return {
    Put: {
      TableName: environment.TABLE_NAME,
      Item: { ...after, ...key, version: version + 1 },
      ExpressionAttributeNames: { '#version': 'version' },
      ...(version === 0
        ? { ConditionExpression: 'attribute_exists(PK) AND attribute_not_exists(#version)' }
        : { ConditionExpression: '#version = :read', ExpressionAttributeValues: { ':read': version } }),
    },
  };
};

/** Removes an entry, while it still is as it was read. */
export const removeEntry = (key: Key, { version = 0 }: Entry): Write =>
  version > 0
    ? remove(key, { version })
    : {
        Delete: {
          TableName: environment.TABLE_NAME,
          Key: key,
          ConditionExpression: 'attribute_exists(PK) AND attribute_not_exists(#version)',
          ExpressionAttributeNames: { '#version': 'version' },
        },
      };
