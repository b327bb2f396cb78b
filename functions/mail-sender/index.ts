import type { DynamoDBStreamHandler } from 'aws-lambda';
import { OUTBOX_PREFIX } from '#functions/platform/data/table-shape.ts';
import { deliver } from '#functions/platform/mail/deliver.ts';

/** Sends mails as soon as they were promised: the table's stream brings every new outbox item. */
export const handler: DynamoDBStreamHandler = async ({ Records }) => {
  const ids = Records.flatMap(({ dynamodb }) => {
    const key = dynamodb?.Keys?.PK?.S;
    return key?.startsWith(OUTBOX_PREFIX) ? [key.slice(OUTBOX_PREFIX.length)] : [];
  });
  await Promise.all(ids.map((id) => deliver(id, new Date())));
};
