import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { fillOrder, ok, payOrder, submitBody } from '#test/support/booking-calls.ts';
import { openBrowser } from '#test/support/browser-client.ts';
import { movedMoney } from '#test/support/card-ledger.ts';
import { startStack } from '#test/support/stack.ts';

it('a restart of everything between payment and order loses neither', { timeout: 120_000 }, async () => {
  const folder = mkdtempSync(join(tmpdir(), 'restarted-'));
  try {
    const before = await startStack('accounts', folder);
    const visitor = openBrowser(before.url);
    const order = await fillOrder(visitor);
    await payOrder(before, visitor, order);
    await before.close();

    const after = await startStack('accounts', folder);
    try {
      const cookie = [...visitor.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
      const again = openBrowser(after.url);
      const placed = await again.send('PATCH', `/api/orders/submit/${order.id}`, submitBody(), { cookie });
      expect(ok(placed)).toMatchObject({ result: 'ok', order: { _id: order.id, status: 'ordered' } });
      expect(await movedMoney(after, order.id)).toHaveLength(1);
    } finally {
      await after.close();
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
