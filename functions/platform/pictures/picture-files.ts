import { DeleteObjectCommand, PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { answeredWithin } from '#functions/platform/answered-within.ts';
import { environment } from '#functions/platform/environment.ts';

const REQUEST_TIMEOUT_MS = 10_000;
const s3 = new S3Client({ maxAttempts: 3, requestHandler: answeredWithin(REQUEST_TIMEOUT_MS) });
const Bucket = environment.PICTURES_BUCKET;

/** Stores a picture under a name that never stands for another one: browsers and the edge keep it for good. */
export const storePicture = async (key: string, type: string, data: Uint8Array): Promise<void> => {
  await s3.send(
    new PutObjectCommand({
      Bucket,
      Key: key,
      Body: data,
      ContentType: type,
      CacheControl: 'public, max-age=31536000, immutable',
    }),
  );
};

export const deletePicture = async (key: string): Promise<void> => {
  await s3.send(new DeleteObjectCommand({ Bucket, Key: key }));
};
