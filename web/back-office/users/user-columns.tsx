import { ActionIcon } from '@mantine/core';
import IconPencil from '@tabler/icons-react/icons/IconPencil';
import IconTrash from '@tabler/icons-react/icons/IconTrash';
import { createColumnHelper } from '@tanstack/react-table';
import type { CsvColumn } from '#web/back-office/components/record-table/csv.ts';
import type {
  RecordColumns,
  recordFeatures,
} from '#web/back-office/components/record-table/record-features.ts';
import classes from '#web/back-office/components/records/records.module.css';
import { type Translate, useTexts } from '#web/back-office/language/office-language.ts';
import type { UserRow } from '#web/back-office/users/use-users.ts';
import { useUserActs } from '#web/back-office/users/user-acts.tsx';
import own from '#web/back-office/users/users.module.css';

/** A row with its number in the list. */
export type NumberedUser = UserRow & { readonly number: number };

const column = createColumnHelper<typeof recordFeatures, NumberedUser>();

const Name = ({ user }: { user: UserRow }) => {
  const { t } = useTexts();
  return (
    <>
      <b>{user.name}</b>
      {user.must_change_password && <small>{t('office.users.waits')}</small>}
    </>
  );
};

export const UserActions = ({ user }: { user: UserRow }) => {
  const { t } = useTexts();
  const { edit, remove } = useUserActs();
  const words = { name: user.name };
  return (
    <span className={classes.cardEnd}>
      <ActionIcon
        variant="subtle"
        size={36}
        aria-label={t('office.users.edit', words)}
        onClick={() => edit(user)}
      >
        <IconPencil size={19} stroke={1.9} aria-hidden />
      </ActionIcon>
      <ActionIcon
        variant="subtle"
        size={36}
        color="red"
        aria-label={t('office.users.delete', words)}
        onClick={() => remove(user)}
      >
        <IconTrash size={19} stroke={1.9} aria-hidden />
      </ActionIcon>
    </span>
  );
};

/** Back-office specification, section 2: #, Name, Email, Role. */
export const userColumns = (t: Translate): RecordColumns<NumberedUser> =>
  column.columns([
    column.display({
      id: 'number',
      header: t('office.users.column.number'),
      cell: ({ row }) => row.original.number,
    }),
    column.display({
      id: 'name',
      header: t('office.users.column.name'),
      cell: ({ row }) => <Name user={row.original} />,
      meta: { isRowHeader: true },
    }),
    column.display({
      id: 'email',
      header: t('office.users.column.email'),
      cell: ({ row }) => row.original.email,
    }),
    column.display({
      id: 'role',
      header: t('office.users.column.role'),
      cell: ({ row }) => t(`office.users.role.${row.original.role}`),
    }),
    column.display({
      id: 'actions',
      header: t('office.users.column.actions'),
      cell: ({ row }) => (
        <span className={own.inRow}>
          <UserActions user={row.original} />
        </span>
      ),
      meta: { isAction: true },
    }),
  ]);

/** The same for narrow windows. */
export const UserCard = ({ user }: { user: NumberedUser }) => {
  const { t } = useTexts();
  return (
    <article className={classes.card} aria-label={user.name}>
      <div>
        <span>
          <Name user={user} />
        </span>
        <span>{t(`office.users.role.${user.role}`)}</span>
      </div>
      <div>
        <span>{user.email}</span>
        <UserActions user={user} />
      </div>
    </article>
  );
};

export const usersCsv = (t: Translate): readonly CsvColumn<UserRow>[] => [
  { head: t('office.users.column.name'), value: ({ name }) => name },
  { head: t('office.users.column.email'), value: ({ email }) => email },
  { head: t('office.users.column.role'), value: ({ role }) => t(`office.users.role.${role}`) },
];
