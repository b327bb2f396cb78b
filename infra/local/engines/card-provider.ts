import { join } from 'node:path';
import * as z from 'zod/mini';
import { startCardProvider } from '../card-provider/card-provider.ts';
import type { Ports } from '../ports.ts';
import type { Engine } from './engine.ts';
import type { Secrets } from './secrets.ts';

const accessSchema = z.object({ bearerToken: z.string(), entityId: z.string() });

type SecretNames = { readonly payment: string; readonly webhook: string };

/** Starts the card sandbox with the very secrets that the functions use. */
export const startLocalCardProvider = (
  ports: Ports,
  secrets: Secrets,
  names: SecretNames,
  folder: string | undefined,
): Promise<Engine> => {
  const access = z.parse(accessSchema, JSON.parse(secrets.part(names.payment, '')));
  return startCardProvider({
    port: ports.cards,
    ...access,
    webhook: {
      url: `http://127.0.0.1:${ports.site}/api/payments/webhook`,
      key: secrets.part(names.webhook, ''),
    },
    ...(folder === undefined ? {} : { dataFile: join(folder, 'ledger.json') }),
  });
};
