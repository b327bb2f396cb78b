import { RemovalPolicy, Stack } from 'aws-cdk-lib';
import { type IRole, PolicyStatement } from 'aws-cdk-lib/aws-iam';
import { BlockPublicAccess, Bucket, BucketEncryption } from 'aws-cdk-lib/aws-s3';
import { Construct } from 'constructs';
import { acknowledge } from '#infra/constructs/acknowledge.ts';
import type { DocumentBuckets } from '#infra/constructs/document-buckets.ts';

/**
 * The pages that are drawn with their content. They lie apart from the built files, so that a deployment neither
 * overwrites nor removes them; everything in it can be drawn again.
 */
export class RenderedPages extends Construct {
  readonly bucket: Bucket;

  constructor(scope: Construct, buckets: DocumentBuckets) {
    super(scope, 'RenderedPages');
    this.bucket = new Bucket(this, 'Bucket', {
      ...buckets.logged('pages'),
      blockPublicAccess: BlockPublicAccess.BLOCK_ALL,
      encryption: BucketEncryption.S3_MANAGED,
      enforceSSL: true,
      removalPolicy: RemovalPolicy.RETAIN,
    });
  }

  grantWrite(role: IRole): void {
    const bucket = Stack.of(this).resolve(this.bucket.bucketArn)['Fn::GetAtt'][0];
    acknowledge(role, `IAM5[Resource::<${bucket}.Arn>/*]`, 'It draws every page of the site.');
    role.addToPrincipalPolicy(
      new PolicyStatement({ actions: ['s3:PutObject'], resources: [this.bucket.arnForObjects('*')] }),
    );
  }
}
