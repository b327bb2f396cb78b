import { describe, expect, inject, it } from 'vitest';
import { hasRank, ROLES } from '#shared/roles.ts';
import { type BrowserClient, openBrowser } from '#test/support/browser-client.ts';
import { type ContractCall, everyCall, filledPath } from '#test/support/every-call.ts';
import { staffBrowser } from '#test/support/staff.ts';

const stack = inject('stack');

const ACCOUNTS = {
  webclient: 'client@example.com',
  agency: 'agency@example.com',
  emp: 'employee@example.com',
  admin: 'admin3@example.com',
} as const;

/** Nothing of this name exists: what is allowed finds nothing to change. */
const NOBODY = (name: string): string => ({ lang: 'en', date: '2026-01-01' })[name] ?? 'no-such-thing';

const closed = everyCall.filter(({ call }) => call.role !== 'anyone');

const statusOf = async (who: BrowserClient, asked: ContractCall): Promise<number> => {
  const path = filledPath(asked, NOBODY);
  const { status } =
    asked.method === 'GET' ? await who.get(path) : await who.send(asked.method as 'POST', path, 'no object');
  return status;
};

/** The calls that somebody was answered otherwise than a rank below the least asks for. */
const letIn = async (
  who: BrowserClient,
  asked: readonly ContractCall[],
  refusal: number,
): Promise<string[]> => {
  const found: string[] = [];
  for (const one of asked) {
    const status = await statusOf(who, one);
    if (status !== refusal) found.push(`${one.key}: ${status}`);
  }
  return found;
};

describe('whatever call the contracts have', () => {
  it('a stranger is asked to log in by each that is not open', { timeout: 120_000 }, async () => {
    expect(await letIn(openBrowser(stack.url), closed, 401)).toEqual([]);
  });

  it.each(ROLES)('%s is refused each that is for a higher role', { timeout: 120_000 }, async (role) => {
    const who = await staffBrowser(stack, ACCOUNTS[role]);
    const higher = closed.filter(({ call }) => !hasRank(role, call.role));
    expect(await letIn(who, higher, 403)).toEqual([]);
  });

  it('an admin is asked for right input or told that there is no such thing, never to log in or turned into a fault', {
    timeout: 120_000,
  }, async () => {
    const admin = await staffBrowser(stack, ACCOUNTS.admin);
    const odd: string[] = [];
    for (const one of closed) {
      const status = await statusOf(admin, one);
      if (status === 401 || status >= 500) odd.push(`${one.key}: ${status}`);
    }
    expect(odd).toEqual([]);
  });
});
