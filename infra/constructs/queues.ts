import { Duration } from 'aws-cdk-lib';
import { Queue, QueueEncryption } from 'aws-cdk-lib/aws-sqs';
import { Construct } from 'constructs';
import { acknowledge } from '#infra/constructs/acknowledge.ts';

/** What could not be done lies here until somebody has looked: the longest that SQS keeps a message. */
const KEPT = Duration.days(14);

/** The queues of what failed for good. */
export class Queues extends Construct {
  /** Changes of the table that the stream's functions could not work off. */
  readonly failedChanges: Queue;
  /** Scheduled runs that did not start. */
  readonly failedSchedules: Queue;

  constructor(scope: Construct) {
    super(scope, 'Queues');
    acknowledge(this, 'SQS3', 'These are the dead-letter queues; nothing reads them but people.');
    this.failedChanges = this.deadLetters('FailedChanges');
    this.failedSchedules = this.deadLetters('FailedSchedules');
  }

  private deadLetters(id: string): Queue {
    return new Queue(this, id, {
      retentionPeriod: KEPT,
      encryption: QueueEncryption.SQS_MANAGED,
      enforceSSL: true,
    });
  }
}
