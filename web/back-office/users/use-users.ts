import type { ReceivedOf } from '#shared/http/contract.ts';
import type { Role } from '#shared/roles.ts';
import type { UserDeskApi } from '#shared/users/user-desk-api.ts';
import { usePagedRecords } from '#web/back-office/components/records/use-paged-records.ts';
import { useTableFilter } from '#web/back-office/components/records/use-table-filter.ts';
import { apiClient } from '#web/common/call-api.ts';

const call = apiClient<UserDeskApi>();

export type UserRow = ReceivedOf<UserDeskApi['POST /api/users/list']>['rows'][number];

/** The roles as the toggles have them (back-office specification, section 2). */
export const ROLE_TOGGLES = ['admin', 'agency', 'webclient', 'emp'] as const satisfies readonly Role[];

/** The server turns pages no further than here. */
export const MOST_USERS_TURNED = 10_000;

/** An empty text or no role at all leaves nobody out. */
export type UserFilter = { readonly name: string; readonly email: string; readonly roles: readonly Role[] };
type UserWhere = { name?: string; email?: string; role?: Role[] };

const PRESET: UserFilter = { name: '', email: '', roles: [] };

const PANELS: readonly string[] = [];

const readFilter = (search: URLSearchParams): UserFilter => ({
  name: search.get('name') ?? '',
  email: search.get('email') ?? '',
  roles: ROLE_TOGGLES.filter((role) => (search.get('roles') ?? '').split(',').includes(role)),
});

const writeFilter = ({ name, email, roles }: UserFilter): URLSearchParams =>
  new URLSearchParams({
    ...(name && { name }),
    ...(email && { email }),
    ...(roles.length > 0 && { roles: roles.join(',') }),
  });

export const whereOf = ({ name, email, roles }: UserFilter): UserWhere => ({
  ...(name && { name }),
  ...(email && { email }),
  ...(roles.length > 0 && { role: [...roles] }),
});

/** The calls of the list; the server has one order, by role and name. */
export const userCalls = {
  name: 'users',
  list: ({ offset, limit, where }: { offset: number; limit: number; where: UserWhere }) =>
    call('POST /api/users/list', { body: { offset, limit, where } }),
  count: (where: UserWhere) => call('POST /api/users/count', { body: { where } }),
};

/** The filter and page of the list; they live in the address. */
export const useUserFilter = () =>
  useTableFilter<UserFilter>({
    tableName: 'users',
    panels: PANELS,
    preset: PRESET,
    read: readFilter,
    write: writeFilter,
  });
export type UserFilterState = ReturnType<typeof useUserFilter>;

/** The users of a filter, page by page. @see usePagedRecords */
export const useUsers = (state: UserFilterState) => usePagedRecords(userCalls, whereOf(state.filter), state);
export type Users = ReturnType<typeof useUsers>;
