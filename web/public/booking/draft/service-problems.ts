import type { BookingProblem } from '#shared/orders/booking-errors.ts';
import { type ServiceOffer, serviceProblems } from '#shared/orders/service-rules.ts';
import type { Draft } from '#web/public/booking/draft/draft.ts';
import { serviceInputOf } from '#web/public/booking/draft/step-bodies.ts';

/** Everything wrong with step 2. Without a service there is nothing else to check. */
export const serviceProblemsOf = (draft: Draft, offer: ServiceOffer): BookingProblem[] => {
  const input = serviceInputOf(draft);
  if (!input || !draft.airport) return [{ field: 'selected_service', code: 'service.empty' }];
  return serviceProblems(input, draft.airport, offer);
};
