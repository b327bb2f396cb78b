import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import * as z from 'zod/mini';
import type { Engine } from './engine.ts';
import type { Secrets } from './secrets.ts';

const requestSchema = z.object({ SecretId: z.string() });

const answer = async (secrets: Secrets, request: IncomingMessage): Promise<[number, unknown]> => {
  if (request.headers['x-amz-target'] !== 'secretsmanager.GetSecretValue')
    return [400, { __type: 'InvalidRequestException', Message: 'Only GetSecretValue is answered here.' }];
  const { SecretId } = z.parse(requestSchema, JSON.parse(await text(request)));
  const SecretString = secrets.value(SecretId);
  if (SecretString === undefined)
    return [400, { __type: 'ResourceNotFoundException', Message: `There is no secret ${SecretId}.` }];
  return [200, { ARN: SecretId, Name: SecretId, SecretString, VersionStages: ['AWSCURRENT'] }];
};

/** AWS Secrets Manager's JSON 1.1 protocol as far as functions use it, on any free port. */
export const startSecretsEndpoint = async (secrets: Secrets): Promise<Engine & { readonly url: string }> => {
  const server = createServer(async (request, response) => {
    const [status, body] = await answer(secrets, request).catch((error: unknown): [number, unknown] => [
      400,
      { __type: 'InvalidParameterException', Message: String(error) },
    ]);
    response.writeHead(status, { 'content-type': 'application/x-amz-json-1.1' }).end(JSON.stringify(body));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
};
