import type { Template } from 'aws-cdk-lib/assertions';
import { describe, expect, it } from 'vitest';
import { eventFunctions } from '#infra/event-functions.ts';
import { routeGroups } from '#infra/route-groups.ts';
import { permissionsOf, resourceId } from '#test/infra/support/permissions.ts';
import { synthesise } from '#test/infra/support/synthesise.ts';

const PRODUCTION = {
  installation: 'production',
  siteDomain: 'book.airport-assist.test',
  mailDomain: 'airport-assist.test',
  alarmMail: 'office@airport-assist.test',
  paymentBaseUrl: 'https://eu-prod.oppwa.com',
  firstAdminEmail: 'greta@airport-assist.test',
  firstAdminName: 'Greta Sommer',
};

/** Named in a secret of which AWS draws the password, and which only the function that opens the account may read. */
const expectFirstAdmin = (booking: Template): void => {
  const secret = resourceId(booking, 'AWS::SecretsManager::Secret', 'SecretsFirstAdmin');
  expect(booking.toJSON().Resources[secret].Properties.GenerateSecretString).toMatchObject({
    SecretStringTemplate: JSON.stringify({ email: 'greta@airport-assist.test', name: 'Greta Sommer' }),
    GenerateStringKey: 'password',
    PasswordLength: 32,
  });
  const readers = Object.values(booking.findResources('AWS::Lambda::Function')).filter(
    ({ Properties: { Description: name } }) =>
      (name in routeGroups || name in eventFunctions) &&
      permissionsOf(booking, name).some(({ resource }) => resource.includes(`"${secret}"`)),
  );
  expect(readers.map(({ Properties }) => Properties.Description)).toEqual(['installation']);
  booking.hasOutput('FirstAdminSecret', { Value: { Ref: secret } });
};

describe('an installation', () => {
  it('for development keeps to the AWS Solutions rules', { timeout: 120_000 }, () => {
    const { booking } = synthesise({ isChecked: true });
    expect(booking.toJSON().Parameters.PaymentBaseUrl.Default).toBe('https://eu-test.oppwa.com');
  });

  it('for production keeps to them too, and to the payment host it was checked with', {
    timeout: 120_000,
  }, () => {
    const { booking } = synthesise({ context: PRODUCTION, isChecked: true });
    expect(booking.toJSON().Parameters.PaymentBaseUrl).toMatchObject({
      Default: 'https://eu-prod.oppwa.com',
      AllowedValues: ['https://eu-prod.oppwa.com'],
    });
    booking.hasResourceProperties('AWS::SNS::Subscription', { Endpoint: 'office@airport-assist.test' });
    expectFirstAdmin(booking);
  });

  it.each([
    'https://eu-test.oppwa.com',
    'https://test.oppwa.com',
    'https://sandbox.example.org',
    'http://eu-prod.oppwa.com',
    'http://127.0.0.1:3001',
    'https://127.0.0.1:3001',
    'https://localhost:3001',
    'https://[::1]:3001',
  ])('for production refuses the payment host %s', (paymentBaseUrl) => {
    expect(() => synthesise({ context: { ...PRODUCTION, paymentBaseUrl } })).toThrow(/paymentBaseUrl/);
  });

  it('for production refuses to send mails in the name of example.com', () => {
    expect(() => synthesise({ context: { ...PRODUCTION, mailDomain: 'example.com' } })).toThrow(/mailDomain/);
  });

  it('refuses a setting that is no domain or no kind of installation', () => {
    expect(() => synthesise({ context: { siteDomain: 'https://x' } })).toThrow(/siteDomain/);
    expect(() => synthesise({ context: { installation: 'staging' } })).toThrow(/installation/);
  });

  it('goes on with a table that was restored: no other is made, and every function reads and writes that one', () => {
    const table = 'arn:aws:dynamodb:eu-central-1:123456789012:table/booking-restored';
    const restoredStream = `${table}/stream/2026-11-28T00:00:00.000`;
    const { booking } = synthesise({ context: { restoredStream } });
    expect(booking.findResources('AWS::DynamoDB::Table')).toEqual({});
    for (const { Properties } of Object.values(booking.findResources('AWS::Lambda::Function')))
      if (Properties.Environment?.Variables?.TABLE_NAME !== undefined)
        expect(Properties.Environment.Variables.TABLE_NAME).toBe('booking-restored');
    const sources = Object.values(booking.findResources('AWS::Lambda::EventSourceMapping')).map(
      ({ Properties }) => Properties.EventSourceArn,
    );
    expect(sources.filter((source) => source === restoredStream)).toHaveLength(3);
    expect(() => synthesise({ context: { restoredStream: table } })).toThrow(/restoredStream/);
  });
});
