import { readFile } from 'node:fs/promises';
import { expect, type Page, test } from '@playwright/test';
import { DEMO_PASSWORD } from '#infra/local/demo/demo-accounts.ts';
import { addDays } from '#shared/calendar-date.ts';
import { expectAccessible } from '#test/support/accessible.ts';
import { manyOrders } from '#test/support/builders/many-orders.ts';
import { storeOrders } from '#test/support/data-layer.ts';
import {
  enterLogin,
  journeyInbox,
  journeySite,
  journeyStack,
  leaveBrowser,
  logInByScreen,
} from '#test/support/journey.ts';
import { speakGerman } from '#test/support/office-language.ts';
import {
  askForMoney,
  chargeBack,
  deskDay,
  newWord,
  openDesk,
  openOtherDesk,
  placeOrder,
} from '#test/support/order-desk.ts';
import { formatDate } from '#web/common/formats.ts';

/** Keeps a call waiting until it is let go. */
const hold = async (page: Page, address: string): Promise<() => void> => {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(address, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
};

/** What an order's details consist of. */
const PARTS = ['service', 'client', 'price', 'payments', 'jobs', 'mails', 'history'] as const;

test('the order desk confirms, refunds, cancels, restores, writes and edits; its list, a question, a mail and the details stand in German on a phone too', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const word = newWord();
  const first = await placeOrder(word, 9);
  const second = await placeOrder(word, 15);
  const desk = openDesk(page);
  const { t } = desk;
  await desk.open(word);
  const facts = ['ordered', 'FRA', '09:35', 'aircraft door', 'LH 717', t('office.service.both')];
  for (const fact of [...facts, t('office.orders.unassigned')]) {
    await expect(desk.row(first)).toContainText(fact);
  }
  await expectAccessible(page);

  await desk
    .row(first)
    .getByRole('button', { name: t('office.act.named.confirm', { order: first.number }) })
    .click();
  await expect(desk.dialog().getByLabel(t('office.act.option.send_mail'))).toBeChecked();
  const confirm = await hold(page, '**/api/payments/capturePayment');
  await desk.press('office.act.confirm');
  await desk.expectBusy('office.act.busy.confirm');
  confirm();
  await expect(desk.alert(`Order ${first.number} is confirmed`)).toBeVisible();
  await expect(desk.row(first)).toContainText(t('office.status.confirmed'));
  await expect(desk.row(first)).toContainText(t('office.payment.done'));

  await desk
    .row(first)
    .getByRole('button', { name: t('office.act.named.refund', { order: first.number }) })
    .click();
  await expect(desk.dialog().getByLabel(t('office.act.option.in_time'))).toBeChecked();
  await desk.dialog().getByLabel(t('office.act.option.refunded_by_client')).check();
  // One look for all questions of the desk: they are the same dialog with other words.
  await expectAccessible(page);
  const refund = await hold(page, '**/api/payments/refundPayment');
  await desk.press('office.act.refund');
  await desk.expectBusy('office.act.busy.refund');
  refund();
  await expect(desk.alert(`Order ${first.number} is refunded and cancelled.`)).toBeVisible();
  await expect(desk.row(first)).toContainText(t('office.status.cancelled'));

  await desk.choose(second, 'office.act.cancel');
  await desk.dialog().getByLabel(t('office.act.option.cancelled_by_client')).check();
  await desk.press('office.act.cancel');
  await expect(desk.alert(t('office.act.done.cancel', { order: second.number }))).toBeVisible();
  await expect(desk.row(second)).toContainText(t('office.status.cancelled'));
  const number = desk.row(second).getByText(second.number, { exact: true }).first();
  await expect(number).toHaveCSS('text-decoration-line', 'line-through');

  await desk
    .row(second)
    .getByRole('button', { name: t('office.act.named.restore', { order: second.number }) })
    .click();
  await desk.press('office.act.restore');
  await expect(desk.alert(t('office.act.done.restore', { order: second.number }))).toBeVisible();
  await expect(desk.row(second)).toContainText(t('office.status.ordered'));
  await expect(desk.alert(t('office.act.done.cancel', { order: second.number }))).toBeHidden();

  await desk.choose(second, 'office.act.contact');
  const mail = desk.dialog();
  const subject = mail.getByLabel(t('office.contact.subject'));
  await expect(subject).toHaveValue(new RegExp(second.number));
  await expect(mail.getByLabel(t('office.contact.to'), { exact: true })).toHaveValue(second.email);
  await subject.fill('');
  await mail.getByLabel(t('office.contact.message')).fill('');
  await mail.getByLabel(t('office.contact.cc'), { exact: true }).fill('nobody');
  await desk.press('office.contact.send');
  for (const field of ['subject', 'message', 'email'] as const) {
    await expect(mail).toContainText(t(`office.contact.error.${field}`));
  }
  await expectAccessible(page);
  await subject.fill(`About your bags, ${word}`);
  await mail.getByLabel(t('office.contact.message')).fill('We meet you at belt 14.');
  await mail.getByLabel(t('office.contact.cc'), { exact: true }).fill('');
  await desk.press('office.contact.send');
  await expect(desk.alert(t('office.contact.sent'))).toBeVisible();
  await journeyInbox().mailTo(second.email, `About your bags, ${word}`);

  await desk
    .row(second)
    .getByRole('link', { name: t('office.orders.open', { order: second.number }) })
    .click();
  await expect(page).toHaveURL(new RegExp(`order=${second.id}`));
  const panel = desk.dialog();
  for (const part of PARTS) {
    await expect(
      panel.getByRole('region', { name: t(`office.details.section.${part}`), exact: true }),
    ).toBeVisible();
  }
  const history = panel.getByRole('region', { name: t('office.details.section.history') });
  for (const told of ['cancel', 'restore', 'contact'] as const) {
    await expect(history).toContainText(t(`office.word.${told}`));
  }

  await panel.getByRole('button', { name: t('office.act.edit'), exact: true }).click();
  const persons = panel.getByLabel(t('office.field.persons'), { exact: true });
  await persons.fill('1.234');
  await panel.getByRole('button', { name: t('office.edit.check') }).click();
  await expect(panel).toContainText(t('office.number.ambiguous', { number: '1.234', whole: '1234' }));
  await persons.fill('5');
  const question = page.getByRole('dialog', { name: t('office.leave.title') });
  const waysOut = [
    () => page.keyboard.press('Escape'),
    () => panel.getByRole('button', { name: t('office.dialog.close'), exact: true }).click(),
    () => panel.getByRole('button', { name: t('office.edit.back') }).click(),
    () => page.mouse.click(5, 400),
    () => page.goBack(),
  ];
  for (const leave of waysOut) {
    await leave();
    await question.getByRole('button', { name: t('office.dialog.not_now') }).click();
    await expect(question).toBeHidden();
    await expect(persons).toHaveValue('5');
  }
  await panel.getByLabel(t('office.field.assistant.language'), { exact: true }).first().click();
  await page.getByRole('option', { name: 'German', exact: true }).click();
  await panel.getByLabel(t('office.field.tour_code'), { exact: true }).fill('KIX7');
  await panel.getByLabel(t('office.field.admin_extra_request')).fill('Buggy at the door');
  await panel.getByRole('button', { name: t('office.edit.check') }).click();
  await expect(panel.getByRole('status')).toContainText(t('office.edit.new_price', { price: '' }).trim());
  await expectAccessible(page);
  await panel.getByRole('button', { name: t('office.edit.save'), exact: true }).click();
  await expect(desk.alert(t('office.edit.saved', { order: second.number }))).toBeVisible();
  await expect(history).toContainText(t('office.word.edit'));
  await expect(history).toContainText('KIX7');
  await expect(panel).toContainText(t('office.details.payment_due'));
  await panel.getByRole('button', { name: t('office.dialog.close'), exact: true }).click();
  await expect(desk.row(second)).toContainText('Buggy at the door');
  await expect(desk.row(second)).toContainText(t('office.orders.due'));

  await speakGerman(page);
  await page.setViewportSize({ width: 390, height: 900 });
  const german = openDesk(page, 'de');
  const inGerman = ['FRA', '15:35', 'Flugzeugtür', german.t('office.status.ordered')];
  for (const fact of inGerman) await expect(german.row(second)).toContainText(fact);
  await expectAccessible(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await german.choose(second, 'office.act.cancel');
  await expect(
    german.dialog().getByLabel(german.t('office.act.option.cancelled_by_client')),
  ).not.toBeChecked();
  await page.keyboard.press('Escape');
  await german.choose(second, 'office.act.contact');
  await german.dialog().getByLabel(german.t('office.contact.subject')).fill('');
  await german.press('office.contact.send');
  await expect(german.dialog()).toContainText(german.t('office.contact.error.subject'));
  await german
    .dialog()
    .getByRole('button', { name: german.t('office.dialog.close') })
    .last()
    .click();
  await page.getByRole('button', { name: german.t('office.leave.discard') }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await german
    .row(second)
    .getByRole('link', { name: german.t('office.orders.open', { order: second.number }) })
    .click();
  for (const part of PARTS) {
    const name = german.t(`office.details.section.${part}`);
    await expect(german.dialog().getByRole('region', { name, exact: true })).toBeVisible();
  }
  await expectAccessible(page);
});

test('what one desk has done is refused to another that still shows the old state, with its words', async ({
  page,
}) => {
  const word = newWord();
  const order = await placeOrder(word);
  const other = await openOtherDesk();
  const desk = openDesk(page);
  const { t } = desk;
  await desk.open(word);

  await desk.choose(order, 'office.act.cancel');
  await other.setStatus(order, 'cancelled');
  await desk.press('office.act.cancel');
  await expect(desk.alert('The order was not cancelled!')).toBeVisible();

  const restore = t('office.act.named.restore', { order: order.number });
  await desk.row(order).getByRole('button', { name: restore }).click();
  await other.setStatus(order, 'ordered');
  await desk.press('office.act.restore');
  await expect(desk.alert('The order was not restored! There seems to be a problem!')).toBeVisible();
  await expect(desk.row(order)).toContainText('ordered');

  // Both edit from the same state: the second is told what is different now, and keeps what it typed.
  await desk.choose(order, 'office.act.details');
  const panel = desk.dialog();
  await panel.getByRole('button', { name: 'Edit', exact: true }).click();
  await other.edit(order, { name_sign: 'Mr Lim' });
  await panel.getByLabel('Extra requests').fill('A buggy, please');
  await panel.getByLabel('Service', { exact: true }).first().click();
  await page.getByRole('option', { name: 'Assistant', exact: true }).click();
  await expect(panel.getByLabel('Porter, from')).toBeHidden();
  await desk.press('office.edit.check');
  await expect(panel).toContainText('Somebody else has changed this order meanwhile.');
  await expect(panel).toContainText('Name sign: Ms Tanaka → Mr Lim');
  await expectAccessible(page);
  await desk.press('office.edit.take_over');
  await expect(panel.getByLabel('Name sign')).toHaveValue('Mr Lim');
  await expect(panel.getByLabel('Extra requests')).toHaveValue('A buggy, please');
  await desk.press('office.edit.check');
  await expect(panel.getByRole('status')).toContainText('It was €');
  await desk.press('office.edit.save');
  const saved = desk.alert(t('office.edit.saved', { order: order.number }));
  await expect(saved).toBeVisible();
  await desk.press('office.dialog.close');

  const confirm = t('office.act.named.confirm', { order: order.number });
  await desk.row(order).getByRole('button', { name: confirm }).click();
  await other.setStatus(order, 'cancelled');
  await desk.press('office.act.confirm');
  const refused = desk.alert(t('office.act.failed.confirm', { order: order.number }));
  await expect(refused).toContainText('The order is cancelled');
  // A success goes by itself; a failure with money stays until it is closed.
  await expect(saved).toBeHidden();
  await expect(refused).toBeVisible();
  await refused.getByRole('button', { name: 'Close message' }).click();
  await expect(refused).toBeHidden();
});

test('the order desk refunds, is told what it cannot refund, restates, and deals with what needs a person', async ({
  page,
}) => {
  const word = newWord();
  const [paid, late, taken] = [
    await placeOrder(word, 9),
    await placeOrder(word, 12),
    await placeOrder(word, 15),
  ];
  for (const order of [paid, late, taken]) await askForMoney('capturePayment', order);
  await chargeBack(taken);
  const desk = openDesk(page);
  const { t } = desk;
  const open = (number: string) =>
    page.getByRole('link', { name: t('office.orders.open', { order: number }) });
  await desk.open(word);

  // Refunded by somebody else meanwhile: the server's words stay until they are closed.
  const refundLate = t('office.act.named.refund', { order: late.number });
  await desk.row(late).getByRole('button', { name: refundLate }).click();
  await askForMoney('refundPayment', late);
  await desk.press('office.act.refund');
  const refused = desk.alert(t('office.act.failed.refund', { order: late.number }));
  await expect(refused).toContainText('refund is not possible');
  await expect(desk.row(late)).toContainText(t('office.status.cancelled'));
  await expect(desk.row(late).getByRole('button', { name: refundLate })).toBeHidden();

  await open(paid.number).click();
  const panel = page.getByRole('dialog', { name: t('office.details.title', { order: paid.number }) });
  const act = (name: 'refund' | 'restate') =>
    panel.getByRole('button', { name: t(`office.act.named.${name}`, { order: paid.number }) });
  await act('refund').click();
  await expect(desk.dialog()).toContainText(`go back to the card of Keiko ${word}`);
  await desk.dialog().getByLabel('Refunded by client').check();
  await desk.press('office.act.refund');
  await expect(desk.alert(`Order ${paid.number} is refunded and cancelled.`)).toBeVisible();
  const history = panel.getByRole('region', { name: t('office.details.section.history') });
  await expect(history).toContainText(t('office.word.refund'));
  await expect(history).toContainText('nothing → client');
  await expect(act('refund')).toBeHidden();
  await expect(refused).toBeVisible();
  await refused.getByRole('button', { name: 'Close message' }).click();
  await journeyInbox().mailTo(paid.email, 'Refunded');

  await act('restate').click();
  await expect(desk.dialog()).toContainText('within 48 hours');
  await desk.press('office.act.restate');
  await expect(desk.alert(`Order ${paid.number} is restated.`)).toBeVisible();
  await expect(history).toContainText(t('office.word.restate'));
  await expect(act('restate')).toBeHidden();
  await journeyInbox().mailTo(paid.email, 'Please pay');
  const restating = page.getByRole('dialog', { name: t('office.act.title.restate', { order: paid.number }) });
  await expect(restating).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await expect(desk.row(paid)).toContainText(t('office.status.created'));

  const matters = page.getByRole('dialog', { name: t('office.attention.title') });
  const lookAtThem = page.getByRole('button', { name: t('office.attention.open') });
  await lookAtThem.click();
  await expect(matters).toContainText(t('office.attention.kind.charged_back'));
  await expectAccessible(page);
  await matters.getByRole('button', { name: t('office.orders.open', { order: taken.number }) }).click();
  const takenPanel = page.getByRole('dialog', { name: t('office.details.title', { order: taken.number }) });
  await expect(takenPanel).toContainText(t('office.attention.kind.charged_back'));
  await expect(takenPanel).toContainText(t('office.word.charged_back'));
  await takenPanel.getByRole('button', { name: 'Close', exact: true }).click();
  await lookAtThem.click();
  const done = matters.getByRole('button', {
    name: t('office.attention.done_this', { order: taken.number }),
  });
  await done.click();
  await expect(done).toBeHidden();
  await page.keyboard.press('Escape');
  await open(taken.number).click();
  await expect(takenPanel).toContainText(t('office.word.charged_back'));
  await expect(takenPanel).not.toContainText(t('office.attention.kind.charged_back'));
});

test('a new order shows by itself, and waits behind a note where it would move what one reads', async ({
  page,
}) => {
  const word = newWord();
  const desk = openDesk(page);
  const release = await hold(page, '**/api/orders/list');
  await desk.open(word);
  await expect(page.getByRole('status').filter({ hasText: 'Loading' })).toBeVisible();
  release();
  await expect(page.getByText('No Records Found')).toBeVisible();
  await expectAccessible(page);
  const first = await placeOrder(word, 12);
  await expect(desk.row(first)).toBeVisible();

  const link = desk.row(first).getByRole('link', { name: `Open order ${first.number}` });
  await link.focus();
  const second = await placeOrder(word, 8);
  const note = page.getByRole('button', { name: '1 new order', exact: true });
  await expect(note).toBeVisible();
  await expect(desk.row(second)).toBeHidden();
  await expect(link).toBeFocused();
  await note.click();
  await expect(desk.row(second)).toBeVisible();
  await expect(page.getByRole('row').nth(2)).toContainText(second.number);
});

test('filters stay for the next visit, go on paper and into a file, and are cleared', async ({ page }) => {
  const word = newWord();
  const order = await placeOrder(word);
  const desk = openDesk(page);
  await desk.open(word);
  await expect(desk.row(order)).toBeVisible();
  const search = page.getByRole('searchbox');

  await page.getByRole('button', { name: 'Arrival', exact: true }).click();
  await expect(page.getByText('No Records Found')).toBeVisible();
  await page.getByRole('button', { name: 'Arrival', exact: true }).click();
  await page.getByRole('button', { name: /^Status/ }).click();
  await page.getByRole('menuitemcheckbox', { name: 'ordered' }).click();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/status=ordered/);
  await page.goto(`${journeySite()}/admin/orders`);
  await expect(page).toHaveURL(new RegExp(`search=${word}&?`));
  await expect(search).toHaveValue(word);
  await expect(desk.row(order)).toBeVisible();

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'More for this table' }).click();
  await expect(page.getByRole('menuitem', { name: 'Clear table temporarily' })).toBeVisible();
  await page.getByRole('menuitem', { name: 'Export as CSV' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe(`Orders ${deskDay()} ${deskDay()}.csv`);
  const [head = '', ...lines] = (await readFile(await file.path(), 'utf8')).split('\r\n');
  expect(head).toMatch(/^\uFEFFOrder,Airport,Travel type,Date,Time,/);
  expect(lines).toHaveLength(1);
  expect(lines[0]).toContain(`${order.number},FRA,Arrival,${deskDay()},14:35`);
  expect(lines[0]).toContain("'+81 3 5550 0142");

  await page.getByRole('link', { name: 'Print view' }).click();
  await expect(page).toHaveURL(/\/admin\/orders\/print/);
  await expect(desk.row(order)).toBeVisible();
  await expectAccessible(page);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('button', { name: 'Print', exact: true })).toBeHidden();
  await expect(page.getByRole('navigation')).toBeHidden();
  await expect(desk.row(order)).toBeVisible();
  await page.emulateMedia({ media: 'screen' });
  await page.setViewportSize({ width: 390, height: 900 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await page.setViewportSize({ width: 1280, height: 720 });
  // More orders than a list takes: too many for a test to book.
  await page.route('**/api/orders/count', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), count: 2345 } });
  });
  await page.reload();
  await expect(page.getByRole('main')).toContainText('These are only the first 1 of 2345 orders.');
  await page.unroute('**/api/orders/count');
  await page.getByRole('link', { name: 'Back to the table' }).click();

  await page.getByRole('button', { name: 'More for this table' }).click();
  await page.getByRole('menuitem', { name: 'Clear cache' }).click();
  await expect(desk.alert('The cache is empty. Everything is read anew.')).toBeVisible();
  await page.getByRole('button', { name: 'More for this table' }).click();
  await page.getByRole('menuitem', { name: 'Clear table temporarily' }).click();
  await expect(search).toHaveValue('');
  await page.goto(`${journeySite()}/admin/orders`);
  await expect(search).toHaveValue(word);
  await page.getByRole('button', { name: 'Clear filters' }).first().click();
  await expect(search).toHaveValue('');
  await page.goto(`${journeySite()}/admin/orders`);
  await expect(search).toHaveValue('');

  // Nobody is named so on the days that follow: the table is quickly drawn.
  await search.fill(word);
  const days = page.getByRole('group', { name: 'Days' });
  await days.getByRole('button', { name: 'This week' }).click();
  await expect(days.getByRole('button', { name: 'This week' })).toHaveAttribute('aria-pressed', 'true');
  await days.getByRole('button', { name: 'Next day' }).click();
  await expect(days.getByRole('button', { name: 'This week' })).toHaveAttribute('aria-pressed', 'false');
  await days.getByRole('button', { name: 'Previous day' }).click();
  await expect(days.getByRole('button', { name: 'This week' })).toHaveAttribute('aria-pressed', 'true');
  await days.getByRole('button', { name: 'Today' }).click();
  await expect(page.getByRole('combobox', { name: 'Rows per page' })).toHaveValue('50');
  await expect(page.getByRole('combobox', { name: 'Rows per page' }).getByRole('option')).toHaveText([
    '7 per page',
    '10 per page',
    '30 per page',
    '50 per page',
    '100 per page',
  ]);
});

