import { readFileSync } from 'node:fs';
import { Match, type Template } from 'aws-cdk-lib/assertions';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  EDITS_COUNTER,
  ISSUE_PREFIX,
  OUTBOX_PREFIX,
  TABLE_SHAPE,
} from '#functions/platform/data/table-shape.ts';
import type { SecretName } from '#infra/constructs/secrets.ts';
import { contracts } from '#infra/contracts.ts';
import { FIXED } from '#infra/deployment/costs.ts';
import { eventFunctions } from '#infra/event-functions.ts';
import type { FunctionPlan } from '#infra/function-plan.ts';
import { routeGroups } from '#infra/route-groups.ts';
import { BUSINESS_COUNTS } from '#shared/business-counts.ts';
import { actionsOf } from '#test/infra/support/actions.ts';
import { functionId, permissionsOf, resourceId } from '#test/infra/support/permissions.ts';
import { synthesise } from '#test/infra/support/synthesise.ts';

const plans: Record<string, FunctionPlan> = { ...routeGroups, ...eventFunctions };
const names = Object.keys(plans);
const SECRETS: readonly SecretName[] = ['session', 'link', 'payment', 'webhook', 'origin'];

let booking: Template;
beforeAll(() => {
  booking = synthesise().booking;
}, 120_000);

const propertiesOf = (type: string) =>
  Object.values(booking.findResources(type)).map(({ Properties }) => Properties);

const secretId = (name: SecretName): string =>
  resourceId(
    booking,
    'AWS::SecretsManager::Secret',
    `Secrets${name.charAt(0).toUpperCase()}${name.slice(1)}`,
  );

const namesWhoMay = (action: string, resource: string): string[] =>
  names.filter((name) =>
    permissionsOf(booking, name).some(
      (may) => may.action === action && may.resource.includes(`"${resource}"`),
    ),
  );

describe('routes', () => {
  const calls = Object.entries(contracts).flatMap(([group, contract]) =>
    Object.keys(contract).map((key) => ({ group, key })),
  );

  it('exist for every call of a contract, and for nothing else', () => {
    const routes = propertiesOf('AWS::ApiGatewayV2::Route').map(({ RouteKey }) => RouteKey);
    expect(routes.toSorted()).toEqual(calls.map(({ key }) => key).toSorted());
  });

  /** The function behind each route, by the route's key: looked up once for all of them. */
  const answering = new Map<string, string>();
  beforeAll(() => {
    const functions = Object.entries(booking.findResources('AWS::Lambda::Function'));
    const integrations = booking.findResources('AWS::ApiGatewayV2::Integration');
    for (const { RouteKey, Target } of propertiesOf('AWS::ApiGatewayV2::Route')) {
      const integration = /"Ref":"(\w+)"/.exec(JSON.stringify(Target))?.[1] ?? '';
      const uri = JSON.stringify(integrations[integration]?.Properties.IntegrationUri);
      const [, answers] = functions.find(([id]) => uri?.includes(`"${id}"`)) ?? [];
      answering.set(RouteKey, answers?.Properties.Description);
    }
  });

  it.each(calls)('$key is answered by the $group group', ({ group, key }) => {
    expect(answering.get(key)).toBe(group);
  });
});

describe('a function', () => {
  it.each(names)('%s runs on Node 24 for ARM, is traced and told everything it may ask for', (name) => {
    booking.hasResourceProperties('AWS::Lambda::Function', {
      Description: name,
      Runtime: 'nodejs24.x',
      Architectures: ['arm64'],
      TracingConfig: { Mode: 'Active' },
      LoggingConfig: { LogGroup: Match.anyValue() },
      Timeout: plans[name]?.timeout,
      MemorySize: plans[name]?.memory,
      Environment: {
        Variables: Match.objectLike({
          NODE_OPTIONS: '--enable-source-maps',
          TABLE_NAME: Match.anyValue(),
          ORIGIN_SECRET_NAME: Match.anyValue(),
          SITE_URL: Match.anyValue(),
          INSTALLATION: 'development',
        }),
      },
    });
  });

  it.each(Object.keys(routeGroups))('%s gives up before the gateway does', (name) => {
    expect(plans[name]?.timeout).toBeLessThan(30);
  });

  it('forgets no log before it is due, and keeps none for ever', () => {
    for (const group of propertiesOf('AWS::Logs::LogGroup')) expect(group.RetentionInDays).toBe(90);
  });
});

