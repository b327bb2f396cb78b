import { Button } from '@mantine/core';
import IconRefresh from '@tabler/icons-react/icons/IconRefresh';
import { useMemo } from 'react';
import useSWR from 'swr';
import { FilterDrawer } from '#web/back-office/components/records/filter-drawer.tsx';
import { NoRecords } from '#web/back-office/components/records/no-records.tsx';
import { PagedTable } from '#web/back-office/components/records/paged-table.tsx';
import classes from '#web/back-office/components/records/records.module.css';
import { useOpenRecord } from '#web/back-office/components/records/use-open-record.ts';
import { ScreenHelp } from '#web/back-office/components/screen-help.tsx';
import { useTexts } from '#web/back-office/language/office-language.ts';
import { Chipped } from '#web/back-office/texts/chipped.tsx';
import {
  categoryWord,
  emailColumns,
  Status,
  TitleButton,
} from '#web/back-office/texts/emails/email-columns.tsx';
import { EmailEdit } from '#web/back-office/texts/emails/email-edit.tsx';
import { EmailFilters } from '#web/back-office/texts/emails/email-filters.tsx';
import {
  type EmailTable,
  PANEL,
  readEmail,
  useEmails,
  useEmailTable,
} from '#web/back-office/texts/emails/use-emails.ts';
import { listOf } from '#web/back-office/texts/list-of.ts';
import own from '#web/back-office/texts/texts.module.css';

type Found = ReturnType<typeof useEmails>;
type Props = { table: EmailTable; found: Found; onOpen: (id: string) => void };

const EmailList = ({ table, found, onOpen }: Props) => {
  const { t } = useTexts();
  const columns = useMemo(() => emailColumns(t, onOpen), [t, onOpen]);
  return (
    <PagedTable
      state={table}
      records={listOf(found)}
      errorTitle={t('office.emails.failed')}
      none={<NoRecords text={t('office.emails.none')} onClear={table.clear} />}
      label={t('office.emails.title')}
      columns={columns}
      rowId={({ _id }) => _id}
      groupKey={({ category }) => (table.sorting[0]?.id === 'category' ? category : '')}
      groupHead={({ key }) => (key ? categoryWord(key, t) : t('office.emails.title'))}
      card={(row) => (
        <article className={own.card} aria-label={row.title}>
          <TitleButton row={row} onOpen={onOpen} />
          <span>
            <Chipped text={row.languages.en.subject} />
          </span>
          <span>
            {categoryWord(row.category, t)}, <Status row={row} />
          </span>
        </article>
      )}
      shown={(first, last, count) => t('office.emails.shown', { first, last, count })}
    />
  );
};

/** The templates of mails, filtered and edited. */
const EmailsScreen = () => {
  const { t } = useTexts();
  const table = useEmailTable();
  const found = useEmails(table);
  const { id, open, close } = useOpenRecord(PANEL, /^[a-z_]{1,60}$/);
  const row = useSWR(id && ['email', id], () => readEmail(id ?? ''), {
    revalidateOnFocus: false,
    revalidateOnReconnect: false,
  }).data;
  return (
    <>
      <title>{`${t('office.emails.title')} – ${t('office.brand')}`}</title>
      <header className={classes.head}>
        <h1>{t('office.emails.title')}</h1>
        <ScreenHelp text="office.emails.help" />
        <FilterDrawer
          count={Object.values(table.filter).filter(Boolean).length}
          showLabel={t('office.emails.show')}
        >
          <EmailFilters table={table} />
        </FilterDrawer>
        <span className={classes.end}>
          <Button
            variant="default"
            leftSection={<IconRefresh size={18} stroke={1.9} aria-hidden />}
            onClick={table.clearTable}
          >
            {t('office.texts.clear')}
          </Button>
        </span>
      </header>
      <div className={classes.bar}>
        <EmailFilters table={table} />
      </div>
      <EmailList table={table} found={found} onOpen={open} />
      {row && (
        <EmailEdit
          key={`${row._id} ${row.version}`}
          row={row}
          isOpen={row._id === id}
          onClose={close}
          reread={found.mutate}
        />
      )}
    </>
  );
};
export default EmailsScreen;
