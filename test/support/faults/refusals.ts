import type { Service } from '#test/support/faults/fault.ts';

type Refusal = {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
};

const json = (status: number, type: string, more: object = {}): Refusal => ({
  status,
  headers: { 'content-type': 'application/x-amz-json-1.0' },
  body: Buffer.from(
    JSON.stringify({
      __type: `com.amazonaws.dynamodb.v20120810#${type}`,
      message: `${type} by the test`,
      ...more,
    }),
  ),
});

const xml = (status: number, content: string): Refusal => ({
  status,
  headers: { 'content-type': 'text/xml' },
  body: Buffer.from(`<?xml version="1.0"?>${content}`),
});

const conflict = (operation: string, body: Buffer): Refusal => {
  if (operation !== 'TransactWriteItems') return json(400, 'TransactionConflictException');
  const { TransactItems } = JSON.parse(body.toString()) as { TransactItems: unknown[] };
  const CancellationReasons = TransactItems.map((_, index) =>
    index === 0 ? { Code: 'TransactionConflict', Message: 'by the test' } : { Code: 'None' },
  );
  return json(400, 'TransactionCanceledException', { CancellationReasons });
};

/** What a service answers that does not do what it was asked. */
export const refusalOf = (service: Service, operation: string, kind: string, body: Buffer): Refusal => {
  if (service === 'dynamodb') {
    if (kind === 'conflict') return conflict(operation, body);
    return kind === 'throttled'
      ? json(400, 'ProvisionedThroughputExceededException')
      : json(500, 'InternalServerError');
  }
  if (service === 's3') {
    return xml(503, '<Error><Code>SlowDown</Code><Message>by the test</Message></Error>');
  }
  if (service === 'ses') {
    return xml(
      503,
      '<ErrorResponse><Error><Type>Receiver</Type><Code>ServiceUnavailable</Code><Message>by the test</Message></Error></ErrorResponse>',
    );
  }
  return service === 'sqs'
    ? json(503, 'ServiceUnavailable')
    : { status: 503, headers: { 'content-type': 'text/html' }, body: Buffer.from('<h1>by the test</h1>') };
};
