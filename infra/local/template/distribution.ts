import * as z from 'zod/mini';
import { type HeaderRule, headerRules, headersPolicySchema } from './headers-policy.ts';
import type { LocalStack } from './stack-template.ts';

const behaviourSchema = z.object({
  PathPattern: z._default(z.string(), '*'),
  TargetOriginId: z.string(),
  ResponseHeadersPolicyId: z.optional(z.string()),
  FunctionAssociations: z._default(z.array(z.object({ EventType: z.string(), FunctionARN: z.string() })), []),
});

const originSchema = z.object({
  Id: z.string(),
  DomainName: z.string(),
  S3OriginConfig: z.optional(z.unknown()),
  OriginPath: z._default(z.string(), ''),
  OriginCustomHeaders: z._default(z.array(z.object({ HeaderName: z.string(), HeaderValue: z.string() })), []),
});

const originGroupSchema = z.object({
  Id: z.string(),
  Members: z.object({ Items: z.array(z.object({ OriginId: z.string() })) }),
  FailoverCriteria: z.object({ StatusCodes: z.object({ Items: z.array(z.number()) }) }),
});

const distributionSchema = z.object({
  DistributionConfig: z.object({
    DefaultRootObject: z._default(z.string(), ''),
    DefaultCacheBehavior: behaviourSchema,
    CacheBehaviors: z._default(z.array(behaviourSchema), []),
    Origins: z.array(originSchema),
    OriginGroups: z._default(z.object({ Items: z._default(z.array(originGroupSchema), []) }), { Items: [] }),
  }),
});

const functionSchema = z.object({ FunctionCode: z.string() });

export type Origin = {
  /** The bucket's name, or undefined when the API answers. */
  readonly bucket: string | undefined;
  readonly originPath: string;
  readonly originHeaders: Readonly<Record<string, string>>;
};

export type Behaviour = {
  readonly pathPattern: string;
  /** The one that answers, then the one that is asked when it answers with one of the statuses. */
  readonly origins: readonly Origin[];
  readonly failoverStatuses: readonly number[];
  /** Source text of the CloudFront Function that sees the viewer's request first. */
  readonly viewerRequest: string | undefined;
  readonly headers: readonly HeaderRule[];
};

export type Distribution = {
  readonly rootObject: string;
  /** In CloudFront's order; the last one is the default. */
  readonly behaviours: readonly Behaviour[];
};

const originHeaders = ({ OriginCustomHeaders }: z.infer<typeof originSchema>) =>
  Object.fromEntries(
    OriginCustomHeaders.map((header) => [header.HeaderName.toLowerCase(), header.HeaderValue]),
  );

/** @throws when the stack has no distribution. */
export const readDistribution = (stack: LocalStack): Distribution => {
  const [distribution] = stack.resources('AWS::CloudFront::Distribution', distributionSchema);
  if (distribution === undefined) throw new Error('The stack has no CloudFront distribution.');
  const config = distribution.properties.DistributionConfig;
  const functions = new Map(
    stack
      .resources('AWS::CloudFront::Function', functionSchema)
      .map(({ logicalId, properties }) => [`${logicalId}.FunctionARN`, properties.FunctionCode]),
  );
  const policies = new Map(
    stack
      .resources('AWS::CloudFront::ResponseHeadersPolicy', headersPolicySchema)
      .map(({ logicalId, properties }) => [logicalId, headerRules(properties)]),
  );
  const originOf = (id: string): Origin => {
    const origin = config.Origins.find(({ Id }) => Id === id);
    if (origin === undefined) throw new Error(`The distribution has no origin ${id}.`);
    return {
      bucket: origin.S3OriginConfig === undefined ? undefined : origin.DomainName.split('.s3.')[0],
      originPath: origin.OriginPath,
      originHeaders: originHeaders(origin),
    };
  };
  const behaviour = (read: z.infer<typeof behaviourSchema>): Behaviour => {
    const group = config.OriginGroups.Items.find(({ Id }) => Id === read.TargetOriginId);
    const members = group?.Members.Items.map(({ OriginId }) => OriginId) ?? [read.TargetOriginId];
    const viewer = read.FunctionAssociations.find(({ EventType }) => EventType === 'viewer-request');
    return {
      pathPattern: read.PathPattern,
      origins: members.map(originOf),
      failoverStatuses: group?.FailoverCriteria.StatusCodes.Items ?? [],
      viewerRequest: viewer && functions.get(viewer.FunctionARN),
      headers: policies.get(read.ResponseHeadersPolicyId ?? '') ?? [],
    };
  };
  return {
    rootObject: config.DefaultRootObject,
    behaviours: [...config.CacheBehaviors, config.DefaultCacheBehavior].map(behaviour),
  };
};

const deploymentSchema = z.object({ DestinationBucketName: z.string() });

/** The buckets that a deployment fills with the built site: here its folder stands for them. */
export const readSiteBuckets = (stack: LocalStack): readonly string[] =>
  stack
    .resources('Custom::CDKBucketDeployment', deploymentSchema)
    .map(({ properties }) => properties.DestinationBucketName);
