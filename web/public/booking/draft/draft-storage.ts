import { type Draft, EMPTY_DRAFT } from '#web/public/booking/draft/draft.ts';

/** Raise it whenever the shape of a draft changes: what an older page stored is dropped then. */
export const DRAFT_VERSION = 2;

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const parsed = (text: string | null): unknown => {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
};

/** The stored draft; an empty one when there is none, or it is damaged or of another version. */
export const draftFrom = (text: string | null): Draft => {
  const stored = parsed(text);
  if (!isObject(stored) || stored.version !== DRAFT_VERSION || !isObject(stored.draft)) {
    return EMPTY_DRAFT;
  }
  // JSON leaves undefined fields out; the empty draft brings them back.
  return { ...EMPTY_DRAFT, ...(stored.draft as Partial<Draft>) };
};

/** A draft as text for the tab's storage. */
export const draftToText = (draft: Draft): string => JSON.stringify({ version: DRAFT_VERSION, draft });
