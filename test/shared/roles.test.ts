import { describe, expect, it } from 'vitest';
import { hasRank, ROLE_RANK, ROLES } from '#shared/roles.ts';

/** Who gets through where at least the role of the column is asked for. */
const TABLE = [
  //               anyone webclient agency emp    admin
  ['anyone', [true, false, false, false, false]],
  ['webclient', [true, true, false, false, false]],
  ['agency', [true, true, true, false, false]],
  ['emp', [true, true, true, true, false]],
  ['admin', [true, true, true, true, true]],
] as const;

describe('roles rank from webclient over agency and emp to admin', () => {
  it.each(TABLE)('%s passes %j', (role, expected) => {
    expect(ROLE_RANK.map((least) => hasRank(role, least))).toEqual(expected);
  });

  it('and a caller without a login has none of them', () => {
    expect(ROLES).toEqual(['webclient', 'agency', 'emp', 'admin']);
  });
});
