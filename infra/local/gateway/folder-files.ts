import { readFile, stat } from 'node:fs/promises';
import { extname, join, normalize, sep } from 'node:path';
import { etagOf, type FindFile, type StoredFile } from './stored-file.ts';

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

/** The built site in its folder, kept in memory and read again when a file changes. */
export const folderFiles = (folder: string): FindFile => {
  const files = new Map<string, StoredFile & { readonly changed: number }>();
  return async (path) => {
    const file = normalize(join(folder, path));
    if (!file.startsWith(folder + sep)) return undefined;
    const found = await stat(file).catch(() => undefined);
    if (!found?.isFile()) return undefined;
    const known = files.get(file);
    if (known?.changed === found.mtimeMs) return known;
    const data = await readFile(file);
    const fresh = {
      changed: found.mtimeMs,
      data,
      etag: etagOf(data),
      type: TYPES[extname(path).toLowerCase()] ?? 'application/octet-stream',
      cacheControl: path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
    };
    files.set(file, fresh);
    return fresh;
  };
};
