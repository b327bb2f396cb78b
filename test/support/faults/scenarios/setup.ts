import { ok } from '#test/support/booking-calls.ts';
import type { Scenario, World } from '#test/support/faults/scenario.ts';

type Versioned = { readonly _id: string; readonly version: number };

/** Two letters and more that only one case uses, from its number. */
const letters = (number: number): string =>
  [...String(number)].map((digit) => String.fromCharCode(65 + Number(digit))).join('');

/** A day far in the future that no other case prices. */
const farDay = ({ unique }: World): string => {
  const days = unique() - 100_000;
  return new Date(Date.UTC(2200, 0, 1 + days)).toISOString().slice(0, 10);
};
const pricesOf = async ({ admin }: World): Promise<object[]> =>
  ((await admin.get('/api/prices')).body as { code: string; price: number }[]).map(({ code, price }) => ({
    code,
    price,
  }));

const planned = async (world: World): Promise<string> => {
  const date = farDay(world);
  ok(await world.admin.send('PUT', `/api/prices/${date}`, { version: 0, prices: await pricesOf(world) }));
  return date;
};

const setting = async ({ admin }: World, key: string) =>
  ((await admin.get('/api/settings')).body as { key: string; value: string; version: number }[]).find(
    (row) => row.key === key,
  );

/** The short name and the numbers of what is added to the set-up, all its own. */
const languageOf = ({ unique }: World) => {
  const word = letters(unique());
  return {
    code: word.slice(-3).toLowerCase(),
    display_de: `Sprache ${word}`,
    display_en: `Language ${word}`,
    price: 15.5,
    active: false,
  };
};
const namesIn = ({ code, display_en }: ReturnType<typeof languageOf>): string[] => [
  display_en.slice('Language '.length),
  `"${code}"`,
];
const SIGNS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
/** Two signs that no airline has. */
const airlineOf = async ({ admin }: World) => {
  const { rows } = ok(await admin.send('POST', '/api/airlines/list', { limit: 500 }));
  const taken = new Set((rows as { code: string }[]).map(({ code }) => code));
  const codes = SIGNS.flatMap((first) => SIGNS.map((second) => first + second));
  const code = codes.findLast((one) => !taken.has(one)) ?? '';
  return { code, name: `Airline ${code}`, active: true };
};
const groupPriceOf = ({ unique }: World) => ({ key: `${letters(unique())} 1-9 DE/EN`, price: 54.5 });

const agencyShort = async ({ admin }: World): Promise<string> =>
  (ok(await admin.get('/api/jobs/getAllAgencies')).rows as { short: string }[])[0]?.short ?? '';

const groupPrice = async (world: World) => ({
  ...groupPriceOf(world),
  agency_short: await agencyShort(world),
});

const wordIn = ({ key }: { readonly key: string }): string => key.split(' ')[0] ?? '';

/** What a call has added to the set-up. */
export const added = async ({ admin }: World, path: string, body: object): Promise<Versioned> =>
  ok(await admin.send('POST', path, body)) as unknown as Versioned;

/** Prices, settings, languages, airlines and places. */
export const setupScenarios = {
  'POST /api/airlines/typeahead': 'reads',
  'POST /api/locations/getRelevantLocations': 'reads',
  'POST /api/search': 'reads',
  'PUT /api/prices': async (world) => {
    const vip = (price: number) => world.admin.send('PUT', '/api/prices', [{ code: 'vip', price }]);
    await vip(60);
    return { act: () => vip(61) };
  },
  'PUT /api/prices/{date}': async (world) => {
    const [date, prices] = [farDay(world), await pricesOf(world)];
    return { act: () => world.admin.send('PUT', `/api/prices/${date}`, { version: 0, prices }) };
  },
  'POST /api/prices/{date}/withdraw': async (world) => {
    const date = await planned(world);
    return { act: () => world.admin.send('POST', `/api/prices/${date}/withdraw`, { version: 1 }) };
  },
  'PUT /api/settings': async (world) => {
    const row = await setting(world, 'seller_phone');
    const body = [{ key: row?.key, version: row?.version, value: `+49 69 ${world.unique()}` }];
    return { act: () => world.admin.send('PUT', '/api/settings', body) };
  },
  'POST /api/languages': async (world) => {
    const body = languageOf(world);
    return { act: () => world.admin.send('POST', '/api/languages', body), names: namesIn(body) };
  },
  'PUT /api/languages/{id}': async (world) => {
    const body = languageOf(world);
    const { _id } = await added(world, '/api/languages', body);
    const change = { ...body, price: 17, version: 1 };
    return { act: () => world.admin.send('PUT', `/api/languages/${_id}`, change), names: namesIn(body) };
  },
  'POST /api/airlines': async (world) => {
    const body = await airlineOf(world);
    return { act: () => world.admin.send('POST', '/api/airlines', body), names: [`${body.code}`] };
  },
  'PUT /api/airlines/{id}': async (world) => {
    const body = await airlineOf(world);
    await added(world, '/api/airlines', body);
    const change = { ...body, name: `${body.name} Air`, version: 1 };
    return {
      act: () => world.admin.send('PUT', `/api/airlines/${body.code}`, change),
      names: [`${body.code}`],
    };
  },
  'POST /api/groupPrices': async (world) => {
    const body = await groupPrice(world);
    return { act: () => world.admin.send('POST', '/api/groupPrices', body), names: [wordIn(body)] };
  },
  'PUT /api/groupPrices/{id}': async (world) => {
    const body = await groupPrice(world);
    const { _id } = await added(world, '/api/groupPrices', body);
    const change = { ...body, price: 60, version: 1 };
    return { act: () => world.admin.send('PUT', `/api/groupPrices/${_id}`, change), names: [wordIn(body)] };
  },
  'DELETE /api/groupPrices/{id}': async (world) => {
    const body = await groupPrice(world);
    const { _id } = await added(world, '/api/groupPrices', body);
    return { act: () => world.admin.send('DELETE', `/api/groupPrices/${_id}`), names: [wordIn(body)] };
  },
} satisfies Record<string, Scenario | 'reads'>;
