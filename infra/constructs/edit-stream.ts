import { Duration } from 'aws-cdk-lib';
import type { ITable } from 'aws-cdk-lib/aws-dynamodb';
import {
  FilterCriteria,
  FilterRule,
  type Function as Lambda,
  StartingPosition,
} from 'aws-cdk-lib/aws-lambda';
import { DynamoEventSource } from 'aws-cdk-lib/aws-lambda-event-sources';
import { EDITS_COUNTER, TABLE_SHAPE } from '#functions/platform/data/table-shape.ts';

/**
 * Calls a function after every edit of the office, which raises the catalogue's version. Each call does the whole
 * work anew, so that one that fails for good is made up for by the next, or by the clock.
 */
export const onEdit = (table: ITable, lambda: Lambda): void => {
  lambda.addEventSource(
    new DynamoEventSource(table as ITable, {
      startingPosition: StartingPosition.LATEST,
      filters: [
        FilterCriteria.filter({
          dynamodb: { Keys: { [TABLE_SHAPE.partitionKey]: { S: FilterRule.isEqual(EDITS_COUNTER) } } },
        }),
      ],
      batchSize: 100,
      retryAttempts: 3,
      maxRecordAge: Duration.hours(1),
    }),
  );
};
