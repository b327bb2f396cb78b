import { GetObjectCommand, type S3Client } from '@aws-sdk/client-s3';
import { etagOf, type FindFile } from './stored-file.ts';

/** Files that functions have stored in a bucket, with the headers that they gave them. */
export const bucketFiles =
  (client: S3Client, bucket: string): FindFile =>
  async (path) => {
    try {
      const found = await client.send(new GetObjectCommand({ Bucket: bucket, Key: path.slice(1) }));
      const data = Buffer.from((await found.Body?.transformToByteArray()) ?? []);
      const { ContentType = 'application/octet-stream', CacheControl = 'no-cache' } = found;
      return { data, etag: etagOf(data), type: ContentType, cacheControl: CacheControl };
    } catch (error) {
      if (error instanceof Error && error.name === 'NoSuchKey') return undefined;
      throw error;
    }
  };
