import type { Behaviour, Distribution, Origin } from '../template/distribution.ts';
import type { HeaderRule } from '../template/headers-policy.ts';
import { createEdgeFunction } from './edge-function.ts';
import type { createHttpApi } from './http-api.ts';
import { jsonAnswer, type SiteAnswer, type SiteRequest } from './site-request.ts';
import type { StaticSite } from './static-site.ts';

type Origins = {
  readonly api: ReturnType<typeof createHttpApi>;
  /** What serves a bucket's files. */
  readonly filesOf: (bucket: string) => StaticSite;
};

const NOT_FOUND: SiteAnswer = {
  status: 404,
  headers: { 'content-type': 'text/plain; charset=utf-8' },
  body: 'Not Found',
};

/** CloudFront's path patterns: `*` any text, `?` one character, a missing slash at the start implied. */
const patternOf = (pathPattern: string): RegExp => {
  const escaped = pathPattern
    .replace(/[.+^${}()|[\]\\]/g, '\\$&')
    .replaceAll('*', '.*')
    .replaceAll('?', '.');
  return new RegExp(`^/?${escaped.replace(/^\//, '')}$`);
};

const withRules = (answer: SiteAnswer, rules: readonly HeaderRule[]): SiteAnswer => {
  const headers = { ...answer.headers };
  for (const { name, value, override } of rules) {
    if (value === undefined) delete headers[name];
    else if (override || headers[name] === undefined) headers[name] = value;
  }
  return { ...answer, headers };
};

/** The distribution at work: behaviour by path, viewer function, origins, headers policy. */
export const createEdge = (distribution: Distribution, { api, filesOf }: Origins) => {
  const behaviours = distribution.behaviours.map((behaviour) => ({
    behaviour,
    pattern: patternOf(behaviour.pathPattern),
    viewerRequest:
      behaviour.viewerRequest === undefined ? undefined : createEdgeFunction(behaviour.viewerRequest),
  }));

  const fromBucket = async (
    request: SiteRequest,
    bucket: string,
    originPath: string,
  ): Promise<SiteAnswer> => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return jsonAnswer(405, 'Method Not Allowed');
    const path = request.path === '/' ? `/${distribution.rootObject}` : request.path;
    return (await filesOf(bucket)(request, originPath + path)) ?? NOT_FOUND;
  };

  const fromOrigin = ({ bucket, originPath, originHeaders }: Origin, request: SiteRequest, body: Buffer) =>
    bucket === undefined
      ? api({ ...request, headers: { ...request.headers, ...originHeaders } }, body)
      : fromBucket(request, bucket, originPath);

  const fromOrigins = async (
    { origins, failoverStatuses }: Behaviour,
    request: SiteRequest,
    body: Buffer,
  ): Promise<SiteAnswer> => {
    const [first, second] = origins;
    const answer = first === undefined ? NOT_FOUND : await fromOrigin(first, request, body);
    return second !== undefined && failoverStatuses.includes(answer.status)
      ? fromOrigin(second, request, body)
      : answer;
  };

  return async (request: SiteRequest, body: Buffer): Promise<SiteAnswer> => {
    const chosen = behaviours.find(({ pattern }) => pattern.test(request.path));
    if (chosen === undefined) return jsonAnswer(404, 'Not Found');
    const seen = await (chosen.viewerRequest?.(request) ?? request);
    // The headers policy does not reach what the function answers itself.
    if ('status' in seen) return seen;
    return withRules(await fromOrigins(chosen.behaviour, seen, body), chosen.behaviour.headers);
  };
};
