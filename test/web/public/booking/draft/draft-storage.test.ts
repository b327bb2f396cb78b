import { describe, expect, it } from 'vitest';
import { EMPTY_DRAFT } from '#web/public/booking/draft/draft.ts';
import { DRAFT_VERSION, draftFrom, draftToText } from '#web/public/booking/draft/draft-storage.ts';

describe('the draft of a tab', () => {
  it('comes back from storage as it was', () => {
    const draft = { ...EMPTY_DRAFT, airport: 2 as const, name_sign: 'Ms Tanaka', hours: 0 };
    expect(draftFrom(draftToText(draft))).toEqual(draft);
  });

  it('is dropped when an older page stored another shape', () => {
    const older = JSON.stringify({ version: DRAFT_VERSION - 1, draft: { airport: 1 } });
    expect(draftFrom(older)).toBe(EMPTY_DRAFT);
  });

  it.each([null, '', '{', '[]', '"text"', JSON.stringify({ version: DRAFT_VERSION })])(
    'begins anew from %j',
    (text) => {
      expect(draftFrom(text)).toBe(EMPTY_DRAFT);
    },
  );
});
