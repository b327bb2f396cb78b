import type { S3Client } from '@aws-sdk/client-s3';
import { bucketFiles } from './bucket-files.ts';
import { folderFiles } from './folder-files.ts';
import { createStaticSite, type StaticSite } from './static-site.ts';

/** What serves each bucket: the folder of the built site for those that a deployment fills, else the engine. */
export const createBucketSites = (folder: string, siteBuckets: readonly string[], client: S3Client) => {
  const built = createStaticSite(folderFiles(folder));
  const stored = new Map<string, StaticSite>();
  return (bucket: string): StaticSite => {
    if (siteBuckets.includes(bucket)) return built;
    const site = stored.get(bucket) ?? createStaticSite(bucketFiles(client, bucket));
    stored.set(bucket, site);
    return site;
  };
};