test('a week of hundreds of orders scrolls on one page, of which only what is in sight is painted', async ({
  page,
}) => {
  const from = addDays(deskDay(), 40);
  const last = addDays(from, 6);
  const orders = manyOrders(303, from, 7).filter(({ airport }) => airport === 1);
  await storeOrders(journeyStack(), orders);
  const desk = openDesk(page);
  await desk.open('nothing');
  await page.goto(`${journeySite()}/admin/orders?from=${from}&to=${last}&airport=1`);
  await expect(page.getByText(`1 to 50 of ${orders.length} orders`)).toBeVisible();
  await page.getByRole('button', { name: 'All on one page' }).click();
  await expect(page.getByText(`1 to ${orders.length} of ${orders.length} orders`)).toBeAttached();
  const table = page.getByRole('table', { name: desk.t('office.orders.table') });
  // Its head, the days and the orders.
  await expect(table).toHaveAttribute('aria-rowcount', String(1 + 7 + orders.length));
  expect(await table.getByRole('row').count()).toBeLessThan(80);
  await expectAccessible(page);

  // Whoever goes on by keyboard keeps the row, however far one scrolls away from it.
  const first = table.getByRole('link').first();
  const name = String(await first.getAttribute('aria-label'));
  await first.focus();
  await page.keyboard.press('End');
  const lastRow = table.locator(`[aria-rowindex="${1 + 7 + orders.length}"]`);
  await expect(lastRow).toBeInViewport();
  await expect(table.getByRole('rowheader', { name: formatDate(last, 'en') })).toBeInViewport();
  await expect(page.getByRole('link', { name })).toBeFocused();
  expect(await table.getByRole('row').count()).toBeLessThan(80);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Shift+Tab');
  await expect(page.getByRole('link', { name })).toBeInViewport();

  // Paper has no scroll bar: all rows go on it.
  await page.evaluate(() => {
    addEventListener('beforeprint', () => {
      document.body.dataset.printed = String(document.querySelectorAll('tbody [data-index]').length);
    });
  });
  await page.pdf({ pageRanges: '1' });
  await expect(page.locator('body')).toHaveAttribute('data-printed', String(7 + orders.length));

  await page.setViewportSize({ width: 390, height: 900 });
  const cards = page.getByRole('article');
  await expect(cards.first()).toBeVisible();
  // After paper the screen is drawn anew.
  await expect.poll(() => cards.count()).toBeLessThan(60);
  await expect(page.getByRole('listitem').filter({ has: cards }).first()).toHaveAttribute(
    'aria-setsize',
    /^\d+$/,
  );
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await page.getByRole('button', { name: 'All on one page' }).click();
  await expect(page.getByText(`1 to 50 of ${orders.length} orders`)).toBeAttached();
});

