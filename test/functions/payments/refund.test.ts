import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { registerClient } from '#test/support/accounts.ts';
import { aloneStack } from '#test/support/alone-stack.ts';
import { bookAndPay, enterCard, ok } from '#test/support/booking-calls.ts';
import { openBrowser } from '#test/support/browser-client.ts';
import { movedMoney } from '#test/support/card-ledger.ts';
import { openSandbox } from '#test/support/card-sandbox.ts';
import { openInbox } from '#test/support/inbox.ts';
import { staffBrowser } from '#test/support/staff.ts';
import { openTable } from '#test/support/table.ts';

// The levers of a sandbox move it for everybody.
const stack = await aloneStack();
const sandbox = openSandbox(stack);
const inbox = openInbox(`http://127.0.0.1:${stack.ports.inbox}`);
const table = await openTable(stack);
const admin = await staffBrowser(stack, 'admin@example.com');
const visitor = () => openBrowser(stack.url);

const HOUR_MS = 3_600_000;
const MINUTE_MS = 60_000;
const ago = (ms: number) => new Date(Date.now() - ms).toISOString();

const call = (name: string, body: object) => admin.send('POST', `/api/payments/${name}`, body);
const capture = (order: string, changes: object = {}) => call('capturePayment', { order, ...changes });
const refund = (order: string, changes: object = {}) => call('refundPayment', { order, ...changes });
const attention = async () =>
  ok(await call('attention/list', {})).rows as {
    _id: string;
    order: string;
    kind: string;
    version: number;
  }[];
const attentionOf = async (order: string) =>
  (await attention()).filter((row) => row.order === order).map(({ kind }) => kind);
const attentionInDetailsOf = async (order: string) => {
  const { attention } = ok(await admin.get(`/api/orders/${order}/en`)) as { attention: { kind: string }[] };
  return attention.map(({ kind }) => kind);
};

const keyOf = (order: string) => ({ PK: `ORDER#${order}`, SK: 'ORDER' });
const attemptKey = (order: string, attempt = 1) => ({
  PK: `ORDER#${order}`,
  SK: `PAYMENT#${String(attempt).padStart(3, '0')}`,
});
const stateOf = async (order: string) => {
  const stored = await table.read(keyOf(order));
  return `${stored?.status}/${stored?.payment_status}`;
};
const untilState = (order: string, state: string) =>
  sandbox.until(`order ${order} is ${state}`, async () => (await stateOf(order)) === state);
const refundsOf = async (order: string) =>
  (await movedMoney(stack, order)).filter(({ paymentType }) => paymentType === 'RF');
const jobsOf = async (order: string) =>
  Promise.all(
    ['001', '002'].map(
      async (number) => (await table.read({ PK: `ORDER#${order}`, SK: `JOB#${number}` }))?.status,
    ),
  );
const invoiceOf = (order: string, attempt = 1) =>
  sandbox.until(`order ${order} has its invoice`, async () => {
    const found = await table.read({ PK: `INVOICE#${order}-P${attempt}`, SK: 'INVOICE' });
    return found?.file ? found : undefined;
  });
const creditNoteOf = async (order: string, movement: string) =>
  sandbox.until(`order ${order} has its credit note`, async () => {
    const found = await table.read({ PK: `INVOICE#${order}-P1#${movement}`, SK: 'INVOICE' });
    return found?.file ? found : undefined;
  });

/** A paid order whose client has an address of its own. */
const paidOrder = async (email: string) => {
  const order = await bookAndPay(stack, visitor(), { personal: { email } });
  ok(await capture(order.id));
  return { ...order, cents: Math.round(order.total * 100) };
};

/** The lease of whoever was asking the provider has ended. */
const forgetWhoAsked = (order: string, field: 'refunding_since' | 'capturing_since') =>
  table.set(attemptKey(order), field, ago(2 * MINUTE_MS));

/** The reconciler leaves payments alone that have just begun. */
const reconcile = async (order: string, attempt = 1) => {
  const item = await table.read(attemptKey(order, attempt));
  if (typeof item?.owner_sk === 'string') {
    await table.set(attemptKey(order, attempt), 'owner_sk', `${ago(HOUR_MS)}#${order}`);
  }
  await stack.run('payment-reconciler');
};

const UNREACHABLE = { kind: 'fail', status: 503 };

afterEach(() => sandbox.control('webhooks/release'));

