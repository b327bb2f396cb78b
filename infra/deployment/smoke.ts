/** One look at a running installation from outside. */
type Check = {
  readonly what: string;
  readonly path: string;
  /** @returns what is wrong, or nothing. */
  readonly wrong: (answer: Response, body: string) => string | false;
};

/** A page that is no fault: fresh installations take a while until the first call of a function has loaded it. */
const PATIENCE_MS = 20_000;

const holds = (part: string) => (answer: Response, body: string) =>
  (answer.status !== 200 && `answered ${answer.status}`) ||
  (!body.includes(part) && `says nothing of ${part}`);

const secured = (answer: Response): string | false => {
  const wanted = [
    'content-security-policy',
    'strict-transport-security',
    'x-content-type-options',
    'x-frame-options',
    'referrer-policy',
  ];
  const missing = wanted.filter((name) => !answer.headers.has(name));
  return missing.length > 0 && `lacks ${missing.join(', ')}`;
};

/** What must be true before anybody is told the address; all of it only reads. */
const CHECKS: readonly Check[] = [
  { what: 'The home page opens', path: '/en', wrong: holds('<main') },
  { what: 'Its headers protect it', path: '/en', wrong: secured },
  { what: 'The terms are there', path: '/de/agb', wrong: holds('<h1') },
  { what: 'The back office opens', path: '/admin/orders', wrong: holds('noindex') },
  {
    what: 'A page that does not exist says so',
    path: '/en/no-such-page',
    wrong: ({ status }) => status !== 404 && `answered ${status}`,
  },
  { what: 'Airports can be booked', path: '/api/airports/en', wrong: holds('FRA') },
  { what: 'There are prices', path: '/api/prices', wrong: holds('person_base') },
  { what: 'The provider’s host is known', path: '/api/general/getEnv', wrong: holds('payment_widget_host') },
  {
    what: 'Orders are not for strangers',
    path: '/api/orders',
    wrong: ({ status }) => status !== 401 && `answered ${status}`,
  },
];

/**
 * Looks at an installation as a stranger would, without changing anything.
 *
 * @param url the site's address without a slash at the end
 * @returns a line for each check that failed; none when the installation works.
 */
export const smokeFaults = async (url: string, say: (line: string) => void): Promise<string[]> => {
  const faults: string[] = [];
  for (const { what, path, wrong } of CHECKS) {
    const fault = await fetch(`${url}${path}`, { signal: AbortSignal.timeout(PATIENCE_MS) }).then(
      async (answer) => wrong(answer, await answer.text()),
      (error: unknown) => String(error),
    );
    if (fault) faults.push(`${what}: ${path} ${fault}`);
    say(`${fault ? 'FAILED' : 'ok'}: ${what}${fault ? `: ${path} ${fault}` : ''}`);
  }
  return faults;
};
