import { describe, expect, inject, it } from 'vitest';
import { bookAndPay, personalBody } from '#test/support/booking-calls.ts';
import { openBrowser } from '#test/support/browser-client.ts';

const stack = inject('stack');

const newClient = async (name: string) => {
  const browser = openBrowser(stack.url);
  const body = { name: 'Mina Park', email: `${name}@example.com`, password: 'abc' };
  const { _id } = (await browser.send('POST', '/api/users', body)).body as { _id: string };
  return { browser, id: _id };
};

describe('the last billing address', () => {
  it('is the one of the latest booking, for its client only', async () => {
    const { browser, id } = await newClient('last-address');
    expect(await browser.get(`/api/addresses/lastByUser/${id}`)).toMatchObject({ status: 200, body: null });
    await bookAndPay(stack, browser, { personal: { city: 'Seoul' } });
    const { name, address1, address2, zip, country } = personalBody();
    expect((await browser.get(`/api/addresses/lastByUser/${id}`)).body).toEqual({
      name,
      address1,
      address2,
      zip,
      city: 'Seoul',
      country,
    });
    const { browser: stranger } = await newClient('other-address');
    expect(await stranger.get(`/api/addresses/lastByUser/${id}`)).toMatchObject({ status: 403 });
    expect(await openBrowser(stack.url).get(`/api/addresses/lastByUser/${id}`)).toMatchObject({
      status: 401,
    });
  });
});
