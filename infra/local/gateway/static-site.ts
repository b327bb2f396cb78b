import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { SiteAnswer, SiteRequest } from './site-request.ts';
import type { FindFile, StoredFile } from './stored-file.ts';

const compressors = {
  br: (data: Buffer) => promisify(brotliCompress)(data, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: (data: Buffer) => promisify(gzip)(data),
} as const;

const COMPRESSIBLE = /^(text\/|application\/(json|xml|manifest)|image\/svg)/;
/** CloudFront compresses nothing smaller. */
const LEAST_COMPRESSED = 1_000;

const decodedPath = (path: string): string | undefined => {
  try {
    const decoded = decodeURIComponent(path);
    return decoded.includes('\0') ? undefined : decoded;
  } catch {
    return undefined;
  }
};

const encodingFor = (accepted: string, type: string, size: number): 'br' | 'gzip' | undefined => {
  if (size < LEAST_COMPRESSED || !COMPRESSIBLE.test(type)) return undefined;
  const names = accepted.split(',').map((part) => part.trim().split(';')[0]);
  return (['br', 'gzip'] as const).find((name) => names.includes(name));
};

/** Answers undefined when there is no such file. */
export type StaticSite = (request: SiteRequest, path: string) => Promise<SiteAnswer | undefined>;

/** Serves files as S3 behind CloudFront does: compressed, and by their ETag only when they changed. */
export const createStaticSite = (find: FindFile): StaticSite => {
  const compressed = new Map<string, Promise<Buffer>>();

  const compress = (encoding: 'br' | 'gzip', { data, etag }: StoredFile): Promise<Buffer> => {
    const key = `${encoding}${etag}`;
    const running = compressed.get(key) ?? compressors[encoding](data);
    compressed.set(key, running);
    return running;
  };

  return async (request, path) => {
    const decoded = decodedPath(path);
    const file = decoded === undefined ? undefined : await find(decoded);
    if (file === undefined) return undefined;
    const { type, etag } = file;
    const headers = {
      'content-type': type,
      etag,
      vary: 'accept-encoding',
      'cache-control': file.cacheControl,
    };
    if (request.headers['if-none-match']?.includes(etag)) return { status: 304, headers };
    const encoding = encodingFor(String(request.headers['accept-encoding'] ?? ''), type, file.data.length);
    if (encoding === undefined) return { status: 200, headers, body: file.data };
    const body = await compress(encoding, file);
    return { status: 200, headers: { ...headers, 'content-encoding': encoding }, body };
  };
};
