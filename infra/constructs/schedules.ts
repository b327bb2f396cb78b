import { Stack, TimeZone } from 'aws-cdk-lib';
import { Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import type { IFunction } from 'aws-cdk-lib/aws-lambda';
import { CfnSchedule } from 'aws-cdk-lib/aws-scheduler';
import type { IQueue } from 'aws-cdk-lib/aws-sqs';
import { Construct } from 'constructs';

type Schedule = {
  readonly id: string;
  /** In EventBridge's form. */
  readonly cron: string;
  /** Minutes within which a start that failed is tried again: until the next turn comes. */
  readonly patience: number;
  readonly starts: IFunction;
  /** What the function is told, where the clock starts it for several things. */
  readonly input?: object;
};

/** Every so many minutes, around the clock. */
export const every = (minutes: number): Pick<Schedule, 'cron' | 'patience'> => ({
  cron: `cron(*/${minutes} * * * ? *)`,
  patience: minutes,
});

/** Once an hour, away from the full one. */
export const hourly: Pick<Schedule, 'cron' | 'patience'> = { cron: 'cron(40 * * * ? *)', patience: 60 };

/** On the first of each month at six in the morning. */
export const monthly: Pick<Schedule, 'cron' | 'patience'> = { cron: 'cron(0 6 1 * ? *)', patience: 12 * 60 };

/** Functions that the clock starts, by the airports' wall clock. */
export class Schedules extends Construct {
  constructor(scope: Construct, failed: IQueue, schedules: readonly Schedule[]) {
    super(scope, 'Schedules');
    const scheduler = new ServicePrincipal('scheduler.amazonaws.com', {
      conditions: { StringEquals: { 'aws:SourceAccount': Stack.of(this).account } },
    });
    for (const { id, cron, patience, starts, input } of schedules) {
      const role = new Role(this, `${id}Role`, { assumedBy: scheduler });
      // The bare function only: the library's own target would also allow every version of it.
      starts.grantInvokeLatestVersion(role);
      failed.grantSendMessages(role);
      new CfnSchedule(this, id, {
        scheduleExpression: cron,
        scheduleExpressionTimezone: TimeZone.EUROPE_BERLIN.timezoneName,
        flexibleTimeWindow: { mode: 'OFF' },
        target: {
          arn: starts.functionArn,
          roleArn: role.roleArn,
          ...(input && { input: JSON.stringify(input) }),
          deadLetterConfig: { arn: failed.queueArn },
          retryPolicy: { maximumRetryAttempts: 1, maximumEventAgeInSeconds: patience * 60 },
        },
      });
    }
  }
}
