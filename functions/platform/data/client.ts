import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { answeredWithin } from '#functions/platform/answered-within.ts';

/** A call to the table that has no answer after this long is given up and tried again by the SDK. */
const REQUEST_TIMEOUT_MS = 3000;

export const table = DynamoDBDocumentClient.from(
  new DynamoDBClient({ maxAttempts: 4, requestHandler: answeredWithin(REQUEST_TIMEOUT_MS) }),
  { marshallOptions: { removeUndefinedValues: true } },
);
