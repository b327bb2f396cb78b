import { useSyncExternalStore } from 'react';
import { type Draft, EMPTY_DRAFT } from '#web/public/booking/draft/draft.ts';
import { draftFrom, draftToText } from '#web/public/booking/draft/draft-storage.ts';

const KEY = 'booking';
const listeners = new Set<() => void>();
let current: Draft | undefined;

const readStored = (): Draft => {
  try {
    return draftFrom(sessionStorage.getItem(KEY));
  } catch {
    return EMPTY_DRAFT;
  }
};

const store = (draft: Draft): void => {
  try {
    if (draft === EMPTY_DRAFT) sessionStorage.removeItem(KEY);
    else sessionStorage.setItem(KEY, draftToText(draft));
  } catch {
    // Without storage the draft lives as long as the page.
  }
};

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** The draft of this tab: it survives a reload, and other tabs have their own. */
export const currentDraft = (): Draft => {
  current ??= readStored();
  return current;
};

/** Changes the draft and stores it at once. */
export const changeDraft = (change: (draft: Draft) => Draft): void => {
  const changed = change(currentDraft());
  if (changed === current) return;
  current = changed;
  store(changed);
  for (const listener of listeners) listener();
};

/** The order is placed: its draft does not come back, wherever the page is left to from here. */
export const forgetStoredDraft = (): void => store(EMPTY_DRAFT);

export const useDraft = (): Draft => useSyncExternalStore(subscribe, currentDraft, () => EMPTY_DRAFT);
