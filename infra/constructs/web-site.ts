import { Stack, Validations } from 'aws-cdk-lib';
import type { HttpApi } from 'aws-cdk-lib/aws-apigatewayv2';
import { Certificate } from 'aws-cdk-lib/aws-certificatemanager';
import {
  AccessLevel,
  AllowedMethods,
  type BehaviorOptions,
  CachePolicy,
  Distribution,
  FunctionEventType,
  HttpVersion,
  type IOrigin,
  OriginRequestPolicy,
  type ResponseHeadersPolicy,
  SecurityPolicyProtocol,
  ViewerProtocolPolicy,
} from 'aws-cdk-lib/aws-cloudfront';
import { HttpOrigin, OriginGroup, S3BucketOrigin } from 'aws-cdk-lib/aws-cloudfront-origins';
import type { Bucket, IBucket } from 'aws-cdk-lib/aws-s3';
import type { Secret } from 'aws-cdk-lib/aws-secretsmanager';
import { Construct } from 'constructs';
import { acknowledge } from '#infra/constructs/acknowledge.ts';
import type { DocumentBuckets } from '#infra/constructs/document-buckets.ts';
import { SecurityHeaders } from '#infra/constructs/security-headers.ts';
import { SiteFiles } from '#infra/constructs/site-files.ts';
import { ViewerRequest } from '#infra/constructs/viewer-request.ts';

/** What the site needs of the region in which CloudFront keeps firewalls and certificates. */
export type Edge = { readonly webAclArn: string; readonly certificateArn: string | undefined };

type WebSiteProps = {
  readonly api: HttpApi;
  readonly originSecret: Secret;
  readonly buckets: DocumentBuckets;
  /** The pages that were rendered with their content; the built site stands in for those that were not yet. */
  readonly pages: Bucket;
  /** The pictures that the office has uploaded. */
  readonly pictures: Bucket;
  /** The folder of the built site. */
  readonly builtSite: string;
  readonly paymentBaseUrl: string;
  readonly analyticsUrl: string;
  readonly siteDomain: string | undefined;
  readonly edge: Edge;
};

/** Site and API on one origin: CloudFront, with the site's files in S3 and the API behind a secret header. */
export class WebSite extends Construct {
  /** Where visitors open the site, without a slash at the end. */
  readonly url: string;
  /** CloudFront's own domain. */
  readonly address: string;

  constructor(scope: Construct, props: WebSiteProps) {
    super(scope, 'WebSite');
    const { siteDomain, edge } = props;
    const headers = new SecurityHeaders(this, props.paymentBaseUrl, props.analyticsUrl);
    const behind = this.behaviours(props, headers);
    const office = behind.files(headers.office);
    const payment = behind.files(headers.payment);
    const distribution = new Distribution(this, 'Distribution', {
      defaultBehavior: behind.pages(headers.site),
      additionalBehaviors: {
        '/assets/*': behind.files(headers.site),
        '/api/openapi.json': behind.files(headers.site),
        '/api/*': behind.api(headers.site),
        '/auth/*': behind.api(headers.site),
        '/files/*': behind.pictures(headers.site),
        '/admin*': office,
        '/agencies*': office,
        '/cms*': office,
        '/payment*': payment,
        // The same in a language: `/de/payment`.
        '/??/payment*': payment,
      },
      defaultRootObject: 'index.html',
      ...(siteDomain && { domainNames: [siteDomain] }),
      ...(edge.certificateArn && {
        certificate: Certificate.fromCertificateArn(this, 'Certificate', edge.certificateArn),
        minimumProtocolVersion: SecurityPolicyProtocol.TLS_V1_2_2021,
      }),
      httpVersion: HttpVersion.HTTP2_AND_3,
      webAclId: edge.webAclArn,
      logBucket: props.buckets.accessLogs as IBucket,
      logFilePrefix: 'cloudfront/',
    });
    Validations.of(distribution).acknowledge({
      id: 'Annotation::@aws-cdk/aws-cloudfront-origins:listBucketSecurityRisk',
      reason: 'The viewer function turns the root into the public page: no address lists the bucket.',
    });
    acknowledge(distribution, 'CFR1', 'Guests book from all over the world.');
    if (!siteDomain) {
      acknowledge(
        distribution,
        'CFR4',
        "CloudFront's own domain comes with its own certificate and settings.",
      );
    }
    this.address = distribution.distributionDomainName;
    this.url = `https://${siteDomain ?? distribution.distributionDomainName}`;
  }

  private behaviours(
    { api, originSecret, buckets, pages, pictures, builtSite }: WebSiteProps,
    headers: SecurityHeaders,
  ) {
    const common = {
      viewerProtocolPolicy: ViewerProtocolPolicy.REDIRECT_TO_HTTPS,
      functionAssociations: [
        {
          function: new ViewerRequest(this, builtSite, headers.sitePolicy),
          eventType: FunctionEventType.VIEWER_REQUEST,
        },
      ],
    };
    const siteOrigin = S3BucketOrigin.withOriginAccessControl(
      new SiteFiles(this, builtSite, buckets).bucket as IBucket,
      // Without the right to list, S3 answers 403 for a file that does not exist.
      { originAccessLevels: [AccessLevel.READ, AccessLevel.LIST] },
    );
    const pageOrigin = new OriginGroup({
      primaryOrigin: S3BucketOrigin.withOriginAccessControl(pages as IBucket),
      fallbackOrigin: siteOrigin,
      // Without the right to list, S3 answers 403 for a page that does not exist.
      fallbackStatusCodes: [403, 404],
    });
    const { region, urlSuffix } = Stack.of(this);
    const apiOrigin = new HttpOrigin(`${api.apiId}.execute-api.${region}.${urlSuffix}`, {
      customHeaders: { 'x-origin-secret': originSecret.secretValue.unsafeUnwrap() },
    });
    const files = (origin: IOrigin, responseHeadersPolicy: ResponseHeadersPolicy): BehaviorOptions => ({
      ...common,
      origin,
      cachePolicy: CachePolicy.CACHING_OPTIMIZED,
      responseHeadersPolicy,
    });
    return {
      /** Kept at the edge as long as the file's own Cache-Control says. */
      files: (policy: ResponseHeadersPolicy) => files(siteOrigin, policy),
      pages: (policy: ResponseHeadersPolicy) => files(pageOrigin, policy),
      pictures: (policy: ResponseHeadersPolicy) =>
        files(S3BucketOrigin.withOriginAccessControl(pictures as IBucket), policy),
      api: (responseHeadersPolicy: ResponseHeadersPolicy): BehaviorOptions => ({
        ...common,
        origin: apiOrigin,
        allowedMethods: AllowedMethods.ALLOW_ALL,
        cachePolicy: CachePolicy.CACHING_DISABLED,
        originRequestPolicy: OriginRequestPolicy.ALL_VIEWER_EXCEPT_HOST_HEADER,
        responseHeadersPolicy,
      }),
    };
  }
}
