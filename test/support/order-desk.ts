import { expect, type Locator, type Page } from '@playwright/test';
import { DEMO_PASSWORD } from '#infra/local/demo/demo-accounts.ts';
import { addDays, airportTime } from '#shared/calendar-date.ts';
import { officeDe } from '#shared/texts/office-de.ts';
import { officeEn } from '#shared/texts/office-en.ts';
import { bookAndPay, ok } from '#test/support/booking-calls.ts';
import { openBrowser } from '#test/support/browser-client.ts';
import { openSandbox } from '#test/support/card-sandbox.ts';
import { journeySite, journeyStack, logInAs } from '#test/support/journey.ts';
import { detailsOf, setStatus } from '#test/support/office-calls.ts';
import { staffBrowser } from '#test/support/staff.ts';

const TEXTS = { en: officeEn, de: officeDe } as const;
type Key = keyof typeof officeEn;

/** A day that only tests of the order desk fill. */
export const deskDay = (): string => addDays(airportTime(new Date()).date, 20);

let count = 0;
/** A word that only the orders of one test carry in their client's name. */
export const newWord = (): string => {
  count += 1;
  return `Desk${process.pid}x${Date.now()}x${count}`;
};

export type Placed = { readonly id: string; readonly number: string; readonly email: string };

/** A guest's order on the day of the desk, paid by card, of a client who is named so. */
export const placeOrder = async (word: string, hours = 14): Promise<Placed> => {
  const email = `${word.toLowerCase()}-${hours}@example.com`;
  const { id, order } = await bookAndPay(journeyStack(), openBrowser(journeySite()), {
    travel: { date: deskDay(), time: { hours, minutes: 35 } },
    personal: { name: `Keiko ${word}`, email },
  });
  return { id, number: String(order.order_number), email };
};

/** What a colleague at another desk does about the money of an order, whole and without a mail. */
export const askForMoney = async (
  what: 'capturePayment' | 'refundPayment',
  { id }: Placed,
): Promise<void> => {
  const colleague = await staffBrowser(journeyStack(), 'admin2@example.com');
  ok(await colleague.send('POST', `/api/payments/${what}`, { order: id, send_mail: false }));
};

/** A colleague at another desk, of whom this one has not heard yet. */
export const openOtherDesk = async () => {
  const colleague = await staffBrowser(journeyStack(), 'admin2@example.com');
  return {
    setStatus: async ({ id, email }: Placed, status: 'cancelled' | 'ordered'): Promise<void> => {
      const answer = await setStatus(colleague, id, status, { email });
      if (answer.status !== 204) throw new Error(`not ${status}: ${answer.status}`);
    },
    edit: async ({ id }: Placed, changes: object): Promise<void> => {
      const { version } = await detailsOf(colleague, id);
      ok(await colleague.send('PUT', `/api/orders/${id}/update`, { version, ...changes }));
    },
  };
};

/** The client's bank takes the money of a confirmed order back, and we are told. */
export const chargeBack = async ({ id }: Placed): Promise<void> => {
  const sandbox = openSandbox(journeyStack());
  const captured = (await sandbox.paymentsOf(id)).find(({ paymentType }) => paymentType === 'CP');
  await sandbox.control(`payments/${captured?.id}/chargeback`);
  await sandbox.noticesTaken();
};

/** The orders screen as staff uses it, by labels and roles, in one language. */
export const openDesk = (page: Page, language: 'en' | 'de' = 'en') => {
  const t = (key: Key, values: Record<string, string> = {}): string =>
    Object.entries(values).reduce<string>(
      (text, [name, value]) => text.replaceAll(`{{${name}}}`, value),
      TEXTS[language][key],
    );
  const row = ({ number }: Placed): Locator =>
    page.getByRole('row', { name: number }).or(page.getByRole('article', { name: number }));
  const dialog = (): Locator => page.getByRole('dialog').last();

  return {
    t,
    row,
    dialog,
    alert: (text: string): Locator => page.getByRole('alert').filter({ hasText: text }),
    /** Logs in as an admin and opens the orders that carry a word. */
    open: async (word: string): Promise<void> => {
      await page.addInitScript((chosen) => localStorage.setItem('language', chosen), language);
      await logInAs(page, 'admin@example.com', DEMO_PASSWORD);
      await page.goto(`${journeySite()}/admin/orders?from=${deskDay()}&to=${deskDay()}&search=${word}`);
      await expect(page.getByRole('heading', { name: t('office.orders.title'), level: 1 })).toBeVisible();
    },
    /** Chooses an entry of an order's menu. */
    choose: async (order: Placed, key: Key): Promise<void> => {
      await row(order)
        .getByRole('button', { name: t('office.orders.more', { order: order.number }) })
        .click();
      await page.getByRole('menuitem', { name: t(key) }).click();
    },
    /** Presses the button of the dialog that is open. */
    press: (key: Key): Promise<void> =>
      dialog()
        .getByRole('button', { name: t(key), exact: true })
        .click(),
    /** The dialog says what is being done, and can be neither closed nor asked again meanwhile. */
    expectBusy: async (key: Key): Promise<void> => {
      await expect(dialog().getByRole('button', { name: t(key), exact: true })).toBeDisabled();
      await expect(
        dialog().getByRole('button', { name: t('office.dialog.close'), exact: true }),
      ).toBeDisabled();
    },
  };
};
