import type { Fetch } from '#test/support/fetch-from.ts';

/** What a test looks at of an answer. */
export type Answer = {
  readonly status: number;
  readonly headers: Headers;
  /** The parsed JSON, or the text when it is none, or undefined without a body. */
  readonly body: unknown;
};

export type BrowserClient = {
  readonly get: (path: string, headers?: Record<string, string>) => Promise<Answer>;
  readonly send: (
    method: 'POST' | 'PUT' | 'PATCH' | 'DELETE',
    path: string,
    body?: unknown,
    headers?: Record<string, string>,
  ) => Promise<Answer>;
  /** By name: what the site has set and not taken back. */
  readonly cookies: ReadonlyMap<string, string>;
};

const parsed = (text: string): unknown => {
  if (text === '') return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
};

const isTakenBack = (line: string): boolean => {
  const expires = /;\s*expires=([^;]+)/i.exec(line)?.[1];
  return /;\s*max-age=(0|-)/i.test(line) || (expires !== undefined && Date.parse(expires) <= Date.now());
};

const manualFetch: Fetch = (url, init) => fetch(url, { ...init, redirect: 'manual' });

/**
 * Talks to the API as a browser on the site does: keeps cookies, sends JSON, says where its calls come from. Each has
 * cookies of its own, so that two of them are two visitors.
 * @param send how its calls travel: from this machine's usual address unless said
 * @param kept cookies that it has from another visit
 */
export const openBrowser = (
  siteUrl: string,
  send: Fetch = manualFetch,
  kept: Iterable<readonly [string, string]> = [],
): BrowserClient => {
  const cookies = new Map(kept);

  const keepCookies = (headers: Headers): void => {
    for (const line of headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (isTakenBack(line)) cookies.delete(name);
      else cookies.set(name, value);
    }
  };

  const call = async (
    path: string,
    init: { method: string; body?: string },
    own: Record<string, string>,
  ): Promise<Answer> => {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const response = await send(siteUrl + path, {
      ...init,
      headers: {
        origin: siteUrl,
        'sec-fetch-site': 'same-origin',
        ...(cookie && { cookie }),
        ...(init.body !== undefined && { 'content-type': 'application/json' }),
        ...own,
      },
    });
    keepCookies(response.headers);
    return { status: response.status, headers: response.headers, body: parsed(await response.text()) };
  };

  return {
    cookies,
    get: (path, headers = {}) => call(path, { method: 'GET' }, headers),
    send: (method, path, body, headers = {}) =>
      call(path, { method, ...(body !== undefined && { body: JSON.stringify(body) }) }, headers),
  };
};
