import { Stack, TimeZone } from 'aws-cdk-lib';
import { Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import type { IFunction } from 'aws-cdk-lib/aws-lambda';
import { CfnSchedule } from 'aws-cdk-lib/aws-scheduler';
import type { IQueue } from 'aws-cdk-lib/aws-sqs';
import { Construct } from 'constructs';

type Schedule = { readonly id: string; readonly everyMinutes: number; readonly starts: IFunction };

/** Functions that the clock starts, by the airports' wall clock. */
export class Schedules extends Construct {
  constructor(scope: Construct, failed: IQueue, schedules: readonly Schedule[]) {
    super(scope, 'Schedules');
    const scheduler = new ServicePrincipal('scheduler.amazonaws.com', {
      conditions: { StringEquals: { 'aws:SourceAccount': Stack.of(this).account } },
    });
    for (const { id, everyMinutes, starts } of schedules) {
      const role = new Role(this, `${id}Role`, { assumedBy: scheduler });
      // The bare function only: the library's own target would also allow every version of it.
      starts.grantInvokeLatestVersion(role);
      failed.grantSendMessages(role);
      new CfnSchedule(this, id, {
        scheduleExpression: `cron(*/${everyMinutes} * * * ? *)`,
        scheduleExpressionTimezone: TimeZone.EUROPE_BERLIN.timezoneName,
        flexibleTimeWindow: { mode: 'OFF' },
        target: {
          arn: starts.functionArn,
          roleArn: role.roleArn,
          deadLetterConfig: { arn: failed.queueArn },
          // The next turn comes soon: a missed one is not made up for.
          retryPolicy: { maximumRetryAttempts: 1, maximumEventAgeInSeconds: everyMinutes * 60 },
        },
      });
    }
  }
}
