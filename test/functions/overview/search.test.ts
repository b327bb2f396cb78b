import { randomUUID } from 'node:crypto';
import { describe, expect, inject, it } from 'vitest';
import { newEmail } from '#test/support/accounts.ts';
import { ok } from '#test/support/booking-calls.ts';
import type { BrowserClient } from '#test/support/browser-client.ts';
import { createJob, formBody } from '#test/support/job-desk.ts';
import { freeBody, issued } from '#test/support/ledger.ts';
import { placedOrder } from '#test/support/office-calls.ts';
import { staffBrowser } from '#test/support/staff.ts';

const stack = inject('stack');
const admin = await staffBrowser(stack, 'admin@example.com');
const munich = await staffBrowser(stack, 'munich@example.com');
const agency = await staffBrowser(stack, 'agency@example.com');

type Hit = { readonly kind: string; readonly id: string };
const found = async (who: BrowserClient, text: string): Promise<string[]> =>
  (ok(await who.send('POST', '/api/search', { text })).rows as Hit[]).map(({ kind, id }) => `${kind} ${id}`);

/** Letters that no other name begins with. */
const newName = (): string =>
  randomUUID()
    .replaceAll(/[\d-]/g, (sign) => 'ghijklmnopq'[Number(sign) || 0] ?? 'q')
    .slice(0, 12);

describe('the search of the office', () => {
  it('finds an order by its number, with and without its letter, and its jobs', async () => {
    const id = await placedOrder(stack);
    for (const text of [id, `F${id}`, ` f${id} `]) {
      expect(await found(admin, text)).toEqual(expect.arrayContaining([`order ${id}`, `job ${id}-1`]));
    }
    expect(await found(admin, `${id}-1`)).toEqual([`job ${id}-1`]);
    expect(await found(munich, id)).toEqual([]);
    expect(await found(agency, id)).toEqual([]);
  });

  it('finds orders by the beginning of a client’s last or first name, and of the address, whatever the case', async () => {
    const [last, first, email] = [newName(), newName(), newEmail()];
    const name = `${first} ${last}`;
    const id = await placedOrder(stack, { personal: { name, email } });
    const beginnings = [
      last.slice(0, 8).toUpperCase(),
      name,
      first.slice(0, 6).toUpperCase(),
      `${first.slice(0, 6)} ${last.slice(0, 3)}`,
      `${last} ${first.slice(0, 2)}`,
      email.slice(0, 20),
      email,
    ];
    for (const text of beginnings) expect(await found(admin, text)).toContain(`order ${id}`);
    expect(await found(admin, `${last} someone`)).toEqual([]);
    for (const who of [munich, agency]) {
      for (const text of [last, first]) expect(await found(who, text)).toEqual([]);
    }
  });

  it('finds a client whose name has letters that take two units, wherever the beginning is cut', async () => {
    const word = newName();
    for (const last of [`ab𠮷${word}`, `a𠮷${word}`, `𠮷𠮷${word}`]) {
      const id = await placedOrder(stack, { personal: { name: `Taro ${last}` } });
      expect(await found(admin, last)).toEqual([`order ${id}`]);
    }
  });

  it('finds jobs by the beginning of their reference: an agency only its own', async () => {
    const reference = newName();
    const form = { tourcode: reference.toUpperCase(), tournumber: '77' };
    const own = await createJob(admin, formBody(form));
    const [job] = own.rows;
    expect(await found(admin, `${reference} 7`)).toEqual([`job ${job?._id}`]);
    expect(await found(agency, reference)).toEqual([`job ${job?._id}`]);
    expect(await found(munich, reference)).toEqual([]);
  });

  it('finds an invoice by its number: an agency only its own', async () => {
    const own = await issued(admin);
    expect(await found(agency, own.invoice_number.toLowerCase())).toEqual([`invoice ${own.invoice_number}`]);
    const number = `S-${randomUUID().slice(0, 8)}`;
    await issued(admin, freeBody(number));
    expect(await found(admin, number)).toEqual([`invoice ${number}`]);
    expect(await found(agency, number)).toEqual([]);
  });

  it('asks for two letters at least, and for a login of the house', async () => {
    expect((await admin.send('POST', '/api/search', { text: 'f' })).status).toBe(400);
    const client = await staffBrowser(stack, 'client@example.com');
    expect((await client.send('POST', '/api/search', { text: 'keiko' })).status).toBe(403);
  });
});
