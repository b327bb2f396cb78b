import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findFreeBlock } from '#infra/local/ports.ts';
import type { RunningStack } from '#infra/local/run-stack.ts';
import { startStack } from '#infra/local/stack.ts';

/** Milliseconds that a start may take while other tests keep the machine busy. */
export const START_LIMIT = 60_000;

type Resources = Record<string, { Type: string; Properties: Record<string, unknown> }>;

type SmallStack = {
  /** Each function's code, with `export const handler`. */
  readonly functions: Readonly<Record<string, string>>;
  /** Seconds that a function may take; 10 unless said. */
  readonly timeouts?: Readonly<Record<string, number>>;
  /** Route keys by function. */
  readonly routes?: Readonly<Record<string, string>>;
  readonly resources?: Resources;
  readonly pages?: Readonly<Record<string, string>>;
  readonly viewerRequest?: string;
};

const DEFAULT_VIEWER_REQUEST = 'function handler(event) { return event.request; }';

const functionResources = ({ functions, timeouts = {} }: SmallStack): Resources =>
  Object.fromEntries(
    Object.keys(functions).map((name) => [
      name,
      {
        Type: 'AWS::Lambda::Function',
        Properties: {
          Description: name,
          Handler: 'index.handler',
          Runtime: 'nodejs24.x',
          Timeout: timeouts[name] ?? 10,
          MemorySize: 256,
          Code: { S3Bucket: 'assets', S3Key: `${name}.zip` },
          Environment: {
            Variables: {
              TABLE_NAME: { Ref: 'Table' },
              PAYMENT_SECRET_NAME: { Ref: 'PaymentSecret' },
              WEBHOOK_SECRET_NAME: { Ref: 'WebhookSecret' },
            },
          },
        },
      },
    ]),
  );

const routeResources = ({ routes = {} }: SmallStack): Resources =>
  Object.fromEntries(
    Object.entries(routes).flatMap(([key, name], index) => [
      [
        `Integration${index}`,
        {
          Type: 'AWS::ApiGatewayV2::Integration',
          Properties: { IntegrationUri: { 'Fn::GetAtt': [name, 'Arn'] } },
        },
      ],
      [
        `Route${index}`,
        {
          Type: 'AWS::ApiGatewayV2::Route',
          Properties: {
            RouteKey: key,
            Target: { 'Fn::Join': ['', ['integrations/', { Ref: `Integration${index}` }]] },
          },
        },
      ],
    ]),
  );

const behaviour = (origin: string) => ({
  TargetOriginId: origin,
  ResponseHeadersPolicyId: { Ref: 'Headers' },
  FunctionAssociations: [
    { EventType: 'viewer-request', FunctionARN: { 'Fn::GetAtt': ['ViewerRequest', 'FunctionARN'] } },
  ],
});

const edgeResources = ({ viewerRequest = DEFAULT_VIEWER_REQUEST }: SmallStack): Resources => ({
  ViewerRequest: { Type: 'AWS::CloudFront::Function', Properties: { FunctionCode: viewerRequest } },
  Headers: {
    Type: 'AWS::CloudFront::ResponseHeadersPolicy',
    Properties: {
      ResponseHeadersPolicyConfig: {
        SecurityHeadersConfig: {
          ContentSecurityPolicy: {
            Override: true,
            ContentSecurityPolicy: { 'Fn::Join': ['', ["frame-src 'self' ", { Ref: 'PaymentBaseUrl' }]] },
          },
        },
      },
    },
  },
  Distribution: {
    Type: 'AWS::CloudFront::Distribution',
    Properties: {
      DistributionConfig: {
        DefaultRootObject: 'index.html',
        DefaultCacheBehavior: behaviour('site'),
        CacheBehaviors: [{ PathPattern: '/api/*', ...behaviour('api') }],
        Origins: [
          { Id: 'site', DomainName: { 'Fn::GetAtt': ['Site', 'RegionalDomainName'] }, S3OriginConfig: {} },
          {
            Id: 'api',
            DomainName: 'api.example.com',
            OriginCustomHeaders: [
              {
                HeaderName: 'x-origin-secret',
                HeaderValue: {
                  'Fn::Join': [
                    '',
                    ['{{resolve:secretsmanager:', { Ref: 'OriginSecret' }, ':SecretString:::}}'],
                  ],
                },
              },
            ],
          },
        ],
      },
    },
  },
});

