import type { BookingProblem } from '#shared/orders/booking-errors.ts';
import { personalProblems } from '#shared/orders/personal-rules.ts';
import type { Draft } from '#web/public/booking/draft/draft.ts';

/**
 * Everything wrong with step 3. Whoever is logged in has an email and has accepted the terms (public
 * specification, section 5).
 */
export const personalProblemsOf = (draft: Draft, accountEmail: string | undefined): BookingProblem[] =>
  personalProblems(accountEmail === undefined ? draft : { ...draft, email: accountEmail, agb_privacy: true });
