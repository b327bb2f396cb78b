import type { FunctionPlan, Grants } from '#infra/function-plan.ts';

const ALWAYS = [
  'logs:CreateLogStream',
  'logs:PutLogEvents',
  'xray:PutTelemetryRecords',
  'xray:PutTraceSegments',
];

const READ_TABLE = ['BatchGetItem', 'ConditionCheckItem', 'GetItem', 'Query'].map((one) => `dynamodb:${one}`);
const WRITE_TABLE = ['BatchWriteItem', 'DeleteItem', 'PutItem', 'UpdateItem'].map((one) => `dynamodb:${one}`);
const READ_SECRET = ['secretsmanager:DescribeSecret', 'secretsmanager:GetSecretValue'];
const READ_DOCUMENT = ['s3:GetObject', 's3:GetObjectVersion'];
const SEND = ['sqs:GetQueueAttributes', 'sqs:GetQueueUrl', 'sqs:SendMessage'];

/** What each value of a grant opens. */
const OPENS: { readonly [key in keyof Grants]-?: Readonly<Record<string, readonly string[]>> } = {
  table: { none: [], read: READ_TABLE, readWrite: [...READ_TABLE, ...WRITE_TABLE] },
  secrets: {},
  // Only where somebody was named.
  firstAdmin: { true: [] },
  documents: { read: READ_DOCUMENT, write: [...READ_DOCUMENT, 's3:PutObject', 's3:PutObjectRetention'] },
  scratch: { read: ['s3:GetObject'], write: ['s3:AbortMultipartUpload', 's3:PutObject'] },
  runs: { send: SEND },
  mail: { true: ['ses:SendEmail', 'ses:SendRawEmail'] },
  pages: { write: ['s3:PutObject'] },
  pictures: { write: ['s3:DeleteObject', 's3:PutObject'] },
};

const STREAM = ['DescribeStream', 'GetRecords', 'GetShardIterator', 'ListStreams'].map(
  (one) => `dynamodb:${one}`,
);
/** What failed of the stream for good is put down there; a page that was not drawn is drawn by the clock. */
const STREAM_WITH_REST = [...STREAM, ...SEND];
const QUEUE = [
  'ChangeMessageVisibility',
  'DeleteMessage',
  'GetQueueAttributes',
  'GetQueueUrl',
  'ReceiveMessage',
].map((one) => `sqs:${one}`);

/** Who is called by what happens: whoever is called by a visitor, the clock or the mail service needs nothing for it. */
const FOLLOWS: Readonly<Record<string, readonly string[]>> = {
  'mail-sender': STREAM_WITH_REST,
  'invoice-issuer': STREAM_WITH_REST,
  'page-renderer': STREAM,
  'invoice-runner': QUEUE,
};

/** The actions that a function may do, by its plan and by what calls it. */
export const actionsOf = (name: string, { grants }: FunctionPlan): string[] => {
  const opened = Object.entries(grants).flatMap(([key, value]) =>
    key === 'secrets'
      ? grants.secrets.length > 0
        ? READ_SECRET
        : []
      : (OPENS[key as keyof Grants][String(value)] ?? [`unknown: ${key} ${value}`]),
  );
  return [...new Set([...ALWAYS, ...opened, ...(FOLLOWS[name] ?? [])])].toSorted();
};
