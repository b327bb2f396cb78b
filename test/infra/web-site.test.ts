import { Match, type Template } from 'aws-cdk-lib/assertions';
import { beforeAll, describe, expect, it } from 'vitest';
import { resourceId } from '#test/infra/support/permissions.ts';
import { synthesise } from '#test/infra/support/synthesise.ts';

let booking: Template;
let edge: Template;
beforeAll(() => {
  ({ booking, edge } = synthesise({ context: { siteDomain: 'book.airport-assist.test' } }));
}, 120_000);

const distribution = () =>
  Object.values(booking.findResources('AWS::CloudFront::Distribution'))[0]?.Properties.DistributionConfig;

const behaviour = (path: string) =>
  path === '*'
    ? distribution().DefaultCacheBehavior
    : distribution().CacheBehaviors.find(({ PathPattern }: { PathPattern: string }) => PathPattern === path);

const originOf = (path: string) =>
  distribution().Origins.find(({ Id }: { Id: string }) => Id === behaviour(path).TargetOriginId);

/** The content security policy of a path, by directive; references stand as `<name>`. */
const policyOf = (path: string): Record<string, string> => {
  const policy = booking.findResources('AWS::CloudFront::ResponseHeadersPolicy')[
    behaviour(path).ResponseHeadersPolicyId.Ref
  ];
  const value =
    policy?.Properties.ResponseHeadersPolicyConfig.SecurityHeadersConfig.ContentSecurityPolicy
      .ContentSecurityPolicy;
  const text: string =
    typeof value === 'string'
      ? value
      : value['Fn::Join'][1]
          .map((part: string | { Ref: string }) => (typeof part === 'string' ? part : `<${part.Ref}>`))
          .join('');
  return Object.fromEntries(
    text.split('; ').map((entry) => [entry.split(' ')[0], entry.split(' ').slice(1).join(' ')]),
  );
};

describe('site and API on one origin', () => {
  it.each(['/api/*', '/auth/*'])('%s goes to the API with the origin secret and is not kept', (path) => {
    const secret = resourceId(booking, 'AWS::SecretsManager::Secret', 'SecretsOrigin');
    const [header, ...others] = originOf(path).OriginCustomHeaders;
    expect(others).toEqual([]);
    expect(header.HeaderName).toBe('x-origin-secret');
    expect(header.HeaderValue).toEqual({
      'Fn::Join': ['', ['{{resolve:secretsmanager:', { Ref: secret }, ':SecretString:::}}']],
    });
    // AWS's own policies: caching disabled, all the viewer sends except the host.
    expect(behaviour(path).CachePolicyId).toBe('4135ea2d-6df8-44a3-9df3-4b5a84be39ad');
    expect(behaviour(path).OriginRequestPolicyId).toBe('b689b0a8-53d0-40ab-baf2-68738e2966ac');
    expect(behaviour(path).AllowedMethods).toContain('PATCH');
  });

  it.each(['/assets/*', '/admin*', '/payment*', '/??/payment*', '/api/openapi.json'])(
    '%s comes from the site files',
    (path) => {
      expect(originOf(path).OriginAccessControlId).toBeDefined();
      expect(originOf(path).OriginCustomHeaders).toBeUndefined();
    },
  );

  it('uploaded pictures come from their own bucket', () => {
    expect(originOf('/files/*').DomainName['Fn::GetAtt'][0]).toBe(
      resourceId(booking, 'AWS::S3::Bucket', 'PicturesBucket'),
    );
  });

  it('pages come from where they were rendered, and as built while they were not', () => {
    const [group, ...others] = distribution().OriginGroups.Items;
    expect(others).toEqual([]);
    expect(behaviour('*').TargetOriginId).toBe(group.Id);
    const bucketOf = (member: { OriginId: string }) =>
      distribution().Origins.find(({ Id }: { Id: string }) => Id === member.OriginId).DomainName[
        'Fn::GetAtt'
      ][0];
    expect(group.Members.Items.map(bucketOf)).toEqual([
      resourceId(booking, 'AWS::S3::Bucket', 'RenderedPages'),
      resourceId(booking, 'AWS::S3::Bucket', 'WebSiteSiteFiles'),
    ]);
    expect(group.FailoverCriteria.StatusCodes.Items).toEqual([403, 404]);
  });

  it('a deployment neither overwrites nor removes rendered pages', () => {
    const pages = resourceId(booking, 'AWS::S3::Bucket', 'RenderedPages');
    for (const { Properties } of Object.values(booking.findResources('Custom::CDKBucketDeployment'))) {
      expect(Properties.DestinationBucketName).not.toEqual({ Ref: pages });
      expect(Properties.Prune).toBe(false);
    }
  });

  it('the description of the API is found before the API itself', () => {
    const paths = distribution().CacheBehaviors.map(
      ({ PathPattern }: { PathPattern: string }) => PathPattern,
    );
    expect(paths.indexOf('/api/openapi.json')).toBeLessThan(paths.indexOf('/api/*'));
  });

  it('only this distribution reads the site files', () => {
    booking.hasResourceProperties('AWS::S3::BucketPolicy', {
      Bucket: { Ref: resourceId(booking, 'AWS::S3::Bucket', 'WebSiteSiteFiles') },
      PolicyDocument: {
        Statement: Match.arrayWith([
          Match.objectLike({
            Action: ['s3:GetObject', 's3:ListBucket'],
            Principal: { Service: 'cloudfront.amazonaws.com' },
            Condition: { StringEquals: { 'AWS:SourceArn': Match.anyValue() } },
          }),
        ]),
      },
    });
  });

  it('every path is encrypted and passes the same function', () => {
    const all = [distribution().DefaultCacheBehavior, ...distribution().CacheBehaviors];
    for (const each of all) {
      expect(each.ViewerProtocolPolicy).toBe('redirect-to-https');
      expect(each.FunctionAssociations).toHaveLength(1);
      expect(each.ResponseHeadersPolicyId).toBeDefined();
    }
  });

  it('assets with a hash in their name are kept for a year, pages are asked for again', () => {
    const cached = Object.values(booking.findResources('Custom::CDKBucketDeployment')).map(
      ({ Properties }) => [Properties.DestinationBucketKeyPrefix, Properties.SystemMetadata['cache-control']],
    );
    expect(cached).toEqual([
      ['assets', 'public, max-age=31536000, immutable'],
      [undefined, 'no-cache'],
    ]);
  });

  it('throttles the API and answers no other origin', () => {
    booking.hasResourceProperties('AWS::ApiGatewayV2::Stage', {
      DefaultRouteSettings: Match.objectLike({ ThrottlingRateLimit: 500, ThrottlingBurstLimit: 1000 }),
      AccessLogSettings: Match.anyValue(),
    });
    booking.hasResourceProperties('AWS::ApiGatewayV2::Api', { CorsConfiguration: Match.absent() });
  });
});

