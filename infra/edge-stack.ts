import { Stack, type StackProps } from 'aws-cdk-lib';
import { Certificate, CertificateValidation } from 'aws-cdk-lib/aws-certificatemanager';
import { CfnWebACL } from 'aws-cdk-lib/aws-wafv2';
import type { Construct } from 'constructs';
import type { Edge } from '#infra/constructs/web-site.ts';

/** Requests that one address may send in five minutes: a busy office shares one, a robot needs far more. */
const RATE_RULES = [
  { name: 'AllRequests', limit: 3000, under: '/' },
  { name: 'Logins', limit: 100, under: '/auth/' },
  { name: 'Payments', limit: 100, under: '/api/payments/' },
] as const;

const MANAGED_RULES = ['AWSManagedRulesAmazonIpReputationList', 'AWSManagedRulesKnownBadInputsRuleSet'];

const visible = (metricName: string): CfnWebACL.VisibilityConfigProperty => ({
  metricName,
  cloudWatchMetricsEnabled: true,
  sampledRequestsEnabled: true,
});

const rateRule = (
  { name, limit, under }: (typeof RATE_RULES)[number],
  priority: number,
): CfnWebACL.RuleProperty => ({
  name,
  priority,
  action: { block: { customResponse: { responseCode: 429 } } },
  visibilityConfig: visible(name),
  statement: {
    rateBasedStatement: {
      aggregateKeyType: 'IP',
      limit,
      scopeDownStatement: {
        byteMatchStatement: {
          fieldToMatch: { uriPath: {} },
          positionalConstraint: 'STARTS_WITH',
          searchString: under,
          textTransformations: [{ priority: 0, type: 'NORMALIZE_PATH' }],
        },
      },
    },
  },
});

const managedRule = (name: string, priority: number): CfnWebACL.RuleProperty => ({
  name,
  priority,
  overrideAction: { none: {} },
  visibilityConfig: visible(name),
  statement: { managedRuleGroupStatement: { vendorName: 'AWS', name } },
});

type EdgeStackProps = StackProps & { readonly siteDomain: string | undefined };

/** What CloudFront takes from us-east-1 only: the firewall, and the certificate of the site's domain. */
export class EdgeStack extends Stack implements Edge {
  readonly webAclArn: string;
  readonly certificateArn: string | undefined;

  constructor(scope: Construct, id: string, { siteDomain, ...props }: EdgeStackProps) {
    super(scope, id, props);
    this.webAclArn = new CfnWebACL(this, 'Firewall', {
      scope: 'CLOUDFRONT',
      defaultAction: { allow: {} },
      visibilityConfig: visible('Firewall'),
      rules: [
        ...RATE_RULES.map(rateRule),
        ...MANAGED_RULES.map((name, index) => managedRule(name, RATE_RULES.length + index)),
      ],
    }).attrArn;
    this.certificateArn = siteDomain
      ? new Certificate(this, 'Certificate', {
          domainName: siteDomain,
          validation: CertificateValidation.fromDns(),
        }).certificateArn
      : undefined;
  }
}
