import { Duration } from 'aws-cdk-lib';
import { Queue, QueueEncryption } from 'aws-cdk-lib/aws-sqs';
import { Construct } from 'constructs';
import { acknowledge } from '#infra/constructs/acknowledge.ts';
import { TASK_SECONDS } from '#infra/function-plan.ts';

/** What could not be done lies here until somebody has looked: the longest that SQS keeps a message. */
const KEPT = Duration.days(14);

/** One more than the tries of its worker, which then says itself that it failed. */
const MOST_RECEIVES = 5;

/** The queue of invoice runs, and those of what failed for good. */
export class Queues extends Construct {
  /** Changes of the table that the stream's functions could not work off. */
  readonly failedChanges: Queue;
  /** Scheduled runs that did not start. */
  readonly failedSchedules: Queue;

  /** Tasks of invoice runs. */
  readonly runTasks: Queue;
  /** Tasks of invoice runs whose workers never came back. */
  readonly failedRunTasks: Queue;

  constructor(scope: Construct) {
    super(scope, 'Queues');
    acknowledge(this, 'SQS3', 'Those without one are the dead-letter queues; nothing reads them but people.');
    this.failedChanges = this.deadLetters('FailedChanges');
    this.failedSchedules = this.deadLetters('FailedSchedules');
    this.failedRunTasks = this.deadLetters('FailedRunTasks');
    this.runTasks = new Queue(this, 'RunTasks', {
      retentionPeriod: KEPT,
      visibilityTimeout: Duration.seconds(TASK_SECONDS),
      deadLetterQueue: { queue: this.failedRunTasks, maxReceiveCount: MOST_RECEIVES },
      encryption: QueueEncryption.SQS_MANAGED,
      enforceSSL: true,
    });
  }

  private deadLetters(id: string): Queue {
    return new Queue(this, id, {
      retentionPeriod: KEPT,
      encryption: QueueEncryption.SQS_MANAGED,
      enforceSSL: true,
    });
  }
}
