import type { AirportTime } from '#shared/calendar-date.ts';
import type { BookingProblem } from '#shared/orders/booking-errors.ts';
import { travelProblems } from '#shared/orders/travel-rules.ts';
import type { Draft } from '#web/public/booking/draft/draft.ts';
import { travelInputOf } from '#web/public/booking/draft/step-bodies.ts';

/** Everything wrong with step 1, by the same rules as on the server. */
export const travelProblemsOf = (draft: Draft, now: AirportTime): BookingProblem[] => {
  const problems = travelProblems(travelInputOf(draft), now);
  const isVip = draft.selected_service === 'vip';
  return isVip ? [...problems, { field: 'selected_service', code: 'service.vip_unavailable' }] : problems;
};
