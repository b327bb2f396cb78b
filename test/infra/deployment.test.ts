import { describe, expect, it } from 'vitest';
import { givenSettings } from '#infra/deployment/given-settings.ts';
import { nextSteps } from '#infra/deployment/next-steps.ts';

const PRODUCTION = [
  'installation=production',
  'siteDomain=assist.airport-assist.test',
  'mailDomain=airport-assist.test',
  'alarmMail=office@airport-assist.test',
  'paymentBaseUrl=https://eu-prod.oppwa.com',
  'firstAdminEmail=greta@airport-assist.test',
  'firstAdminName=Greta Sommer',
];

const typed = (settings: readonly string[]): string[] => settings.flatMap((setting) => ['-c', setting]);

const without = (name: string): string[] => PRODUCTION.filter((setting) => !setting.startsWith(`${name}=`));

const OUTPUTS = {
  SiteUrl: 'https://assist.airport-assist.test',
  SiteAddress: 'd111111abcdef8.cloudfront.net',
  MailRecords: 'a._domainkey.airport-assist.test CNAME a.dkim.amazonses.com\nbounce MX 10 feedback',
  PaymentSecret: 'arn:payment',
  WebhookSecret: 'arn:webhook',
  FirstAdminSecret: 'arn:first-admin',
};

describe('npm run deploy', () => {
  it('takes the settings as they are typed, and leaves the rest of the line to CDK', () => {
    expect(
      givenSettings([
        ...typed(PRODUCTION),
        '--profile',
        'office',
        '--context=analyticsUrl=https://a.test/?x=1',
      ]),
    ).toMatchObject({
      installation: 'production',
      firstAdminName: 'Greta Sommer',
      analyticsUrl: 'https://a.test/?x=1',
    });
    expect(givenSettings(['-c', '@aws-cdk/core:bootstrapQualifier=a'])).toMatchObject({
      installation: 'development',
    });
  });

  it.each(['siteDomain', 'mailDomain', 'alarmMail', 'paymentBaseUrl', 'firstAdminEmail'])(
    'says that %s is missing for production, before anything is built',
    (name) => {
      expect(() => givenSettings(typed(without(name)))).toThrow(new RegExp(`${name}: .{20,}`));
    },
  );

  it.each([
    'installation=staging',
    'siteDomain=https://airport-assist.test',
    'mailDomain=office@airport-assist.test',
    'alarmMail=office',
    'paymentBaseUrl=eu-prod.oppwa.com',
    'firstAdminEmail=Greta',
    'firstAdminName= ',
    'analyticsUrl=airport-assist.test',
    'restoredStream=booking-restored',
  ])('says what is wrong with %s', (setting) => {
    const [name = ''] = setting.split('=');
    expect(() => givenSettings(typed([...without(name), setting]))).toThrow(new RegExp(`${name}: it `));
  });

  it('says all that is wrong at once', () => {
    expect(() => givenSettings(typed(['installation=production']))).toThrow(
      /paymentBaseUrl: .+mailDomain: .+siteDomain: .+alarmMail: /,
    );
  });

  it('knows a setting that it does not have for a slip of the pen', () => {
    expect(() => givenSettings(typed(['sitedomain=airport-assist.test']))).toThrow(
      /no setting sitedomain.+siteDomain/,
    );
  });

  it('ends by saying what remains to be done by hand, and shows no secret', () => {
    const steps = nextSteps(givenSettings(typed(PRODUCTION)), OUTPUTS);
    const text = steps.join('\n');
    expect(steps.map((step) => step.slice(0, 2))).toEqual(['1.', '2.', '3.', '4.', '5.', '6.']);
    for (const told of [
      ...Object.values(OUTPUTS).slice(1, 2),
      'arn:payment',
      'arn:webhook',
      'arn:first-admin',
    ])
      expect(text).toContain(told);
    expect(text).toContain('assist.airport-assist.test CNAME (or ALIAS) d111111abcdef8.cloudfront.net');
    expect(text).toContain('https://assist.airport-assist.test/api/payments/webhook');
    expect(text).toContain('greta@airport-assist.test was mailed a link');
  });

  it('warns when nobody was named who could log in', () => {
    const { FirstAdminSecret: _, ...outputs } = OUTPUTS;
    expect(nextSteps(givenSettings([]), outputs).join('\n')).toMatch(/First admin: none was named/);
  });
});
