import { Duration, RemovalPolicy, Stack } from 'aws-cdk-lib';
import { type IRole, PolicyStatement } from 'aws-cdk-lib/aws-iam';
import {
  BlockPublicAccess,
  Bucket,
  BucketEncryption,
  type BucketProps,
  type IBucket,
  ObjectOwnership,
} from 'aws-cdk-lib/aws-s3';
import { Construct } from 'constructs';
import { acknowledge } from '#infra/constructs/acknowledge.ts';

/** Days that drafts, archives and imported files are kept. */
const SCRATCH_DAYS = 30;
/** Days that invoices are kept: of the year in which they were issued, and eight more. */
const DOCUMENT_DAYS = 9 * 366;
/** Days that access logs are kept: long enough to look into a complaint, no longer. */
const LOG_DAYS = 90;

/** A document is read as the version that was issued, which is an action of its own. */
const READ = ['s3:GetObject', 's3:GetObjectVersion'];

const closed = {
  blockPublicAccess: BlockPublicAccess.BLOCK_ALL,
  encryption: BucketEncryption.S3_MANAGED,
  enforceSSL: true,
  removalPolicy: RemovalPolicy.RETAIN,
} satisfies BucketProps;

/** Where files lie: invoices that the law keeps, scratch that expires, and the record of who fetched what. */
export class DocumentBuckets extends Construct {
  readonly accessLogs: Bucket;
  readonly documents: Bucket;
  readonly scratch: Bucket;

  constructor(scope: Construct) {
    super(scope, 'Documents');
    this.accessLogs = new Bucket(this, 'AccessLogs', {
      ...closed,
      // CloudFront delivers its logs by access list, which needs this ownership.
      objectOwnership: ObjectOwnership.BUCKET_OWNER_PREFERRED,
      lifecycleRules: [{ expiration: Duration.days(LOG_DAYS) }],
    });
    this.documents = new Bucket(this, 'Bucket', {
      ...closed,
      ...this.logged('documents'),
      versioned: true,
      // Each invoice carries its own lock until the end of its eighth year (§ 147 AO, § 14b UStG).
      objectLockEnabled: true,
      // A version that is locked outlives this; the last lock ends after nine years less a day.
      lifecycleRules: [
        { expiration: Duration.days(DOCUMENT_DAYS), noncurrentVersionExpiration: Duration.days(1) },
      ],
    });
    this.scratch = new Bucket(this, 'Scratch', {
      ...closed,
      ...this.logged('scratch'),
      lifecycleRules: [
        { expiration: Duration.days(SCRATCH_DAYS), abortIncompleteMultipartUploadAfter: Duration.days(1) },
      ],
    });
  }

  /** Bucket settings that record every access under a prefix. */
  logged(prefix: string): Pick<BucketProps, 'serverAccessLogsBucket' | 'serverAccessLogsPrefix'> {
    return { serverAccessLogsBucket: this.accessLogs as IBucket, serverAccessLogsPrefix: `${prefix}/` };
  }

  /** Files that expire: who writes one also breaks off a part of it that failed. */
  grantScratch(role: IRole, access: 'read' | 'write'): void {
    const bucket = Stack.of(this).resolve(this.scratch.bucketArn)['Fn::GetAtt'][0];
    acknowledge(role, `IAM5[Resource::<${bucket}.Arn>/*]`, 'Which file it is, the run decides.');
    role.addToPrincipalPolicy(
      new PolicyStatement({
        actions: access === 'read' ? ['s3:GetObject'] : ['s3:PutObject', 's3:AbortMultipartUpload'],
        resources: [this.scratch.arnForObjects('*')],
      }),
    );
  }

  grant(role: IRole, access: 'read' | 'write'): void {
    const bucket = Stack.of(this).resolve(this.documents.bucketArn)['Fn::GetAtt'][0];
    acknowledge(
      role,
      `IAM5[Resource::<${bucket}.Arn>/*]`,
      'Which document it is, the order or invoice decides.',
    );
    role.addToPrincipalPolicy(
      new PolicyStatement({
        actions: access === 'read' ? READ : [...READ, 's3:PutObject', 's3:PutObjectRetention'],
        resources: [this.documents.arnForObjects('*')],
      }),
    );
  }
}