const secret = (rules: Record<string, unknown>) => ({
  Type: 'AWS::SecretsManager::Secret',
  Properties: { GenerateSecretString: { ExcludePunctuation: true, ...rules } },
});

const commonResources: Resources = {
  Api: { Type: 'AWS::ApiGatewayV2::Api', Properties: {} },
  Site: { Type: 'AWS::S3::Bucket', Properties: {} },
  SiteFiles: { Type: 'Custom::CDKBucketDeployment', Properties: { DestinationBucketName: { Ref: 'Site' } } },
  Table: {
    Type: 'AWS::DynamoDB::Table',
    Properties: {
      KeySchema: [
        { AttributeName: 'PK', KeyType: 'HASH' },
        { AttributeName: 'SK', KeyType: 'RANGE' },
      ],
      AttributeDefinitions: [
        { AttributeName: 'PK', AttributeType: 'S' },
        { AttributeName: 'SK', AttributeType: 'S' },
      ],
      StreamSpecification: { StreamViewType: 'NEW_AND_OLD_IMAGES' },
    },
  },
  PaymentSecret: secret({ SecretStringTemplate: '{"entityId":"1"}', GenerateStringKey: 'bearerToken' }),
  WebhookSecret: secret({
    PasswordLength: 64,
    ExcludeUppercase: true,
    ExcludeCharacters: 'ghijklmnopqrstuvwxyz',
  }),
  OriginSecret: secret({ PasswordLength: 40 }),
};

const write = (folder: string, path: string, content: string): void => {
  const file = join(folder, path);
  mkdirSync(join(file, '..'), { recursive: true });
  writeFileSync(file, content);
};

const writeAssembly = (folder: string, stack: SmallStack): void => {
  const template = {
    Parameters: { PaymentBaseUrl: { Type: 'String', Default: 'https://provider.example' } },
    Resources: {
      ...commonResources,
      ...functionResources(stack),
      ...routeResources(stack),
      ...edgeResources(stack),
      ...stack.resources,
    },
  };
  const names = Object.keys(stack.functions);
  const files = Object.fromEntries(names.map((name) => [name, { source: { path: `asset.${name}` } }]));
  const artifact = { type: 'aws:cloudformation:stack', properties: { templateFile: 'small.json' } };
  write(folder, 'manifest.json', JSON.stringify({ artifacts: { Small: artifact } }));
  write(folder, 'small.json', JSON.stringify(template));
  write(folder, 'Small.assets.json', JSON.stringify({ files }));
  for (const [name, code] of Object.entries(stack.functions)) write(folder, `asset.${name}/index.mjs`, code);
};

/**
 * Runs a stack of a few functions and a table, as `npm start` would.
 *
 * @param dataDir keeps data between two runs.
 */
export const runSmallStack = async (stack: SmallStack, dataDir = 'memory'): Promise<RunningStack> => {
  const folder = mkdtempSync(join(tmpdir(), 'small-stack-'));
  writeAssembly(join(folder, 'assembly'), stack);
  for (const [path, page] of Object.entries({ 'index.html': '<h1>Home</h1>', ...stack.pages }))
    write(join(folder, 'site'), path, page);
  const running = await startStack({
    port: await findFreeBlock(),
    dataDir,
    demo: 'none',
    debug: false,
    awsEndpoint: undefined,
    database: undefined,
    analyticsUrl: '',
    built: { assembly: join(folder, 'assembly'), site: join(folder, 'site') },
  });
  return {
    ...running,
    close: async () => {
      await running.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
};
