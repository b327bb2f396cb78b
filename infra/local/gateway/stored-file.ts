import { createHash } from 'node:crypto';

export type StoredFile = {
  readonly data: Buffer;
  readonly etag: string;
  readonly type: string;
  readonly cacheControl: string;
};

/** Looks a file up by its decoded path, which begins with a slash. */
export type FindFile = (path: string) => Promise<StoredFile | undefined>;

export const etagOf = (data: Buffer): string =>
  `"${createHash('sha256').update(data).digest('base64url').slice(0, 22)}"`;
