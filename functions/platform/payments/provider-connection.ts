import * as z from 'zod/mini';
import { environment } from '#functions/platform/environment.ts';
import { secretText } from '#functions/platform/secrets.ts';
import { DomainError } from '#shared/domain-error.ts';

/** The provider may take this long; the screen then says that it is still being checked. */
const TIMEOUT_MS = 10_000;

const credentials = z.object({ entityId: z.string(), bearerToken: z.string() });

/** No answer, or none that can be read: what happened at the provider is unknown. */
export class ProviderUnreachable extends DomainError {
  constructor(cause?: unknown) {
    super('unavailable', 'The card provider does not answer. Please try again in a moment.');
    this.cause = cause;
  }
}

/** One call to the provider; answers what it wrote, whatever the status. @throws ProviderUnreachable */
export const callProvider = async (
  method: 'GET' | 'POST',
  path: string,
  fields: Record<string, string>,
): Promise<unknown> => {
  const { entityId, bearerToken } = z.parse(
    credentials,
    JSON.parse(await secretText(environment.PAYMENT_SECRET_NAME)),
  );
  const form = new URLSearchParams({ entityId, ...fields });
  const url = new URL(path, environment.PAYMENT_BASE_URL);
  if (method === 'GET') for (const [name, value] of form) url.searchParams.set(name, value);
  try {
    const response = await fetch(url, {
      method,
      headers: { authorization: `Bearer ${bearerToken}` },
      signal: AbortSignal.timeout(TIMEOUT_MS),
      redirect: 'error',
      ...(method === 'POST' && { body: form }),
    });
    // Refusals come with HTTP 400 and a result code: the code decides, never the status.
    return await response.json();
  } catch (cause) {
    throw new ProviderUnreachable(cause);
  }
};