describe('who may what', () => {
  const table = () => resourceId(booking, 'AWS::DynamoDB::Table', 'DataTable');
  const planned = (isSo: (plan: FunctionPlan) => boolean) =>
    names.filter((name) => isSo(plans[name] as FunctionPlan));

  it.each(['PutItem', 'UpdateItem', 'DeleteItem', 'BatchWriteItem'])('%s: only those who write', (action) => {
    expect(namesWhoMay(`dynamodb:${action}`, table())).toEqual(
      planned(({ grants }) => grants.table === 'readWrite'),
    );
  });

  it('who draws the pages cannot write the table', () => {
    expect(namesWhoMay('dynamodb:PutItem', table())).not.toContain('page-renderer');
  });

  it('nobody scans the table', () => {
    expect(namesWhoMay('dynamodb:Scan', table())).toEqual([]);
  });

  it.each(SECRETS)('the %s secret: only those whose plan names it', (secret) => {
    expect(namesWhoMay('secretsmanager:GetSecretValue', secretId(secret))).toEqual(
      planned(({ grants }) => grants.secrets.includes(secret)),
    );
  });

  it("the card provider's access is in the hands of payments and the reconciler alone", () => {
    expect(namesWhoMay('secretsmanager:GetSecretValue', secretId('payment'))).toEqual([
      'payments',
      'payment-reconciler',
    ]);
  });

  it('mail leaves the house by those whose plan says so', () => {
    const senders = names.filter((name) =>
      permissionsOf(booking, name).some(({ action }) => action === 'ses:SendRawEmail'),
    );
    expect(senders).toEqual(planned(({ grants }) => grants.mail === true));
  });

  it('documents are read and written by those whose plan says so', () => {
    const bucket = resourceId(booking, 'AWS::S3::Bucket', 'DocumentsBucket');
    expect(namesWhoMay('s3:GetObject', bucket)).toEqual(
      planned(({ grants }) => grants.documents !== undefined),
    );
    // Each is read as the version that was issued, which AWS grants apart.
    expect(namesWhoMay('s3:GetObjectVersion', bucket)).toEqual(namesWhoMay('s3:GetObject', bucket));
    expect(namesWhoMay('s3:PutObject', bucket)).toEqual(
      planned(({ grants }) => grants.documents === 'write'),
    );
  });

  it('exports that expire are written by the runner of invoice runs, and read by who gives links to them', () => {
    const bucket = resourceId(booking, 'AWS::S3::Bucket', 'DocumentsScratch');
    expect(namesWhoMay('s3:PutObject', bucket)).toEqual(planned(({ grants }) => grants.scratch === 'write'));
    expect(namesWhoMay('s3:GetObject', bucket)).toEqual(planned(({ grants }) => grants.scratch === 'read'));
  });

  it('tasks of invoice runs are given by those whose plan says so, and taken by the runner alone', () => {
    const queue = resourceId(booking, 'AWS::SQS::Queue', 'QueuesRunTasks');
    expect(namesWhoMay('sqs:SendMessage', queue)).toEqual(planned(({ grants }) => grants.runs === 'send'));
    expect(namesWhoMay('sqs:ReceiveMessage', queue)).toEqual(['invoice-runner']);
  });

  it('rendered pages are written by who draws them, and read by no function', () => {
    const bucket = resourceId(booking, 'AWS::S3::Bucket', 'RenderedPages');
    expect(namesWhoMay('s3:PutObject', bucket)).toEqual(['page-renderer']);
    expect(namesWhoMay('s3:GetObject', bucket)).toEqual([]);
  });

  it('pictures are stored and deleted by those whose plan says so', () => {
    const bucket = resourceId(booking, 'AWS::S3::Bucket', 'PicturesBucket');
    const writers = planned(({ grants }) => grants.pictures === 'write');
    expect(namesWhoMay('s3:PutObject', bucket)).toEqual(writers);
    expect(namesWhoMay('s3:DeleteObject', bucket)).toEqual(writers);
  });

  it.each(names)('%s may do what its plan grants, and nothing else', (name) => {
    const granted = permissionsOf(booking, name).map(({ action }) => action);
    expect([...new Set(granted)].toSorted()).toEqual(actionsOf(name, plans[name] as FunctionPlan));
  });

  it('all resources stand for X-Ray and the list of streams only', () => {
    const wide = names.flatMap((name) =>
      permissionsOf(booking, name)
        .filter(({ resource }) => resource === '"*"')
        .map(({ action }) => action),
    );
    expect([...new Set(wide)].toSorted()).toEqual([
      'dynamodb:ListStreams',
      'xray:PutTelemetryRecords',
      'xray:PutTraceSegments',
    ]);
  });
});

