import { Duration, Stack } from 'aws-cdk-lib';
import type { HttpApi } from 'aws-cdk-lib/aws-apigatewayv2';
import {
  AlarmStatusWidget,
  Dashboard as CloudWatchDashboard,
  GraphWidget,
  type IMetric,
  type IWidget,
  Metric,
  Stats,
  TextWidget,
} from 'aws-cdk-lib/aws-cloudwatch';
import type { ITable } from 'aws-cdk-lib/aws-dynamodb';
import type { IQueue } from 'aws-cdk-lib/aws-sqs';
import { Construct } from 'constructs';
import type { Alarms } from '#infra/constructs/alarms.ts';
import type { PlannedFunction } from '#infra/constructs/planned-function.ts';
import { BUSINESS_COUNTS, METRICS_NAMESPACE, METRICS_SERVICE } from '#shared/business-counts.ts';

const PERIOD = Duration.minutes(5);
const WHOLE = 24;
const THIRD = WHOLE / 3;

type Watched = {
  readonly alarms: Alarms;
  readonly api: HttpApi;
  readonly table: ITable;
  readonly functions: readonly PlannedFunction[];
  /** By what a reader calls them. */
  readonly queues: Readonly<Record<string, IQueue>>;
};

const graph = (title: string, left: readonly IMetric[], more: { right?: readonly IMetric[] } = {}): IWidget =>
  new GraphWidget({
    title,
    width: THIRD,
    left: [...left],
    leftYAxis: { min: 0 },
    ...(more.right && { right: [...more.right] }),
  });

/** A figure of the functions, one line each. */
const perFunction = (metricName: string, statistic: string, names: readonly string[]): IMetric[] =>
  names.map(
    (name) =>
      new Metric({
        namespace: 'AWS/Lambda',
        metricName,
        dimensionsMap: { FunctionName: name },
        statistic,
        period: PERIOD,
      }),
  );

/** Writes that the table turned away because too many came at once. */
const refusedWrites = (table: ITable): IMetric =>
  new Metric({
    namespace: 'AWS/DynamoDB',
    metricName: 'WriteThrottleEvents',
    dimensionsMap: { TableName: table.tableName },
    statistic: Stats.SUM,
    period: PERIOD,
  });

/** What who is called at night looks at first: the alarms, the business, then what it runs on. */
export class Dashboard extends Construct {
  constructor(scope: Construct, { alarms, api, table, functions, queues }: Watched) {
    super(scope, 'Dashboard');
    const names = functions.map(({ lambda }) => lambda.functionName);
    const business = BUSINESS_COUNTS.map(
      (metricName) =>
        new Metric({
          namespace: METRICS_NAMESPACE,
          metricName,
          dimensionsMap: { service: METRICS_SERVICE },
          statistic: Stats.SUM,
          period: Duration.hours(1),
        }),
    );
    const apiOptions = { period: PERIOD };
    const board = new CloudWatchDashboard(this, 'Board', { defaultInterval: Duration.days(1) });
    board.addWidgets(
      new AlarmStatusWidget({ title: 'What is wrong now', width: WHOLE, alarms: [...alarms.all] }),
    );
    board.addWidgets(
      new TextWidget({
        width: WHOLE,
        height: 2,
        markdown: `**${Stack.of(this).stackName}**: each alarm names its page in \`docs/runbooks\`: what it means for the business, what to look at, what to do.`,
      }),
    );
    board.addWidgets(
      graph('Business, an hour', business),
      graph('Calls of the API', [api.metricCount(apiOptions)], {
        right: [api.metricClientError(apiOptions), api.metricServerError(apiOptions)],
      }),
      graph('How long a call takes', [
        api.metricLatency({ ...apiOptions, statistic: Stats.percentile(50) }),
        api.metricLatency({ ...apiOptions, statistic: Stats.percentile(95) }),
      ]),
    );
    board.addWidgets(
      graph('Errors by function', perFunction('Errors', Stats.SUM, names)),
      graph('Slowest calls by function (p95)', perFunction('Duration', Stats.percentile(95), names)),
      graph('At once by function', perFunction('ConcurrentExecutions', Stats.MAXIMUM, names)),
    );
    board.addWidgets(
      graph(
        'Waiting in queues',
        Object.entries(queues).map(([label, queue]) =>
          queue.metricApproximateNumberOfMessagesVisible({ period: PERIOD, statistic: Stats.MAXIMUM, label }),
        ),
      ),
      graph('Age of the oldest change', perFunction('IteratorAge', Stats.MAXIMUM, names)),
      graph(
        'The table',
        [
          table.metricConsumedReadCapacityUnits({ period: PERIOD }),
          table.metricConsumedWriteCapacityUnits({ period: PERIOD }),
        ],
        { right: [refusedWrites(table)] },
      ),
    );
  }
}
