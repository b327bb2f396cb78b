import { DefaultStackSynthesizer, RemovalPolicy, Stack } from 'aws-cdk-lib';
import { BlockPublicAccess, Bucket, BucketEncryption, type IBucket } from 'aws-cdk-lib/aws-s3';
import { BucketDeployment, CacheControl, Source } from 'aws-cdk-lib/aws-s3-deployment';
import { Construct } from 'constructs';
import { acknowledge } from '#infra/constructs/acknowledge.ts';
import type { DocumentBuckets } from '#infra/constructs/document-buckets.ts';

const UPLOADER = 'Custom::CDKBucketDeployment8693BB64968944B69AAFB0CC9EB8756C';
const BASIC_EXECUTION = 'arn:<AWS::Partition>:iam::aws:policy/service-role/AWSLambdaBasicExecutionRole';

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
    this.acknowledgeUploader();
  }

  /** The function that copies the files is the library's own, one for the stack. */
  private acknowledgeUploader(): void {
    const stack = Stack.of(this);
    const bucket = stack.resolve(this.bucket.bucketArn)['Fn::GetAtt'][0];
    const staging = `arn:aws:s3:::cdk-${DefaultStackSynthesizer.DEFAULT_QUALIFIER}-assets-<AWS::AccountId>-${stack.region}`;
    const uploader = stack.node.findChild(UPLOADER);
    const wide = [
      ...['GetObject*', 'GetBucket*', 'List*', 'DeleteObject*', 'Abort*'].map(
        (action) => `Action::s3:${action}`,
      ),
      `Resource::<${bucket}.Arn>/*`,
      `Resource::${staging}/*`,
    ];
    for (const what of wide)
      acknowledge(uploader, `IAM5[${what}]`, 'It copies a whole folder into a whole bucket.');
    acknowledge(
      uploader,
      `IAM4[Policy::${BASIC_EXECUTION}]`,
      "The library's function writes its log by this policy.",
    );
    acknowledge(uploader, 'L1', "The library's function brings its own Python version.");
  }
}
