/** Reference data live at most this long in the browser (public specification, section 7). */
export const KEPT_FOR_MS = 2 * 60 * 60 * 1000;

const PREFIX = 'reference:';

type Kept = { readonly version: number; readonly at: number; readonly data: unknown };

const isKept = (value: unknown): value is Kept =>
  typeof value === 'object' && value !== null && 'version' in value && 'at' in value && 'data' in value;

const parse = (text: string | null): Kept | undefined => {
  try {
    const value: unknown = JSON.parse(text ?? 'null');
    return isKept(value) ? value : undefined;
  } catch {
    return undefined;
  }
};

/** What was kept under this name, unless it is older than 2 hours or of another catalogue version. */
export const readKept = <T>(storage: Storage, name: string, version: number, now: number): T | undefined => {
  const kept = parse(storage.getItem(PREFIX + name));
  const isFresh = kept && kept.version === version && now >= kept.at && now - kept.at < KEPT_FOR_MS;
  return isFresh ? (kept.data as T) : undefined;
};

/** Keeps data under a name; entries of other catalogue versions go at the same time. */
export const writeKept = (
  storage: Storage,
  name: string,
  entry: { version: number; now: number; data: unknown },
): void => {
  for (const key of Object.keys(storage)) {
    if (key.startsWith(PREFIX) && parse(storage.getItem(key))?.version !== entry.version) {
      storage.removeItem(key);
    }
  }
  const kept: Kept = { version: entry.version, at: entry.now, data: entry.data };
  storage.setItem(PREFIX + name, JSON.stringify(kept));
};

/** Drops everything that was kept under any name. */
export const forgetKept = (storage: Storage): void => {
  for (const key of Object.keys(storage)) {
    if (key.startsWith(PREFIX)) storage.removeItem(key);
  }
};
