import { startCardProvider } from '#infra/local/card-provider/card-provider.ts';
import { TEST_CARDS } from '#infra/local/card-provider/test-cards.ts';

const SHOP = 'http://localhost:3000';

type Json = {
  id: string;
  result: { code: string; description: string };
  payments: Json[];
  [name: string]: unknown;
};
type Options = Partial<Parameters<typeof startCardProvider>[0]>;

/** A running sandbox with the calls of the application's server, of the widget and of a test. */
export const openSandbox = async (options: Options = {}) => {
  const provider = await startCardProvider({ port: 0, bearerToken: 'secret', entityId: 'shop', ...options });
  const read = async (answer: Response) => ({ status: answer.status, body: (await answer.json()) as Json });
  const headers = { Authorization: 'Bearer secret' };
  const get = async (path: string, query: Record<string, string> = {}) =>
    read(
      await fetch(`${provider.url}${path}?${new URLSearchParams({ entityId: 'shop', ...query })}`, {
        headers,
      }),
    );
  const post = async (path: string, form: Record<string, string>) => {
    const body = new URLSearchParams({ entityId: 'shop', ...form });
    return read(await fetch(`${provider.url}${path}`, { method: 'POST', headers, body }));
  };
  const order = { amount: '92.00', currency: 'EUR', paymentType: 'PA', merchantTransactionId: 'order-1' };
  const prepare = async (changes: Record<string, string> = {}) =>
    (await post('/v1/checkouts', { ...order, integrity: 'true', ...changes })).body;
  const submitCard = async (checkoutId: string, number: string, changes: Record<string, string> = {}) =>
    fetch(`${provider.url}/v1/checkouts/${checkoutId}/card`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Origin: changes.origin ?? SHOP },
      body: JSON.stringify({
        number,
        holder: 'KEIKO TANAKA',
        expiryMonth: '08',
        expiryYear: '2049',
        cvv: number.startsWith('37') ? '1234' : '123',
        shopperResultUrl: changes.resultUrl ?? `${SHOP}/payment?order=7`,
        locale: 'en',
      }),
    });
  const status = (checkoutId: string) => get(`/v1/checkouts/${checkoutId}/payment`);
  return {
    ...provider,
    get,
    post,
    prepare,
    submitCard,
    status,
    control: async (path: string, body: object = {}) =>
      (
        await read(
          await fetch(`${provider.url}/control/${path}`, { method: 'POST', body: JSON.stringify(body) }),
        )
      ).body,
    /** An authorised payment of 92.00 EUR; answers its id. */
    authorise: async (changes: Record<string, string> = {}) => {
      const { id } = await prepare(changes);
      await submitCard(id, TEST_CARDS.visa.number);
      return (await status(id)).body.id;
    },
    move: (paymentId: string, paymentType: 'CP' | 'RF' | 'RV', amount: string) =>
      post(`/v1/payments/${paymentId}`, { paymentType, amount, currency: 'EUR' }),
  };
};

export type Sandbox = Awaited<ReturnType<typeof openSandbox>>;
