import type { Resource } from './read-assembly.ts';
import type { Resolve } from './resolve.ts';

export const REGION = 'eu-central-1';
export const ACCOUNT = '000000000000';

/** Where the parts of the stack answer on this machine. */
export type Addresses = { readonly siteHost: string; readonly queueEndpoint: string };
type Surroundings = Addresses & { readonly resolve: Resolve };

const arn = (service: string, rest: string): string => `arn:aws:${service}:${REGION}:${ACCOUNT}:${rest}`;

const ownName = (resource: Resource, property: string): string | undefined => {
  const name = resource.Properties[property];
  return typeof name === 'string' ? name : undefined;
};

type Names = { readonly ref: string; readonly attributes?: Readonly<Record<string, string>> };

const tableNames = (logicalId: string, resource: Resource): Names => {
  const name = ownName(resource, 'TableName') ?? logicalId;
  const Arn = arn('dynamodb', `table/${name}`);
  return { ref: name, attributes: { Arn, StreamArn: `${Arn}/stream/local` } };
};

/** A version or alias counts as its function. */
const qualified = (_: string, resource: Resource, at: Surroundings): Names => ({
  ref: arn('lambda', `function:${String(at.resolve(resource.Properties.FunctionName))}:1`),
});

const byType: Readonly<Record<string, (logicalId: string, resource: Resource, at: Surroundings) => Names>> = {
  'AWS::Lambda::Function': (logicalId, resource) => {
    const name = ownName(resource, 'FunctionName') ?? logicalId;
    return { ref: name, attributes: { Arn: arn('lambda', `function:${name}`) } };
  },
  'AWS::Lambda::Version': qualified,
  'AWS::Lambda::Alias': qualified,
  'AWS::DynamoDB::Table': tableNames,
  'AWS::DynamoDB::GlobalTable': tableNames,
  'AWS::S3::Bucket': (logicalId, resource, at) => {
    const name = ownName(resource, 'BucketName') ?? logicalId.toLowerCase().slice(0, 63);
    const DomainName = `${name}.s3.${at.siteHost}`;
    return {
      ref: name,
      attributes: { Arn: `arn:aws:s3:::${name}`, DomainName, RegionalDomainName: DomainName },
    };
  },
  'AWS::SQS::Queue': (logicalId, resource, at) => {
    const name = ownName(resource, 'QueueName') ?? logicalId;
    const ref = `${at.queueEndpoint}/${ACCOUNT}/${name}`;
    return { ref, attributes: { Arn: arn('sqs', name), QueueName: name, QueueUrl: ref } };
  },
  'AWS::SecretsManager::Secret': (logicalId, resource) => {
    const ref = arn('secretsmanager', `secret:${ownName(resource, 'Name') ?? logicalId}-Local0`);
    return { ref, attributes: { Id: ref } };
  },
  'AWS::CloudFront::Distribution': (logicalId, _, at) => ({
    ref: logicalId,
    attributes: { DomainName: at.siteHost },
  }),
};

/**
 * What `Ref` and `Fn::GetAtt` of a resource mean locally. Resources that no engine runs (roles, alarms, log groups)
 * get a readable stand-in.
 */
export const localNames = (logicalId: string, resource: Resource, at: Surroundings): Names =>
  byType[resource.Type]?.(logicalId, resource, at) ?? { ref: ownName(resource, 'Name') ?? logicalId };
