import { Button } from '@mantine/core';
import IconPlus from '@tabler/icons-react/icons/IconPlus';
import { type ReactNode, useState } from 'react';
import { Panel } from '#web/back-office/agencies/form/panel.tsx';
import { PageError } from '#web/back-office/components/page-error.tsx';
import { PanelLoading } from '#web/back-office/components/records/panel-loading.tsx';
import { useTexts } from '#web/back-office/language/office-language.ts';

/** Which dialog is open, and on which row; a form without one adds. */
export type OpenEntry<R> = { readonly act: 'form' | 'remove'; readonly row?: R };

type Props<R> = {
  title: string;
  note: string;
  addText: string;
  emptyText: string;
  /** Undefined while they are on their way. */
  rows: readonly R[] | undefined;
  error: unknown;
  reread: () => Promise<unknown>;
  table: (rows: readonly R[], open: (entry: OpenEntry<R>) => void) => ReactNode;
  dialog: (entry: OpenEntry<R>, close: () => void) => ReactNode;
};

/** What was agreed with an agency: a list, and dialogs that add, change and remove. */
export const EntriesPanel = <R extends { readonly _id: string }>(props: Props<R>) => {
  const { title, note, addText, emptyText, rows, error, reread, table, dialog } = props;
  const { t } = useTexts();
  const [opened, setOpened] = useState<OpenEntry<R>>();
  // A dialog goes on with what is stored by now, so that it can be saved after somebody else was first.
  const row = rows?.find(({ _id }) => _id === opened?.row?._id) ?? opened?.row;
  return (
    <Panel
      title={title}
      note={note}
      action={
        rows && (
          <Button
            variant="default"
            leftSection={<IconPlus size={18} stroke={1.9} aria-hidden />}
            onClick={() => setOpened({ act: 'form' })}
          >
            {addText}
          </Button>
        )
      }
    >
      {!rows && error !== undefined && <PageError error={error} onRetry={() => void reread()} />}
      {!rows && error === undefined && <PanelLoading label={t('office.agencies.loading')} />}
      {rows?.length === 0 && <p>{emptyText}</p>}
      {rows && rows.length > 0 && table(rows, setOpened)}
      {opened && dialog({ ...opened, ...(row && { row }) }, () => setOpened(undefined))}
    </Panel>
  );
};
