/**
 * Names of the one table's keys and indexes; the stack creates them, `platform/data` uses them.
 * Every index projects all attributes.
 */
export const TABLE_SHAPE = {
  partitionKey: 'PK',
  sortKey: 'SK',
  /** DynamoDB removes items some time after this moment (epoch seconds); code filters them earlier. */
  expiry: 'ttl',
  indexes: {
    /** Orders and jobs by airport and day. */
    day: { partitionKey: 'day_pk', sortKey: 'day_sk' },
    /** What belongs to somebody or waits for something. */
    owner: { partitionKey: 'owner_pk', sortKey: 'owner_sk' },
    /** Sparse: what is looked up by text. */
    search: { partitionKey: 'search_pk', sortKey: 'search_sk' },
    /** Sparse: what is looked up by the beginning of a text. */
    find: { partitionKey: 'find_pk', sortKey: 'find_sk' },
  },
} as const;

/** Outbox items' partition keys begin so; the stream's filter knows it. */
export const OUTBOX_PREFIX = 'OUTBOX#';
/** So begin those of documents that are to be issued. */
export const ISSUE_PREFIX = 'ISSUE#';

/** The partition key of the counter that every edit of the office raises; the stream's filter knows it. */
export const EDITS_COUNTER = 'COUNTER#catalogue';
