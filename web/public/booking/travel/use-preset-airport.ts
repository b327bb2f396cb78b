import { useEffect } from 'react';
import { useSession } from '#web/common/session.ts';
import { changeTravel } from '#web/public/booking/draft/draft-changes.ts';
import { changeDraft } from '#web/public/booking/draft/draft-store.ts';

/** A logged-in user who has an airport finds it chosen (public specification, section 6). */
export const usePresetAirport = (): void => {
  const { user } = useSession();
  const airport = user?.airport_id;
  useEffect(() => {
    if (!airport) return;
    changeDraft((draft) => (draft.airport ? draft : changeTravel(draft, { airport })));
  }, [airport]);
};
