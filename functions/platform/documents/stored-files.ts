import type { StoredDocument } from '#functions/platform/documents/store-document.ts';

export type { StoredDocument };

// What talks to the buckets is a fifth of a cold start, and most calls need no file: it is loaded with the first one.

/** @see readDocument of store-document.ts */
export const readDocument = async (file: StoredDocument): Promise<Uint8Array> =>
  (await import('#functions/platform/documents/store-document.ts')).readDocument(file);

/** @see storeDocument of store-document.ts */
export const storeDocument = async (...document: [string, Uint8Array, string]): Promise<StoredDocument> =>
  (await import('#functions/platform/documents/store-document.ts')).storeDocument(...document);
