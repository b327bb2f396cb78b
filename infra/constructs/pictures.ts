import { RemovalPolicy, Stack } from 'aws-cdk-lib';
import { type IRole, PolicyStatement } from 'aws-cdk-lib/aws-iam';
import { BlockPublicAccess, Bucket, BucketEncryption } from 'aws-cdk-lib/aws-s3';
import { Construct } from 'constructs';
import { acknowledge } from '#infra/constructs/acknowledge.ts';
import type { DocumentBuckets } from '#infra/constructs/document-buckets.ts';

/** The pictures that the office uploads for pages and slides; the site serves them below `/files/`. */
export class Pictures extends Construct {
  readonly bucket: Bucket;

  constructor(scope: Construct, buckets: DocumentBuckets) {
    super(scope, 'Pictures');
    this.bucket = new Bucket(this, 'Bucket', {
      ...buckets.logged('pictures'),
      blockPublicAccess: BlockPublicAccess.BLOCK_ALL,
      encryption: BucketEncryption.S3_MANAGED,
      enforceSSL: true,
      removalPolicy: RemovalPolicy.RETAIN,
    });
  }

  grantWrite(role: IRole): void {
    const bucket = Stack.of(this).resolve(this.bucket.bucketArn)['Fn::GetAtt'][0];
    acknowledge(
      role,
      `IAM5[Resource::<${bucket}.Arn>/files/*]`,
      'Each picture has a name that nobody can guess.',
    );
    role.addToPrincipalPolicy(
      new PolicyStatement({
        actions: ['s3:PutObject', 's3:DeleteObject'],
        resources: [this.bucket.arnForObjects('files/*')],
      }),
    );
  }
}