describe('what is kept', () => {
  it('the table outlives the stack, can be set back to any second and cannot be deleted by a slip', () => {
    booking.hasResource('AWS::DynamoDB::Table', {
      DeletionPolicy: 'Retain',
      UpdateReplacePolicy: 'Retain',
      Properties: {
        BillingMode: 'PAY_PER_REQUEST',
        DeletionProtectionEnabled: true,
        PointInTimeRecoverySpecification: { PointInTimeRecoveryEnabled: true },
        StreamSpecification: { StreamViewType: 'NEW_AND_OLD_IMAGES' },
        TimeToLiveSpecification: { AttributeName: TABLE_SHAPE.expiry, Enabled: true },
      },
    });
  });

  it('the table has the keys and indexes that the data layer asks', () => {
    const keys = ({ partitionKey, sortKey }: { partitionKey: string; sortKey: string }) => [
      { AttributeName: partitionKey, KeyType: 'HASH' },
      { AttributeName: sortKey, KeyType: 'RANGE' },
    ];
    booking.hasResourceProperties('AWS::DynamoDB::Table', {
      KeySchema: keys(TABLE_SHAPE),
      GlobalSecondaryIndexes: Object.entries(TABLE_SHAPE.indexes).map(([IndexName, index]) => ({
        IndexName,
        KeySchema: keys(index),
        Projection: { ProjectionType: 'ALL' },
      })),
    });
  });

  it('invoices can be locked, drafts expire, and no bucket is open to the public', () => {
    booking.hasResource('AWS::S3::Bucket', {
      DeletionPolicy: 'Retain',
      Properties: { ObjectLockEnabled: true, VersioningConfiguration: { Status: 'Enabled' } },
    });
    booking.hasResourceProperties('AWS::S3::Bucket', {
      LifecycleConfiguration: { Rules: [Match.objectLike({ ExpirationInDays: 30, Status: 'Enabled' })] },
    });
    for (const bucket of propertiesOf('AWS::S3::Bucket')) {
      expect(bucket.PublicAccessBlockConfiguration).toEqual({
        BlockPublicAcls: true,
        BlockPublicPolicy: true,
        IgnorePublicAcls: true,
        RestrictPublicBuckets: true,
      });
    }
  });

  it('every secret is drawn by AWS, none is written down', () => {
    const secrets = propertiesOf('AWS::SecretsManager::Secret');
    expect(secrets).toHaveLength(SECRETS.length);
    for (const secret of secrets) {
      expect(secret.SecretString).toBeUndefined();
      expect(secret.GenerateSecretString.PasswordLength).toBe(64);
    }
  });

  it('the key of the messages of the card provider has 64 hexadecimal digits', () => {
    const { GenerateSecretString: drawn } =
      booking.findResources('AWS::SecretsManager::Secret')[secretId('webhook')]?.Properties ?? {};
    const letters = [...'abcdefghijklmnopqrstuvwxyz0123456789'];
    expect(letters.filter((letter) => !drawn.ExcludeCharacters.includes(letter)).join('')).toBe(
      'abcdef0123456789',
    );
    expect(drawn).toMatchObject({ ExcludeUppercase: true, ExcludePunctuation: true, PasswordLength: 64 });
  });
});

