import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { answerCall } from './http/answer-call.ts';
import { createProvider, type ProviderOptions } from './provider.ts';

/**
 * Starts the card provider's sandbox: a stateful stand-in for the OPPWA / COPYandPAY platform, for development
 * and tests on one machine. Its own port makes it another origin, so that integrity, CORS, redirects and the
 * page's content security policy are really exercised.
 *
 * One difference to the real widget: there the card fields lie in the provider's iframes, here directly in the
 * page's form. No real card number must ever be typed here.
 */
export const startCardProvider = async (options: ProviderOptions) => {
  if (process.env.NODE_ENV === 'production')
    throw new Error(
      'The card sandbox does not start with NODE_ENV=production: it would accept unpaid orders.',
    );
  const host = options.host ?? '127.0.0.1';
  let url = `http://${host}:${options.port}`;
  const provider = createProvider(options, () => url);
  const server = createServer((message, response) => void answerCall(provider, message, response));
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(options.port, host, resolve);
  });
  const { port } = server.address() as AddressInfo;
  url = `http://${host}:${port}`;
  const close = async (): Promise<void> => {
    provider.webhooks.close();
    const closed = new Promise((resolve) => server.close(resolve));
    server.closeAllConnections();
    await closed;
  };
  return { url, port, close };
};
