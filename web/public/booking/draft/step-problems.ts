import type { AirportTime } from '#shared/calendar-date.ts';
import type { BookingProblem } from '#shared/orders/booking-errors.ts';
import { personalProblems } from '#shared/orders/personal-rules.ts';
import { type ServiceOffer, serviceProblems } from '#shared/orders/service-rules.ts';
import { travelProblems } from '#shared/orders/travel-rules.ts';
import type { Draft } from '#web/public/booking/draft/draft.ts';
import { serviceInputOf, travelInputOf } from '#web/public/booking/draft/step-bodies.ts';

/** Everything wrong with step 1, by the same rules as on the server. */
export const travelProblemsOf = (draft: Draft, now: AirportTime): BookingProblem[] => {
  const problems = travelProblems(travelInputOf(draft), now);
  const isVip = draft.selected_service === 'vip';
  return isVip ? [...problems, { field: 'selected_service', code: 'service.vip_unavailable' }] : problems;
};

/** Everything wrong with step 2. Without a service there is nothing else to check. */
export const serviceProblemsOf = (draft: Draft, offer: ServiceOffer): BookingProblem[] => {
  const input = serviceInputOf(draft);
  if (!input || !draft.airport) return [{ field: 'selected_service', code: 'service.empty' }];
  return serviceProblems(input, draft.airport, offer);
};

/**
 * Everything wrong with step 3. Whoever is logged in has an email and has accepted the terms (public
 * specification, section 5).
 */
export const personalProblemsOf = (draft: Draft, accountEmail: string | undefined): BookingProblem[] =>
  personalProblems(accountEmail === undefined ? draft : { ...draft, email: accountEmail, agb_privacy: true });
