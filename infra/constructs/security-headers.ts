import { Duration } from 'aws-cdk-lib';
import { HeadersFrameOption, HeadersReferrerPolicy, ResponseHeadersPolicy } from 'aws-cdk-lib/aws-cloudfront';
import { Construct } from 'constructs';

type Sources = { readonly [directive: string]: readonly string[] };

const SELF = "'self'";
const INLINE = "'unsafe-inline'";

/** What every page keeps to; a page that needs more says so by its own directives. */
const COMMON: Sources = {
  'default-src': [SELF],
  'script-src': [SELF],
  'style-src': [SELF],
  'img-src': [SELF, 'data:'],
  'font-src': [SELF],
  'connect-src': [SELF],
  'frame-src': [SELF],
  'form-action': [SELF],
  'frame-ancestors': [SELF],
  'base-uri': [SELF],
  'object-src': ["'none'"],
};

const write = (own: Sources): string =>
  Object.entries({ ...COMMON, ...own })
    .map(([directive, sources]) => `${directive} ${sources.join(' ')}`)
    .join('; ');

/** The security headers of the site's three kinds of documents. */
export class SecurityHeaders extends Construct {
  readonly site: ResponseHeadersPolicy;
  /** The content security policy of the public pages, for what the edge answers without an origin. */
  readonly sitePolicy: string;
  readonly office: ResponseHeadersPolicy;
  readonly payment: ResponseHeadersPolicy;

  constructor(scope: Construct, paymentHost: string, analyticsUrl: string) {
    super(scope, 'SecurityHeaders');
    // 3-D Secure shows the page of whatever bank issued the card.
    const banks = [SELF, 'https:', paymentHost];
    const site: Sources = { 'frame-src': banks, 'connect-src': [SELF, analyticsUrl] };
    this.sitePolicy = write(site);
    this.site = this.policy('Site', site);
    this.office = this.policy('Office', {
      // Mantine writes the theme into style elements.
      'style-src': [SELF, INLINE],
      // The preview of an invoice is a PDF in hand, shown in a frame.
      'frame-src': [SELF, 'blob:'],
    });
    // The only document that runs foreign script: the card provider's widget, which styles itself inline.
    this.payment = this.policy('Payment', {
      'script-src': [SELF, paymentHost],
      'style-src': [SELF, paymentHost, INLINE],
      'img-src': [SELF, 'data:', paymentHost],
      'connect-src': [SELF, paymentHost],
      'frame-src': banks,
      'form-action': banks,
    });
  }

  private policy(id: string, own: Sources): ResponseHeadersPolicy {
    return new ResponseHeadersPolicy(this, id, {
      securityHeadersBehavior: {
        contentSecurityPolicy: { contentSecurityPolicy: write(own), override: true },
        contentTypeOptions: { override: true },
        frameOptions: { frameOption: HeadersFrameOption.SAMEORIGIN, override: true },
        referrerPolicy: {
          referrerPolicy: HeadersReferrerPolicy.STRICT_ORIGIN_WHEN_CROSS_ORIGIN,
          override: true,
        },
        strictTransportSecurity: {
          accessControlMaxAge: Duration.days(365),
          includeSubdomains: true,
          override: true,
        },
      },
    });
  }
}