describe('security headers', () => {
  it.each(['*', '/admin*', '/payment*', '/api/*'])(
    '%s: nobody else may frame it, nothing is guessed',
    (path) => {
      expect(policyOf(path)).toMatchObject({
        'default-src': "'self'",
        'frame-ancestors': "'self'",
        'object-src': "'none'",
        'base-uri': "'self'",
      });
      booking.allResourcesProperties('AWS::CloudFront::ResponseHeadersPolicy', {
        ResponseHeadersPolicyConfig: {
          SecurityHeadersConfig: Match.objectLike({
            ContentTypeOptions: { Override: true },
            ReferrerPolicy: { Override: true, ReferrerPolicy: 'strict-origin-when-cross-origin' },
            StrictTransportSecurity: Match.objectLike({ AccessControlMaxAgeSec: 31_536_000 }),
          }),
        },
      });
    },
  );

  it("visitors' pages show the banks' pages and run no foreign script", () => {
    expect(policyOf('*')).toMatchObject({
      'script-src': "'self'",
      'style-src': "'self'",
      'connect-src': "'self' <AnalyticsUrl>",
      'frame-src': "'self' https: <PaymentBaseUrl>",
    });
  });

  it("staff's pages show PDFs that they have in hand, and no foreign page", () => {
    expect(policyOf('/admin*')['frame-src']).toBe("'self' blob:");
  });

  it('only the payment document runs what the card provider sends', () => {
    expect(policyOf('/payment*')).toMatchObject({
      'script-src': "'self' <PaymentBaseUrl>",
      'connect-src': "'self' <PaymentBaseUrl>",
    });
    for (const path of ['*', '/admin*', '/api/*']) expect(policyOf(path)['script-src']).toBe("'self'");
    expect(policyOf('/??/payment*')).toEqual(policyOf('/payment*'));
  });
});

describe('the edge', () => {
  it('stops addresses that send too much, hardest where passwords and cards are tried', () => {
    const [firewall] = Object.values(edge.findResources('AWS::WAFv2::WebACL'));
    const limits = firewall?.Properties.Rules.flatMap(
      ({ Name, Statement }: { Name: string; Statement: { RateBasedStatement?: { Limit: number } } }) =>
        Statement.RateBasedStatement ? [[Name, Statement.RateBasedStatement.Limit]] : [],
    );
    expect(limits).toEqual([
      ['AllRequests', 3000],
      ['Logins', 100],
      ['Payments', 100],
    ]);
    expect(distribution().WebACLId).toBeDefined();
  });

  it('carries the domain of the site with its certificate', () => {
    edge.hasResourceProperties('AWS::CertificateManager::Certificate', {
      DomainName: 'book.airport-assist.test',
    });
    expect(distribution().Aliases).toEqual(['book.airport-assist.test']);
    expect(distribution().ViewerCertificate.MinimumProtocolVersion).toBe('TLSv1.2_2021');
  });
});
