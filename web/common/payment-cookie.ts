/** A payment that the provider returned: ids only, nothing of the card. */
export type ReturnedPayment = { readonly order: string; readonly checkout: string };

const NAME = 'returned_payment';
/** As long as a checkout lives at the provider. */
const MAX_AGE_SECONDS = 30 * 60;

const write = (value: string, maxAge: number): void => {
  const secure = window.location.protocol === 'https:' ? '; Secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: the cookie store is not in every browser
  document.cookie = `${NAME}=${value}; Max-Age=${maxAge}; Path=/; SameSite=Lax${secure}`;
};

/** Keeps what the provider returned, so that a reload does not lose a payment (specification, section 4). */
export const keepReturnedPayment = ({ order, checkout }: ReturnedPayment): void =>
  write(`${encodeURIComponent(order)}:${encodeURIComponent(checkout)}`, MAX_AGE_SECONDS);

export const forgetReturnedPayment = (): void => write('', 0);

export const returnedPayment = (): ReturnedPayment | undefined => {
  const value = document.cookie
    .split('; ')
    .find((cookie) => cookie.startsWith(`${NAME}=`))
    ?.slice(NAME.length + 1);
  const [order, checkout] = (value ?? '').split(':').map(decodeURIComponent);
  return order && checkout ? { order, checkout } : undefined;
};