describe('work that no visitor waits for', () => {
  const mappingsOf = (name: string) =>
    propertiesOf('AWS::Lambda::EventSourceMapping').filter(
      ({ FunctionName }) => FunctionName.Ref === functionId(booking, name),
    );

  it.each([
    ['mail-sender', OUTBOX_PREFIX],
    ['invoice-issuer', ISSUE_PREFIX],
  ])('new items reach the %s by their prefix %s, and nothing else of the table does', (name, prefix) => {
    const [mapping, ...others] = mappingsOf(name);
    expect(others).toEqual([]);
    expect(
      mapping?.FilterCriteria.Filters.map(({ Pattern }: { Pattern: string }) => JSON.parse(Pattern)),
    ).toEqual([{ eventName: ['INSERT'], dynamodb: { Keys: { PK: { S: [{ prefix }] } } } }]);
    expect(mapping?.FunctionResponseTypes).toEqual(['ReportBatchItemFailures']);
    expect(mapping?.DestinationConfig.OnFailure.Destination).toBeDefined();
  });

  it('every edit of the office has the published pages drawn again, and nothing else of the table does', () => {
    const [mapping, ...others] = mappingsOf('page-renderer');
    expect(others).toEqual([]);
    expect(
      mapping?.FilterCriteria.Filters.map(({ Pattern }: { Pattern: string }) => JSON.parse(Pattern)),
    ).toEqual([{ dynamodb: { Keys: { PK: { S: [EDITS_COUNTER] } } } }]);
  });

  it('pages are drawn only when the files that they name lie there', () => {
    const { DependsOn } = booking.toJSON().Resources[functionId(booking, 'page-renderer')];
    const uploads = Object.keys(booking.findResources('Custom::CDKBucketDeployment'));
    expect(uploads).toHaveLength(2);
    expect(DependsOn).toEqual(expect.arrayContaining(uploads));
  });

  it.each([
    ['page-renderer', 'cron(*/30 * * * ? *)'],
    ['outbox-sweeper', 'cron(*/5 * * * ? *)'],
    ['invoice-issuer', 'cron(*/5 * * * ? *)'],
    ['payment-reconciler', 'cron(*/15 * * * ? *)'],
    ['invoice-runner', 'cron(*/15 * * * ? *)'],
    ['retention', 'cron(40 * * * ? *)'],
  ])('%s starts by the clock of the airports', (name, expression) => {
    booking.hasResourceProperties('AWS::Scheduler::Schedule', {
      ScheduleExpression: expression,
      ScheduleExpressionTimezone: 'Europe/Berlin',
      Target: Match.objectLike({
        Arn: { 'Fn::GetAtt': [functionId(booking, name), 'Arn'] },
        DeadLetterConfig: Match.anyValue(),
      }),
    });
  });

  it('the first data are stored as soon as the installation stands, then the pages are drawn with them', () => {
    const started = propertiesOf('Custom::Trigger').map(
      ({ HandlerArn }) =>
        booking.findResources('AWS::Lambda::Version')[HandlerArn.Ref]?.Properties.FunctionName.Ref,
    );
    expect(started).toEqual([functionId(booking, 'installation'), functionId(booking, 'page-renderer')]);
  });
});