describe('refunding an order', () => {
  it('gives all money back, cancels order and jobs, and mails the credit note once', async () => {
    const email = 'refunded@example.com';
    const { id, cents } = await paidOrder(email);
    const { message } = ok(await refund(id, { cancelled_by: 'client', html_de: '<b>a lie</b>' }));
    expect(message).toBe(`Order F${id} is refunded and cancelled.`);
    expect(await stateOf(id)).toBe('cancelled/cancelled');
    expect(await jobsOf(id)).toEqual(['cancelled', 'cancelled']);
    const [back, ...others] = await refundsOf(id);
    expect([back?.cents, others]).toEqual([cents, []]);
    const note = await creditNoteOf(id, back?.id ?? '');
    const invoice = await invoiceOf(id);
    expect(note).toMatchObject({
      credit_note: true,
      credit_note_invoice_number: invoice.invoice_number,
      amount_brutto: invoice.amount_brutto,
      amount_netto: invoice.amount_netto,
      amount_tax: invoice.amount_tax,
    });
    expect(invoice).toMatchObject({ amount_brutto: cents, amount_left: 0 });
    const mail = await inbox.mailTo(email, 'Refunded');
    expect(mail.attachments.map(({ filename }) => filename)).toEqual([note.filename]);
    expect(mail.body.html).not.toContain('a lie');
    expect(await refund(id)).toMatchObject({ status: 409, body: { code: 'refused_transition' } });
  });

  it('fifty refunds at once move the captured sum once', { timeout: 90_000 }, async () => {
    const email = 'fifty-refunds@example.com';
    const { id, cents } = await paidOrder(email);
    const answers = await Promise.all(Array.from({ length: 50 }, () => refund(id)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    for (const { status } of answers) expect([200, 409, 503]).toContain(status);
    expect((await refundsOf(id)).map((back) => back.cents)).toEqual([cents]);
    await inbox.mailTo(email, 'Refunded');
    const told = (await inbox.mailsTo(email)).filter(({ subject }) => subject.startsWith('Refunded'));
    expect(told).toHaveLength(1);
  });

  it('mails nobody when that is unwanted', async () => {
    const email = 'refunded-untold@example.com';
    const { id } = await paidOrder(email);
    ok(await refund(id, { send_mail: false }));
    const [back] = await refundsOf(id);
    await creditNoteOf(id, back?.id ?? '');
    const subjects = (await inbox.mailsTo(email)).map(({ subject }) => subject);
    expect(subjects.filter((subject) => subject.startsWith('Refunded'))).toEqual([]);
  });

  it('is possible 48 hours minus a minute after the payment, and not a minute after them', async () => {
    const { id } = await paidOrder('in-time@example.com');
    await table.set(attemptKey(id), 'paid_at', ago(48 * HOUR_MS + MINUTE_MS));
    for (const overdue of [true, false]) {
      const late = await refund(id, { overdue });
      expect(late).toMatchObject({ status: 409, body: { code: 'refused_transition' } });
      expect((late.body as { message: string }).message).toContain('48 hours');
    }
    expect(await refundsOf(id)).toEqual([]);
    await table.set(attemptKey(id), 'paid_at', ago(48 * HOUR_MS - MINUTE_MS));
    ok(await refund(id));
  });

  it('is possible later for a reason that the law gives, which is kept', async () => {
    const { id } = await paidOrder('withdrawn@example.com');
    await table.set(attemptKey(id), 'paid_at', ago(200 * HOUR_MS));
    expect((await call('refundByLaw', { order: id, reason: 'goodwill', note: 'x' })).status).toBe(400);
    expect((await call('refundByLaw', { order: id, reason: 'withdrawal', note: ' ' })).status).toBe(400);
    ok(await call('refundByLaw', { order: id, reason: 'withdrawal', note: 'letter of today' }));
    expect(await stateOf(id)).toBe('cancelled/cancelled');
    expect(await table.read(attemptKey(id))).toMatchObject({
      refund: { reason: 'withdrawal', note: 'letter of today', by: { kind: 'user' } },
    });
  });

  it('of an order that is not paid is refused with its state', async () => {
    const { id } = await bookAndPay(stack, visitor());
    const refused = await refund(id);
    expect(refused).toMatchObject({ status: 409, body: { code: 'refused_transition' } });
    expect(refused.body).toHaveProperty('reason', {
      key: 'order.transition_paid',
      values: { status: 'ordered', payment: 'authorized', action: 'refund' },
    });
    expect((refused.body as { message: string }).message).toBe(
      'The order is ordered and its payment is authorized: refund is not possible.',
    );
    expect(await refund('9999999')).toMatchObject({
      status: 404,
      body: { message: 'Could not load order.' },
    });
  });
});

/** What goes wrong on a call, and what the office reads meanwhile; the end is always the same. */
const FAULTS = [
  { name: 'answer lost', faults: [{ kind: 'lose-answer' }], settles: 200 },
  { name: 'answer lost, nobody can be asked', faults: [{ kind: 'lose-answer' }], isMute: true, settles: 409 },
  { name: 'not applied', faults: [UNREACHABLE], settles: 409 },
  { name: 'declined', outcome: '800.100.152', faults: [], settles: 402 },
  { name: 'on its way', outcome: '000.200.000', faults: [], settles: 200 },
] as const;

type Row = { operation: string; fault: string; answer: number; order: string; moved: number; mails: number };
const matrix: Row[] = [];
afterAll(() => console.table(matrix));

describe('whatever goes wrong at the provider, the reconciler brings money, order, invoice and mail together', () => {
  it.each(
    (['CP', 'RF'] as const).flatMap((operation) =>
      FAULTS.map((fault) => [operation, fault.name, fault] as const),
    ),
  )('%s, %s', { timeout: 60_000 }, async (operation, name, fault) => {
    const email = `matrix-${operation}-${name.replaceAll(/\W/g, '-')}@example.com`;
    const order = await bookAndPay(stack, visitor(), { personal: { email } });
    const { id } = order;
    if (operation === 'RF') ok(await capture(id));
    await sandbox.control('webhooks/drain');
    await sandbox.control('webhooks/hold');
    if ('outcome' in fault) {
      await sandbox.control('outcomes', { outcomes: [{ on: operation, outcome: fault.outcome }] });
    }
    for (const one of fault.faults) await sandbox.control('faults', { on: operation, ...one });
    if ('isMute' in fault) await sandbox.control('faults', { on: 'query', ...UNREACHABLE });
    const answer = operation === 'CP' ? await capture(id) : await refund(id);
    expect(answer.status).toBe(fault.settles);
    if (name === 'on its way') await sandbox.settle(id, '000.100.110', operation);
    await forgetWhoAsked(id, operation === 'CP' ? 'capturing_since' : 'refunding_since');
    await reconcile(id);
    if ((name === 'not applied' && operation === 'CP') || name === 'declined') {
      ok(operation === 'CP' ? await capture(id) : await refund(id));
    }
    await untilState(id, operation === 'CP' ? 'confirmed/done' : 'cancelled/cancelled');
    const moved = (await movedMoney(stack, id)).filter(({ paymentType }) => paymentType === operation);
    expect(moved.map(({ cents }) => cents)).toEqual([Math.round(order.total * 100)]);
    const invoice = await invoiceOf(id);
    if (operation === 'RF') await creditNoteOf(id, moved[0]?.id ?? '');
    expect((await invoiceOf(id)).amount_left).toBe(operation === 'CP' ? invoice.amount_brutto : 0);
    // What a person was called for has settled itself.
    expect(await attentionOf(id)).toEqual([]);
    const subject = operation === 'CP' ? 'Confirmed' : 'Refunded';
    await inbox.mailTo(email, subject);
    const mails = (await inbox.mailsTo(email)).filter((mail) => mail.subject.startsWith(subject)).length;
    expect(mails).toBe(1);
    matrix.push({
      operation,
      fault: name,
      answer: answer.status,
      order: await stateOf(id),
      moved: moved.length,
      mails,
    });
  });
});

describe('fifty captures at once', () => {
  it('make one charge, one invoice and one mail', { timeout: 90_000 }, async () => {
    const email = 'fifty-captures@example.com';
    const { id } = await bookAndPay(stack, visitor(), { personal: { email } });
    const answers = await Promise.all(Array.from({ length: 50 }, () => capture(id)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    for (const { status } of answers) expect([200, 409, 503]).toContain(status);
    const captures = (await movedMoney(stack, id)).filter(({ paymentType }) => paymentType === 'CP');
    expect(captures).toHaveLength(1);
    const invoice = await invoiceOf(id);
    const mail = await inbox.mailTo(email, 'Confirmed');
    expect(mail.attachments.map(({ filename }) => filename)).toContain(invoice.filename);
    expect(
      (await inbox.mailsTo(email)).filter(({ subject }) => subject.startsWith('Confirmed')),
    ).toHaveLength(1);
  });
});

describe('money that goes back at the provider', () => {
  it.each([
    ['chargeback', 'CB', 'charged_back'],
    ['refund', 'RF', 'refunded_elsewhere'],
  ] as const)(
    '%s: a credit note, and the order flagged, once, whatever its age',
    async (what, type, kind) => {
      const { id, cents } = await paidOrder(`${what}@example.com`);
      await invoiceOf(id);
      await table.set(attemptKey(id), 'paid_at', ago(500 * HOUR_MS));
      const captured = (await sandbox.paymentsOf(id)).find(({ paymentType }) => paymentType === 'CP');
      await sandbox.control('webhooks/next', { treatment: 'duplicate' });
      await sandbox.control(`payments/${captured?.id}/${what}`);
      await sandbox.noticesTaken();
      const back = (await sandbox.paymentsOf(id)).find(({ paymentType }) => paymentType === type);
      await sandbox.control('webhooks/repeat', { paymentId: back?.id });
      await sandbox.noticesTaken();
      expect(await creditNoteOf(id, back?.id ?? '')).toMatchObject({ amount_brutto: cents });
      expect(await attentionOf(id)).toEqual([kind]);
      expect(await stateOf(id)).toBe('confirmed/done');
      expect((await table.read(attemptKey(id)))?.returns).toHaveLength(1);
      ok(await refund(id));
      expect(await stateOf(id)).toBe('cancelled/cancelled');
      expect((await movedMoney(stack, id)).filter(({ paymentType }) => paymentType === 'RF')).toHaveLength(
        type === 'RF' ? 1 : 0,
      );
    },
  );

  it('in parts: the refund gives back the rest, and the parts add up to the invoice', async () => {
    const { id, cents } = await paidOrder('in-parts@example.com');
    const invoice = await invoiceOf(id);
    const captured = (await sandbox.paymentsOf(id)).find(({ paymentType }) => paymentType === 'CP');
    await sandbox.control(`payments/${captured?.id}/refund`, { cents: 999 });
    await sandbox.noticesTaken();
    ok(await refund(id));
    const backs = await refundsOf(id);
    expect(backs.map((back) => back.cents)).toEqual([999, cents - 999]);
    const notes = await Promise.all(backs.map((back) => creditNoteOf(id, back.id)));
    const sum = (field: string) => notes.reduce((total, note) => total + Number(note[field]), 0);
    for (const field of ['amount_brutto', 'amount_netto', 'amount_tax'])
      expect(sum(field)).toBe(invoice[field]);
  });

  it('what needs a person is marked as done once', async () => {
    const { id } = await paidOrder('attention-done@example.com');
    const captured = (await sandbox.paymentsOf(id)).find(({ paymentType }) => paymentType === 'CP');
    await sandbox.control(`payments/${captured?.id}/chargeback`);
    await sandbox.noticesTaken();
    const row = (await attention()).find(({ order }) => order === id);
    expect(ok(await admin.get(`/api/orders/${id}/en`)).attention).toMatchObject([{ kind: 'charged_back' }]);
    expect(await call('attention/done', { _id: row?._id, version: 99 })).toMatchObject({ status: 409 });
    ok(await call('attention/done', { _id: row?._id, version: row?.version }));
    ok(await call('attention/done', { _id: row?._id, version: row?.version }));
    expect(await attentionOf(id)).toEqual([]);
  });
});

describe('a refund of money that had all gone back before', () => {
  it('is brought to its end by the reconciler, which asks the provider for nothing', async () => {
    const { id } = await paidOrder('nothing-left@example.com');
    const captured = (await sandbox.paymentsOf(id)).find(({ paymentType }) => paymentType === 'CP');
    await sandbox.control(`payments/${captured?.id}/chargeback`);
    await sandbox.noticesTaken();
    const attempt = await table.read(attemptKey(id));
    await table.put({
      ...attemptKey(id),
      ...attempt,
      state: 'refunding',
      refund: { amount: 0, is_mailed: true, by: { kind: 'system' } },
      refunding_since: ago(2 * MINUTE_MS),
      owner_pk: 'UNSETTLED',
      owner_sk: `${ago(HOUR_MS)}#${id}`,
    });
    await reconcile(id);
    expect(await stateOf(id)).toBe('cancelled/cancelled');
    expect(await attentionOf(id)).toEqual(['charged_back']);
    expect(await refundsOf(id)).toEqual([]);
  });
});

describe('restating a refunded order', () => {
  const refundedOrder = async (email: string) => {
    const order = await paidOrder(email);
    ok(await refund(order.id));
    return order;
  };
  const restate = (order: string) => call('restateOrder', { order });

  it('its client pays by the mailed link, and it is ordered again with its jobs', {
    timeout: 60_000,
  }, async () => {
    const email = 'restated@example.com';
    const { id, total } = await refundedOrder(email);
    expect(ok(await restate(id)).message).toContain(`F${id} is restated`);
    expect(await stateOf(id)).toBe('created/undefined');
    const mail = await inbox.mailTo(email, 'Please pay');
    const address = /href="([^"]*\/payment\/[^"]*)"/
      .exec(mail.body.html ?? '')?.[1]
      ?.replaceAll('&amp;', '&');
    const { lang: _, ...link } = Object.fromEntries(new URL(address ?? '').searchParams);
    const phone = visitor();
    const body = { amount: total, currency: 'EUR', link };
    const { id: checkout } = ok(await phone.send('POST', '/api/payments/prepareCheckoutExternal', body));
    await enterCard(stack, String(checkout), '4200000000000000');
    ok(await phone.send('POST', '/api/payments/getStatusExternal', { id: checkout, link }));
    await untilState(id, 'ordered/authorized');
    expect(await jobsOf(id)).toEqual(['new', 'new']);
    ok(await capture(id));
    expect((await invoiceOf(id, 2)).invoice_number).not.toBe((await invoiceOf(id)).invoice_number);
  });

  it('unpaid after 48 hours it is cancelled again', async () => {
    const { id } = await refundedOrder('restated-unpaid@example.com');
    ok(await restate(id));
    await reconcile(id);
    expect(await stateOf(id)).toBe('created/undefined');
    await table.set(attemptKey(id), 'pay_again_until', ago(MINUTE_MS));
    await reconcile(id);
    expect(await stateOf(id)).toBe('cancelled/undefined');
    expect(await restate(id)).toMatchObject({ status: 409, body: { code: 'refused_transition' } });
  });

  it('is possible 48 hours minus a minute after the refund, and not a minute after them', async () => {
    const { id } = await refundedOrder('restated-late@example.com');
    await table.set(keyOf(id), 'refunded_at', ago(48 * HOUR_MS + MINUTE_MS));
    expect(await restate(id)).toMatchObject({ status: 409, body: { code: 'refused_transition' } });
    await table.set(keyOf(id), 'refunded_at', ago(48 * HOUR_MS - MINUTE_MS));
    ok(await restate(id));
    expect(await restate(id)).toMatchObject({ status: 409, body: { code: 'refused_transition' } });
  });
});

describe('the reconciler', () => {
  it('releases the hold of an order that was cancelled more than 48 hours ago', async () => {
    const { id } = await bookAndPay(stack, visitor());
    await table.set(keyOf(id), 'status', 'cancelled');
    await reconcile(id);
    expect((await movedMoney(stack, id)).map(({ paymentType }) => paymentType)).toEqual(['PA']);
    await table.set(keyOf(id), 'updated_at', ago(48 * HOUR_MS + MINUTE_MS));
    await reconcile(id);
    expect((await movedMoney(stack, id)).map(({ paymentType }) => paymentType)).toEqual(['PA', 'RV']);
  });

  it('warns once of a hold that is older than five days', async () => {
    const { id } = await bookAndPay(stack, visitor());
    await table.set(attemptKey(id), 'authorized_at', ago(121 * HOUR_MS));
    await reconcile(id);
    await reconcile(id);
    expect(await attentionOf(id)).toEqual(['hold_old']);
  });

  it('takes its warning of an old hold back once the order is confirmed, or the hold given back', async () => {
    const [confirmed, released] = [await bookAndPay(stack, visitor()), await bookAndPay(stack, visitor())];
    for (const { id } of [confirmed, released]) {
      await table.set(attemptKey(id), 'authorized_at', ago(121 * HOUR_MS));
      await reconcile(id);
      expect(await attentionOf(id)).toEqual(['hold_old']);
      expect(await attentionInDetailsOf(id)).toEqual(['hold_old']);
    }
    ok(await capture(confirmed.id));
    expect(await attentionOf(confirmed.id)).toEqual([]);
    expect(await attentionInDetailsOf(confirmed.id)).toEqual([]);
    await table.set(keyOf(released.id), 'status', 'cancelled');
    await table.set(keyOf(released.id), 'updated_at', ago(48 * HOUR_MS + MINUTE_MS));
    await reconcile(released.id);
    expect(await attentionOf(released.id)).toEqual([]);
  });
});

describe('an invoice', () => {
  it('is downloaded by its client behind the signed link, and by nobody else', async () => {
    const order = await paidOrder('downloads@example.com');
    const mail = await inbox.mailTo('downloads@example.com', 'Confirmed');
    await invoiceOf(order.id);
    const signature = /signature=([\w-]+)/.exec(mail.body.html ?? '')?.[1] ?? '';
    const address = (given: string, kind: string) =>
      fetch(`${stack.url}/api/orders/booking/${order.id}/${given}/documents/${kind}`);
    const answer = await address(signature, 'invoice');
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/pdf']);
    expect(
      Buffer.from(await answer.arrayBuffer())
        .subarray(0, 5)
        .toString(),
    ).toBe('%PDF-');
    expect((await address(signature, 'credit-note')).status).toBe(404);
    expect((await address(`${signature.slice(0, -2)}xx`, 'invoice')).status).toBe(404);
  });

  it('waits, shown to the office, while the seller’s data are incomplete', { timeout: 60_000 }, async () => {
    const key = { PK: 'CATALOGUE#settings', SK: 'seller_tax_number' };
    const raise = async () => {
      const counter = { PK: 'COUNTER#catalogue', SK: 'COUNTER' };
      await table.set(counter, 'last', Number((await table.read(counter))?.last) + 1);
    };
    const value = (await table.read(key))?.value;
    await table.set(key, 'value', '');
    await raise();
    const email = 'held@example.com';
    const { id } = await paidOrder(email);
    await sandbox.until('the office is told', async () => (await attentionOf(id)).includes('invoice_held'));
    expect((await inbox.mailsTo(email)).map(({ subject }) => subject)).not.toContainEqual(
      expect.stringContaining('Confirmed'),
    );
    await table.set(key, 'value', value);
    await raise();
    await table.set({ PK: `ISSUE#${id}-P1`, SK: 'ISSUE' }, 'owner_sk', `${ago(HOUR_MS)}#${id}`);
    await stack.run('invoice-issuer');
    await invoiceOf(id);
    await inbox.mailTo(email, 'Confirmed');
    expect(await attentionOf(id)).toEqual([]);
  });
});

describe('who may move money', () => {
  const CALLS = [
    ['capturePayment', {}],
    ['refundPayment', {}],
    ['refundByLaw', { reason: 'withdrawal', note: 'x' }],
    ['restateOrder', {}],
    ['attention/list', {}],
    ['attention/done', { _id: 'x', version: 1 }],
  ] as const;

  it('nobody below an admin, and an admin kept to Munich for Munich only', { timeout: 60_000 }, async () => {
    const { id } = await paidOrder('whose@example.com');
    const munich = await staffBrowser(stack, 'munich@example.com');
    const others = {
      emp: await staffBrowser(stack, 'employee@example.com'),
      agency: await staffBrowser(stack, 'agency@example.com'),
      webclient: (await registerClient(stack)).browser,
    };
    for (const [name, body] of CALLS) {
      const send = (browser: typeof munich) =>
        browser.send('POST', `/api/payments/${name}`, { order: id, ...body });
      expect([name, (await send(visitor())).status]).toEqual([name, 401]);
      for (const [role, browser] of Object.entries(others)) {
        expect([name, role, (await send(browser)).status]).toEqual([name, role, 403]);
      }
      if (!name.startsWith('attention')) expect([name, (await send(munich)).status]).toEqual([name, 404]);
    }
    const captured = (await sandbox.paymentsOf(id)).find(({ paymentType }) => paymentType === 'CP');
    await sandbox.control(`payments/${captured?.id}/chargeback`);
    await sandbox.noticesTaken();
    const row = (await attention()).find(({ order }) => order === id);
    const seen = ok(await munich.send('POST', '/api/payments/attention/list', {})).rows as {
      order: string;
    }[];
    expect(seen.map(({ order }) => order)).not.toContain(id);
    const done = { _id: row?._id, version: row?.version };
    expect((await munich.send('POST', '/api/payments/attention/done', done)).status).toBe(404);
    expect(await stateOf(id)).toBe('confirmed/done');
  });
});
