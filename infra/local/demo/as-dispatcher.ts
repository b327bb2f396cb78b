import { getUser } from '#functions/platform/data/user.ts';

/** What the use cases are given when a dispatcher of the demonstration calls them. */
export const asDispatcher = async (now: Date) => {
  const user = await getUser('demo-admin');
  if (!user) throw new Error('The demonstration has no dispatcher.');
  return {
    caller: { role: user.role, user, address: '127.0.0.1' },
    now,
    header: () => undefined,
    addCookie: () => undefined,
    once: { key: undefined, writes: [] },
  };
};
