import { Duration, Stack } from 'aws-cdk-lib';
import type { HttpApi } from 'aws-cdk-lib/aws-apigatewayv2';
import { ComparisonOperator, Metric, Stats, TreatMissingData } from 'aws-cdk-lib/aws-cloudwatch';
import { SnsAction } from 'aws-cdk-lib/aws-cloudwatch-actions';
import { PolicyStatement, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import type { IFunction } from 'aws-cdk-lib/aws-lambda';
import { Topic } from 'aws-cdk-lib/aws-sns';
import { EmailSubscription } from 'aws-cdk-lib/aws-sns-subscriptions';
import type { IQueue } from 'aws-cdk-lib/aws-sqs';
import { Construct } from 'constructs';
import type { PlannedFunction } from '#infra/constructs/planned-function.ts';

const PERIOD = Duration.minutes(5);

/** Tells people that something is wrong, in the words of the business. */
export class Alarms extends Construct {
  readonly topic: Topic;

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
  onFunction({ node, lambda, plan }: PlannedFunction): void {
    this.whenAbove(`${node.id}Errors`, 0, lambda.metricErrors({ period: PERIOD }), plan.alarmMeans);
    this.whenAbove(
      `${node.id}Throttles`,
      0,
      lambda.metricThrottles({ period: PERIOD }),
      `Too many at once, some are turned away. ${plan.alarmMeans}`,
    );
  }

  onQueue(id: string, queue: IQueue, means: string): void {
    const waiting = queue.metricApproximateNumberOfMessagesVisible({
      period: PERIOD,
      statistic: Stats.MAXIMUM,
    });
    this.whenAbove(id, 0, waiting, means);
  }

  /** Milliseconds that the oldest change has waited. */
  onStream(id: string, reader: IFunction, most: Duration, means: string): void {
    const age = reader.metric('IteratorAge', { period: PERIOD, statistic: Stats.MAXIMUM });
    this.whenAbove(id, most.toMilliseconds(), age, means);
  }

  onApi(api: HttpApi, means: string): void {
    this.whenAbove(
      'ApiServerErrors',
      5,
      api.metricServerError({ period: PERIOD, statistic: Stats.SUM }),
      means,
    );
  }

  onReputation(means: string): void {
    const bounces = new Metric({
      namespace: 'AWS/SES',
      metricName: 'Reputation.BounceRate',
      period: Duration.hours(1),
      statistic: Stats.MAXIMUM,
    });
    // SES puts an account under review at 5 %.
    this.whenAbove('MailBounces', 0.04, bounces, means);
  }

  private whenAbove(id: string, threshold: number, metric: Metric, alarmDescription: string): void {
    const alarm = metric.createAlarm(this, id, {
      threshold,
      evaluationPeriods: 1,
      comparisonOperator: ComparisonOperator.GREATER_THAN_THRESHOLD,
      treatMissingData: TreatMissingData.NOT_BREACHING,
      alarmDescription,
    });
    alarm.addAlarmAction(new SnsAction(this.topic));
  }
}
