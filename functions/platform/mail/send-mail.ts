import { SESClient, SendRawEmailCommand } from '@aws-sdk/client-ses';
import { environment } from '#functions/platform/environment.ts';

const REQUEST_TIMEOUT_MS = 10_000;
const ses = new SESClient({ maxAttempts: 2, requestHandler: { requestTimeout: REQUEST_TIMEOUT_MS } });

/** Hands a MIME message to the mail service, for all who are to get it. */
export const sendMail = async (message: Uint8Array, to: readonly string[]): Promise<void> => {
  await ses.send(
    new SendRawEmailCommand({
      RawMessage: { Data: message },
      Destinations: [...to],
      ConfigurationSetName: environment.MAIL_CONFIGURATION_SET,
    }),
  );
};
