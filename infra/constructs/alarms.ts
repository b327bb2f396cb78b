import { Duration, Stack } from 'aws-cdk-lib';
import type { HttpApi } from 'aws-cdk-lib/aws-apigatewayv2';
import { type Alarm, ComparisonOperator, Metric, Stats, TreatMissingData } from 'aws-cdk-lib/aws-cloudwatch';
import { SnsAction } from 'aws-cdk-lib/aws-cloudwatch-actions';
import { PolicyStatement, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import type { IFunction } from 'aws-cdk-lib/aws-lambda';
import { Topic } from 'aws-cdk-lib/aws-sns';
import { EmailSubscription } from 'aws-cdk-lib/aws-sns-subscriptions';
import type { IQueue } from 'aws-cdk-lib/aws-sqs';
import { Construct } from 'constructs';
import type { PlannedFunction } from '#infra/constructs/planned-function.ts';

const PERIOD = Duration.minutes(5);

type Told = {
  /** What the people of the company notice. */
  readonly means: string;
  /** The page of `docs/runbooks` that says what to do. */
  readonly page: string;
};

/** Tells people that something is wrong, in the words of the business. */
export class Alarms extends Construct {
  readonly topic: Topic;
  /** All that were made so far. */
  readonly all: Alarm[] = [];

  constructor(scope: Construct, alarmMail: string | undefined) {
    super(scope, 'Alarms');
    this.topic = new Topic(this, 'Topic', { enforceSSL: true });
    this.topic.addToResourcePolicy(
      new PolicyStatement({
        principals: [
          new ServicePrincipal('cloudwatch.amazonaws.com'),
          new ServicePrincipal('ses.amazonaws.com'),
        ],
        actions: ['sns:Publish'],
        resources: [this.topic.topicArn],
        conditions: { StringEquals: { 'aws:SourceAccount': Stack.of(this).account } },
      }),
    );
    if (alarmMail) this.topic.addSubscription(new EmailSubscription(alarmMail));
  }

  /** Errors, and calls refused because too many ran at once. */
  onFunction({ name, node, lambda, plan }: PlannedFunction): void {
    const page = `functions/${name}`;
    this.whenAbove(`${node.id}Errors`, lambda.metricErrors({ period: PERIOD }), {
      page,
      means: plan.alarmMeans,
    });
    this.whenAbove(`${node.id}Throttles`, lambda.metricThrottles({ period: PERIOD }), {
      page,
      means: `Too many at once, some are turned away. ${plan.alarmMeans}`,
    });
  }

  onQueue(id: string, queue: IQueue, told: Told): void {
    const waiting = queue.metricApproximateNumberOfMessagesVisible({
      period: PERIOD,
      statistic: Stats.MAXIMUM,
    });
    this.whenAbove(id, waiting, told);
  }

  /** Rings when the oldest change has waited longer than `most`. */
  onStream(id: string, reader: IFunction, most: Duration, told: Told): void {
    const age = reader.metric('IteratorAge', { period: PERIOD, statistic: Stats.MAXIMUM });
    this.whenAbove(id, age, told, most.toMilliseconds());
  }

  onApi(api: HttpApi, told: Told): void {
    const errors = api.metricServerError({ period: PERIOD, statistic: Stats.SUM });
    this.whenAbove('ApiServerErrors', errors, told, 5);
  }

  onReputation(told: Told): void {
    const bounces = new Metric({
      namespace: 'AWS/SES',
      metricName: 'Reputation.BounceRate',
      period: Duration.hours(1),
      statistic: Stats.MAXIMUM,
    });
    // SES puts an account under review at 5 %.
    this.whenAbove('MailBounces', bounces, told, 0.04);
  }

  private whenAbove(id: string, metric: Metric, { page, means }: Told, threshold = 0): void {
    const alarm = metric.createAlarm(this, id, {
      threshold,
      evaluationPeriods: 1,
      comparisonOperator: ComparisonOperator.GREATER_THAN_THRESHOLD,
      treatMissingData: TreatMissingData.NOT_BREACHING,
      alarmDescription: `${means} What to do: docs/runbooks/${page}.md.`,
    });
    alarm.addAlarmAction(new SnsAction(this.topic));
    this.all.push(alarm);
  }
}
