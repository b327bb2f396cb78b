import { AIRPORTS, type AirportId } from '#shared/catalogue/airport-ids.ts';
import type { User } from '#shared/users/user.ts';

/** A permission of 2 opens both airports; 1 keeps a user to the airport of its own. */
const BOTH_AIRPORTS = 2;

/**
 * The airports whose orders and jobs a user may see and change. A user of Munich with permission 1 is kept to
 * Munich; everybody else sees both. Source: back-office specification, section 6.
 */
export const airportsInScope = (
  user: Pick<User, 'airport_id' | 'access_permission'> | undefined,
): AirportId[] => {
  const isMunichOnly = user?.airport_id === 2 && (user.access_permission ?? 1) < BOTH_AIRPORTS;
  return isMunichOnly ? [2] : AIRPORTS.map(({ _id }) => _id);
};
