import { RemovalPolicy } from 'aws-cdk-lib';
import { BlockPublicAccess, Bucket, BucketEncryption, type IBucket } from 'aws-cdk-lib/aws-s3';
import { BucketDeployment, CacheControl, Source } from 'aws-cdk-lib/aws-s3-deployment';
import { Construct } from 'constructs';
import type { DocumentBuckets } from '#infra/constructs/document-buckets.ts';

/** The built site in its bucket. Old assets stay: a page that is open in a browser may still ask for them. */
export class SiteFiles extends Construct {
  readonly bucket: Bucket;

  constructor(scope: Construct, builtSite: string, buckets: DocumentBuckets) {
    super(scope, 'SiteFiles');
    this.bucket = new Bucket(this, 'Bucket', {
      ...buckets.logged('site'),
      blockPublicAccess: BlockPublicAccess.BLOCK_ALL,
      encryption: BucketEncryption.S3_MANAGED,
      enforceSSL: true,
      removalPolicy: RemovalPolicy.RETAIN,
    });
    const destination = { destinationBucket: this.bucket as IBucket, prune: false };
    const assets = new BucketDeployment(this, 'Assets', {
      ...destination,
      sources: [Source.asset(`${builtSite}/assets`)],
      destinationKeyPrefix: 'assets',
      // Their names carry a hash of their content.
      cacheControl: [CacheControl.fromString('public, max-age=31536000, immutable')],
    });
    const pages = new BucketDeployment(this, 'Pages', {
      ...destination,
      sources: [Source.asset(builtSite, { exclude: ['assets'] })],
      cacheControl: [CacheControl.noCache()],
    });
    // A page must not appear before the assets that it names.
    pages.node.addDependency(assets);
  }
}
