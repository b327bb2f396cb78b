import type { Answer } from '#test/support/browser-client.ts';

/** What an answer asked of the database, by the names of the operations, as the local stack tells it. */
const databaseCalls = ({ headers }: Answer): string => {
  const told = /database;desc="([^"]*)"/.exec(headers.get('server-timing') ?? '')?.[1];
  if (told === undefined) throw new Error('the answer does not tell what it asked of the database');
  return told;
};

const TRIES = 8;

/**
 * What a call asks of the database, side by side or one after the other. It is tried again while it asks for something
 * else: a function that is not warm, or whose catalogue another test has just edited, reads more, and a race for the
 * same item is run again.
 * @param expected the operations, with a space between them
 */
export const callsOf = async (
  expected: string,
  call: (attempt: number) => Promise<Answer>,
): Promise<string> => {
  let calls = '';
  for (let attempt = 0; attempt < TRIES && calls !== expected; attempt += 1) {
    const answer = await call(attempt);
    if (answer.status >= 300) throw new Error(`answered ${answer.status}: ${JSON.stringify(answer.body)}`);
    calls = databaseCalls(answer);
  }
  return calls;
};
