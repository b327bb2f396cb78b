import fc from 'fast-check';
import { afterAll, expect, it } from 'vitest';
import { aloneStack, endAloneStack } from '#test/support/alone-stack.ts';
import { openBrowser } from '#test/support/browser-client.ts';
import { type ContractCall, everyCall, filledPath } from '#test/support/every-call.ts';
import { inputOf, oddText } from '#test/support/of-schema.ts';
import { staffBrowser } from '#test/support/staff.ts';

const stack = await aloneStack();
// What the calls do with input that happens to be right must not disturb other tests.
afterAll(endAloneStack);

const INPUTS = 3;

/** These end the session that asks. */
const isOutside = ({ key }: ContractCall): boolean => key === 'POST /auth/logout';

const askedOf = (one: ContractCall): fc.Arbitrary<{ path: string; body: unknown }> =>
  fc.record({
    path: fc.infiniteStream(oddText).map((stream) => filledPath(one, () => stream.next().value || 'x')),
    body: one.call.body ? inputOf(one.call.body) : fc.constant(undefined),
  });

it('no input to any call of the contracts is a fault of ours, for an admin or a stranger', {
  timeout: 300_000,
}, async () => {
  const admin = await staffBrowser(stack, 'admin@example.com');
  const stranger = openBrowser(stack.url);
  const faults: string[] = [];
  for (const one of everyCall) {
    if (isOutside(one)) continue;
    const who = one.call.role === 'anyone' ? stranger : admin;
    for (const { path, body } of fc.sample(askedOf(one), { numRuns: INPUTS, seed: 2026 })) {
      // Longer addresses the gateway refuses by itself.
      if (path.length > 2_000) continue;
      const { status, body: answer } =
        one.method === 'GET' ? await who.get(path) : await who.send(one.method as 'POST', path, body);
      if (status >= 500)
        faults.push(
          `${one.key}: ${status} ${JSON.stringify(answer)} for ${path.slice(0, 200)} ${JSON.stringify(body)?.slice(0, 500)}`,
        );
    }
  }
  expect(faults).toEqual([]);
  expect((await admin.get('/api/users/me')).status).toBe(200);
});
