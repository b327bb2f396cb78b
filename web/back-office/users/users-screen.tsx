import { Button } from '@mantine/core';
import IconPlus from '@tabler/icons-react/icons/IconPlus';
import { useMemo } from 'react';
import { allRecords } from '#web/back-office/components/records/all-records.ts';
import { FilterDrawer } from '#web/back-office/components/records/filter-drawer.tsx';
import { NoRecords } from '#web/back-office/components/records/no-records.tsx';
import { PagedTable } from '#web/back-office/components/records/paged-table.tsx';
import classes from '#web/back-office/components/records/records.module.css';
import { TableTools } from '#web/back-office/components/records/table-tools.tsx';
import { ScreenHelp } from '#web/back-office/components/screen-help.tsx';
import { useTexts } from '#web/back-office/language/office-language.ts';
import {
  MOST_USERS_TURNED,
  type UserFilterState,
  type Users,
  userCalls,
  useUserFilter,
  useUsers,
  whereOf,
} from '#web/back-office/users/use-users.ts';
import { UserActsProvider, useUserActs } from '#web/back-office/users/user-acts.tsx';
import { UserCard, userColumns, usersCsv } from '#web/back-office/users/user-columns.tsx';
import { UserFilters } from '#web/back-office/users/user-filters.tsx';
import own from '#web/back-office/users/users.module.css';

const AddButton = () => {
  const { t } = useTexts();
  const { add } = useUserActs();
  return (
    <Button leftSection={<IconPlus size={18} stroke={1.9} aria-hidden />} onClick={add}>
      {t('office.users.add')}
    </Button>
  );
};

const UsersList = ({ state, users }: { state: UserFilterState; users: Users }) => {
  const { t } = useTexts();
  const { rows, count: all } = users;
  const count = all === undefined ? undefined : Math.min(all, MOST_USERS_TURNED);
  const columns = useMemo(() => userColumns(t), [t]);
  const { pageIndex, pageSize } = state.pagination;
  const numbered = useMemo(
    () => rows?.map((row, place) => ({ ...row, number: pageIndex * pageSize + place + 1 })),
    [rows, pageIndex, pageSize],
  );
  return (
    <PagedTable
      state={state}
      records={{ ...users, rows: numbered, count }}
      errorTitle={t('office.users.error')}
      above={
        (all ?? 0) > MOST_USERS_TURNED && (
          <p className={own.most}>{t('office.users.most', { count: all ?? 0, most: MOST_USERS_TURNED })}</p>
        )
      }
      none={<NoRecords text={t('office.users.none')} onClear={state.isPreset ? undefined : state.clear} />}
      label={t('office.users.title')}
      columns={columns}
      rowId={({ _id }) => _id}
      groupKey={({ role }) => role}
      groupHead={({ rows: ofRole }) => (
        <span className={classes.day}>
          <b>{ofRole[0] && t(`office.users.roles.${ofRole[0].role}`)}</b>
        </span>
      )}
      card={(user) => <UserCard user={user} />}
      shown={(first, last, total) => t('office.users.shown', { first, last, count: total })}
    />
  );
};

/** Everybody who can log in; only for admins. */
const UsersScreen = () => {
  const { t } = useTexts();
  const state = useUserFilter();
  const users = useUsers(state);
  const { filter } = state;
  const used = [filter.name, filter.email, filter.roles.length].filter(Boolean).length;
  return (
    <UserActsProvider reread={users.reread}>
      <title>{`${t('office.users.title')} – ${t('office.brand')}`}</title>
      <header className={classes.head}>
        <h1>{t('office.users.title')}</h1>
        <ScreenHelp text="office.users.help" />
        <FilterDrawer count={used} showLabel={t('office.users.show')}>
          <UserFilters state={state} />
        </FilterDrawer>
        <TableTools
          fileName={t('office.users.title')}
          columns={usersCsv(t)}
          load={() => allRecords(userCalls, whereOf(filter), 'date')}
          cutWords={(shown, all) => t('office.users.cut', { shown, all })}
          onClear={state.clearTable}
          onClearTemporarily={state.clearTemporarily}
        >
          <AddButton />
        </TableTools>
      </header>
      <div className={classes.bar}>
        <UserFilters state={state} />
      </div>
      <UsersList state={state} users={users} />
    </UserActsProvider>
  );
};
export default UsersScreen;