describe('whoever deploys', () => {
  it('is told where the site answers, what DNS needs, and in which secrets the provider’s access belongs', () => {
    const { Outputs } = booking.toJSON();
    for (const name of ['SiteUrl', 'SiteAddress', 'MailRecords', 'PaymentSecret', 'WebhookSecret'])
      expect(Outputs).toHaveProperty(name);
    const records = JSON.stringify(Outputs.MailRecords.Value);
    expect(records.match(/ CNAME /g)).toHaveLength(3);
    expect(records).toContain('bounce.example.com MX 10 feedback-smtp.eu-central-1.amazonses.com');
    expect(records).toMatch(/bounce\.example\.com TXT .+v=spf1/);
    expect(JSON.stringify(Outputs)).not.toContain('resolve:secretsmanager');
    expect(Outputs).not.toHaveProperty('FirstAdminSecret');
  });

  it('has the mail domain signed, and bounces sent to a domain of its own', () => {
    booking.hasResourceProperties('AWS::SES::EmailIdentity', {
      EmailIdentity: 'example.com',
      MailFromAttributes: { MailFromDomain: 'bounce.example.com' },
    });
  });
});

describe('alarms', () => {
  it('say what they mean for the business', () => {
    for (const alarm of propertiesOf('AWS::CloudWatch::Alarm')) {
      expect(alarm.AlarmDescription).toMatch(/^[A-Z].{20,}\.$/);
      expect(alarm.AlarmDescription).not.toMatch(/lambda|queue|DLQ|5xx|throttl|iterator/i);
      expect(alarm.AlarmActions).toHaveLength(1);
    }
  });

  it('name a page each that says what it means, what to look at and what to do', () => {
    for (const { AlarmDescription } of propertiesOf('AWS::CloudWatch::Alarm')) {
      const page = /docs\/runbooks\/\S+\.md/.exec(AlarmDescription)?.[0] ?? `no page: ${AlarmDescription}`;
      const headings = readFileSync(page, 'utf8').match(/^## .+$/gm);
      expect([page, headings]).toEqual([
        page,
        ['## What it means for the business', '## What to look at', '## What to do'],
      ]);
    }
  });

  it('stand on one board with the counts of the business, every function, queue and the table', () => {
    const [board] = propertiesOf('AWS::CloudWatch::Dashboard');
    const body = JSON.stringify(board.DashboardBody);
    for (const name of names) expect(body).toContain(functionId(booking, name));
    for (const id of Object.keys(booking.findResources('AWS::CloudWatch::Alarm'))) expect(body).toContain(id);
    for (const shown of [...BUSINESS_COUNTS, 'ApproximateNumberOfMessagesVisible', 'WriteThrottleEvents'])
      expect(body).toContain(shown);
  });

  it.each(names)('ring when %s fails or turns calls away', (name) => {
    for (const MetricName of ['Errors', 'Throttles']) {
      booking.hasResourceProperties('AWS::CloudWatch::Alarm', {
        MetricName,
        Dimensions: [{ Name: 'FunctionName', Value: { Ref: functionId(booking, name) } }],
        AlarmDescription: Match.stringLikeRegexp(plans[name]?.alarmMeans.slice(0, 40) ?? ''),
      });
    }
  });

  it('are as many as the estimate of costs counts, and so are the secrets', () => {
    const countOf = (type: string) => Object.keys(booking.findResources(type)).length;
    expect({
      secrets: countOf('AWS::SecretsManager::Secret'),
      alarms: countOf('AWS::CloudWatch::Alarm'),
    }).toEqual(FIXED);
  });

  it('ring when work is given up on, comes late, or the API fails', () => {
    const metrics = propertiesOf('AWS::CloudWatch::Alarm').map(({ MetricName }) => MetricName);
    expect(metrics.filter((metric) => metric === 'ApproximateNumberOfMessagesVisible')).toHaveLength(3);
    expect(metrics).toEqual(expect.arrayContaining(['IteratorAge', '5xx', 'Reputation.BounceRate']));
  });

  it('are told of mails that bounce or are complained of', () => {
    booking.hasResourceProperties('AWS::SES::ConfigurationSetEventDestination', {
      EventDestination: {
        MatchingEventTypes: Match.arrayWith(['bounce', 'complaint']),
        SnsDestination: { TopicARN: { Ref: resourceId(booking, 'AWS::SNS::Topic', 'Alarms') } },
      },
    });
  });
});
