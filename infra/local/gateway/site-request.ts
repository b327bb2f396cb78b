import type { IncomingHttpHeaders } from 'node:http';

/** A viewer's request on its way through the edge; the CloudFront Function may change path, query and headers. */
export type SiteRequest = {
  readonly method: string;
  readonly path: string;
  /** Without the question mark. */
  readonly query: string;
  readonly headers: IncomingHttpHeaders;
  readonly viewer: string;
};

export type SiteAnswer = {
  readonly status: number;
  /** Lower-case names; a list writes several lines (set-cookie). */
  readonly headers: Readonly<Record<string, string | readonly string[]>>;
  readonly body?: Buffer | string;
};

export const jsonAnswer = (status: number, message: string): SiteAnswer => ({
  status,
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify({ message }),
});
