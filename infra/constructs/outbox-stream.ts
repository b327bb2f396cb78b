import { Duration } from 'aws-cdk-lib';
import type { ITable } from 'aws-cdk-lib/aws-dynamodb';
import {
  FilterCriteria,
  FilterRule,
  type Function as Lambda,
  StartingPosition,
} from 'aws-cdk-lib/aws-lambda';
import { DynamoEventSource, SqsDlq } from 'aws-cdk-lib/aws-lambda-event-sources';
import type { IQueue } from 'aws-cdk-lib/aws-sqs';
import { type ISSUE_PREFIX, type OUTBOX_PREFIX, TABLE_SHAPE } from '#functions/platform/data/table-shape.ts';

/** Calls a function with every new item whose key begins so, and with nothing else that happens in the table. */
export const onNewItem = (
  table: ITable,
  prefix: typeof OUTBOX_PREFIX | typeof ISSUE_PREFIX,
  lambda: Lambda,
  failed: IQueue,
): void => {
  lambda.addEventSource(
    new DynamoEventSource(table as ITable, {
      startingPosition: StartingPosition.TRIM_HORIZON,
      filters: [
        FilterCriteria.filter({
          eventName: FilterRule.isEqual('INSERT'),
          dynamodb: { Keys: { [TABLE_SHAPE.partitionKey]: { S: FilterRule.beginsWith(prefix) } } },
        }),
      ],
      batchSize: 10,
      reportBatchItemFailures: true,
      bisectBatchOnError: true,
      retryAttempts: 3,
      maxRecordAge: Duration.hours(6),
      onFailure: new SqsDlq(failed),
    }),
  );
};
