import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { extname, join, normalize, sep } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { SiteAnswer, SiteRequest } from './site-request.ts';

const compressors = {
  br: (data: Buffer) => promisify(brotliCompress)(data, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: (data: Buffer) => promisify(gzip)(data),
} as const;

const TYPES: Readonly<Record<string, string>> = {
  '.avif': 'image/avif',
  '.css': 'text/css; charset=utf-8',
  '.gif': 'image/gif',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpeg': 'image/jpeg',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.map': 'application/json',
  '.mjs': 'text/javascript; charset=utf-8',
  '.pdf': 'application/pdf',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.ttf': 'font/ttf',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.xlsx': 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  '.xml': 'application/xml',
};
const COMPRESSIBLE = /^(text\/|application\/(json|xml|manifest)|image\/svg)/;
/** CloudFront compresses nothing smaller. */
const LEAST_COMPRESSED = 1_000;

type StoredFile = { readonly changed: number; readonly data: Buffer; readonly etag: string };

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

/** Serves the built site from memory, read again when a file changes. */
export const createStaticSite = (folder: string) => {
  const files = new Map<string, StoredFile>();
  const compressed = new Map<string, Promise<Buffer>>();

  const load = async (path: string): Promise<StoredFile | undefined> => {
    const decoded = decodedPath(path);
    const file = decoded === undefined ? undefined : normalize(join(folder, decoded));
    if (file === undefined || !file.startsWith(folder + sep)) return undefined;
    const found = await stat(file).catch(() => undefined);
    if (!found?.isFile()) return undefined;
    const known = files.get(file);
    if (known?.changed === found.mtimeMs) return known;
    const data = await readFile(file);
    const etag = `"${createHash('sha256').update(data).digest('base64url').slice(0, 22)}"`;
    const fresh = { changed: found.mtimeMs, data, etag };
    files.set(file, fresh);
    return fresh;
  };

  const compress = (encoding: 'br' | 'gzip', { data, etag }: StoredFile): Promise<Buffer> => {
    const key = `${encoding}${etag}`;
    const running = compressed.get(key) ?? compressors[encoding](data);
    compressed.set(key, running);
    return running;
  };

  /** @returns undefined when there is no such file. */
  return async (request: SiteRequest, path: string): Promise<SiteAnswer | undefined> => {
    const file = await load(path);
    if (file === undefined) return undefined;
    const type = TYPES[extname(path).toLowerCase()] ?? 'application/octet-stream';
    const isHashed = path.startsWith('/assets/');
    const headers = {
      'content-type': type,
      etag: file.etag,
      vary: 'accept-encoding',
      'cache-control': isHashed ? 'public, max-age=31536000, immutable' : 'no-cache',
    };
    if (request.headers['if-none-match']?.includes(file.etag)) return { status: 304, headers };
    const encoding = encodingFor(String(request.headers['accept-encoding'] ?? ''), type, file.data.length);
    if (encoding === undefined) return { status: 200, headers, body: file.data };
    const body = await compress(encoding, file);
    return { status: 200, headers: { ...headers, 'content-encoding': encoding }, body };
  };
};
