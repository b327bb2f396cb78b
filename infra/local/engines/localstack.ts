import { CreateConfigurationSetCommand, SESClient, VerifyEmailIdentityCommand } from '@aws-sdk/client-ses';
import { StartError } from '../start-error.ts';
import { REGION } from '../template/local-names.ts';

const credentials = { accessKeyId: 'local', secretAccessKey: 'local' };

type Sender = { readonly address: string; readonly configurationSet: string };

/**
 * Makes LocalStack's SES accept mails of the stack's sender; the embedded inbox takes any.
 *
 * @throws StartError when nothing answers at the address.
 */
export const prepareLocalStackMail = async (
  endpoint: string,
  { address, configurationSet }: Sender,
): Promise<void> => {
  const client = new SESClient({ region: REGION, credentials, endpoint });
  await client.send(new VerifyEmailIdentityCommand({ EmailAddress: address })).catch((error: unknown) => {
    throw new StartError(`AWS_ENDPOINT_URL ${endpoint} does not answer as LocalStack does: ${String(error)}`);
  });
  await client
    .send(new CreateConfigurationSetCommand({ ConfigurationSet: { Name: configurationSet } }))
    .catch((error: unknown) => {
      if (!(error instanceof Error) || error.name !== 'ConfigurationSetAlreadyExists') throw error;
    });
};
