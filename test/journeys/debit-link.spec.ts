import { expect, test } from '@playwright/test';
import { paymentAddress, signedFields } from '#shared/payments/payment-link.ts';
import { fillOrder, inTenDays } from '#test/support/booking-calls.ts';
import { openBrowser } from '#test/support/browser-client.ts';
import { movedMoney } from '#test/support/card-ledger.ts';
import { journeyDataFolder, journeySite, journeyStack } from '#test/support/journey.ts';
import { signAsStack } from '#test/support/sign-link.ts';
import { fillInCard } from '#test/support/wizard.ts';

test('a signed link of the service sec24 shows date and time, charges the card at once, and stays on its page', async ({
  page,
}) => {
  const site = journeySite();
  const { id, total } = await fillOrder(openBrowser(site));
  const link = {
    amt: total.toFixed(2),
    cur: 'EUR',
    order: id,
    job: `${id}-1`,
    service: 'sec24',
    date: inTenDays(),
    time: '14:35',
    airport: 'FRA',
    customer: 'Keiko Tanaka',
  };
  const signature = signAsStack(journeyDataFolder(), 'payment', signedFields(link));
  await page.goto(paymentAddress(site, link, signature, 'en'));
  for (const fact of ['Keiko Tanaka', 'Frankfurt (FRA)', total.toFixed(2), '14:35']) {
    await expect(page.getByText(fact).first()).toBeVisible();
  }
  await fillInCard(page);
  await expect(page.getByText('Payment was successful, thanks!')).toBeVisible();
  expect(new URL(page.url()).pathname).toBe('/payment/');
  const moved = await movedMoney(journeyStack(), id);
  expect(moved.map(({ paymentType, cents }) => [paymentType, cents])).toEqual([['DB', total * 100]]);

  await page.goto(paymentAddress(site, { ...link, amt: '1.00' }, signature, 'en'));
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(page.locator('form.paymentWidgets')).toHaveCount(0);
});
