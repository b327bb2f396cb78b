import { SESClient, SendRawEmailCommand } from '@aws-sdk/client-ses';
import { answeredWithin } from '#functions/platform/answered-within.ts';
import { environment } from '#functions/platform/environment.ts';
import { MAIL_TAG, tagOfMail } from '#functions/platform/mail/mail-tag.ts';

const REQUEST_TIMEOUT_MS = 10_000;
const ses = new SESClient({ maxAttempts: 2, requestHandler: answeredWithin(REQUEST_TIMEOUT_MS) });

/**
 * Hands a MIME message to the mail service, for all who are to get it.
 * @param id of the announcement: what the service later says of the mail carries it
 */
export const sendMail = async (message: Uint8Array, to: readonly string[], id: string): Promise<void> => {
  await ses.send(
    new SendRawEmailCommand({
      RawMessage: { Data: message },
      Destinations: [...to],
      Tags: [{ Name: MAIL_TAG, Value: tagOfMail(id) }],
      ConfigurationSetName: environment.MAIL_CONFIGURATION_SET,
    }),
  );
};