test('every role lands on a screen of its own, and what is not for it leads there', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await logInByScreen(page, 'admin@example.com', DEMO_PASSWORD);
  await expect(page.getByRole('navigation', { name: 'Main' }).getByRole('link')).toContainText([
    'Orders',
    'Jobs',
  ]);
  await page.getByRole('button', { name: /Hello, Miriam Vogt/ }).click();
  await expect(page.getByRole('menuitem', { name: 'Change Password' })).toBeVisible();
  await expect(page.getByRole('menuitem', { name: 'Logout' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Email a client' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Send' }).click();
  await expect(page.getByRole('dialog')).toContainText('Please enter the number of an order.');
  await expectAccessible(page);
  await page.getByRole('dialog').getByLabel('Order number').fill('F99999999');
  await page.getByRole('dialog').getByLabel('Subject').fill('Your service');
  await page.getByRole('dialog').getByLabel('Message').fill('We meet you at the door.');
  await page.getByRole('dialog').getByRole('button', { name: 'Send' }).click();
  await expect(page.getByRole('alert')).toContainText('The message was not sent to the client!');
  await page.goto(`${journeySite()}/admin/orders?order=99999999`);
  await expect(page.getByRole('dialog')).toContainText('Could not load order.');
  await page.goto(`${journeySite()}/admin/no-such-screen`);
  await expect(page.getByRole('main')).toContainText('This page does not exist.');
  await expect(page.locator('nav [aria-current]')).toHaveCount(0);

  for (const email of ['employee@example.com', 'agency@example.com']) {
    await leaveBrowser(page);
    await logInByScreen(page, email, DEMO_PASSWORD);
    await expect(page.getByRole('heading', { name: 'Jobs', level: 1 })).toBeVisible();
    await expect(page.getByText(/^Hello, /)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Email a client' })).toBeHidden();
    await page.goto(`${journeySite()}/admin/orders`);
    await expect(page.getByRole('heading', { name: 'Jobs', level: 1 })).toBeVisible();
  }

  await leaveBrowser(page);
  await page.goto(`${journeySite()}/admin/orders?order=10001`);
  await expect(page).toHaveURL(/\/login\?referrer=/);
  await enterLogin(page, 'client@example.com', DEMO_PASSWORD);
  await expect(page).toHaveURL((url) => url.pathname === '/');
});
