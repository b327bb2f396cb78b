import { type Catalogue, textSetting } from '#shared/catalogue/catalogue.ts';
import type { User } from '#shared/users/user.ts';

const MOST_USERS = 3;

/**
 * Whether a user may export the outgoing-invoice ledger: one of those, three at most, that the setting names.
 * Source: back-office specification, section 6; docs/decisions.md, roles.
 */
export const mayExportLedger = (
  user: Pick<User, '_id'> | undefined,
  settings: Pick<Catalogue, 'settings'>,
): boolean => {
  const ids = textSetting(settings, 'rab_user_ids')
    .split(/[\s,;]+/)
    .filter(Boolean);
  return user !== undefined && ids.slice(0, MOST_USERS).includes(user._id);
};
