import { describe, expect, it } from 'vitest';
import { airportsInScope } from '#shared/users/airport-scope.ts';

describe('the airports that a user may see and change', () => {
  it.each([
    { airport_id: 1, access_permission: 1, airports: [1, 2] },
    { airport_id: 1, access_permission: 2, airports: [1, 2] },
    { airport_id: 1, access_permission: undefined, airports: [1, 2] },
    { airport_id: 2, access_permission: 1, airports: [2] },
    { airport_id: 2, access_permission: 2, airports: [1, 2] },
    { airport_id: 2, access_permission: undefined, airports: [2] },
    { airport_id: undefined, access_permission: 1, airports: [1, 2] },
    { airport_id: undefined, access_permission: 2, airports: [1, 2] },
  ] as const)(
    'are $airports for airport $airport_id with permission $access_permission',
    ({ airports, ...user }) => {
      expect(airportsInScope(user)).toEqual(airports);
    },
  );
});
