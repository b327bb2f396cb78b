import { PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { answeredWithin } from '#functions/platform/answered-within.ts';
import { environment } from '#functions/platform/environment.ts';

const REQUEST_TIMEOUT_MS = 10_000;
const storage = new S3Client({ maxAttempts: 4, requestHandler: answeredWithin(REQUEST_TIMEOUT_MS) });

/**
 * Stores a file that the site serves. Edge and browsers ask each time whether it is still the same, by its ETag, so
 * that an edit shows with the next load.
 */
export const storeFile = async (key: string, type: string, text: string): Promise<void> => {
  await storage.send(
    new PutObjectCommand({
      Bucket: environment.PAGES_BUCKET,
      Key: key,
      Body: text,
      ContentType: `${type}; charset=utf-8`,
      CacheControl: 'no-cache',
    }),
  );
};
