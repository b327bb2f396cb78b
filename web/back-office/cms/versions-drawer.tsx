import { Button } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import useSWR from 'swr';
import type { Stamp } from '#web/back-office/cms/calls.ts';
import classes from '#web/back-office/cms/cms.module.css';
import { useStampValues } from '#web/back-office/cms/stamp.tsx';
import { ConfirmDialog } from '#web/back-office/components/confirm-dialog.tsx';
import { PageError } from '#web/back-office/components/page-error.tsx';
import { SideDrawer } from '#web/back-office/components/side-drawer.tsx';
import { useTexts } from '#web/back-office/language/office-language.ts';

type Version = { readonly number: number } & Stamp;

export type VersionsProps = {
  /** Under which the list is read. */
  listKey: readonly unknown[];
  list: () => Promise<{ readonly rows: readonly Version[] }>;
  /** The one that the site shows. */
  now: number | undefined;
  /** What one of them says. */
  text: (number: number) => ReactNode;
  /** Makes one the draft; whether that has worked. */
  restore: (number: number) => Promise<boolean>;
  isBusy: boolean;
  /** Something is typed that a restored version would take the place of. */
  isDirty?: boolean;
};

type RestoreProps = Pick<VersionsProps, 'restore' | 'isBusy' | 'isDirty'> & {
  number: number;
  onDone: () => void;
};

const Restore = ({ restore, isBusy, isDirty, number, onDone }: RestoreProps) => {
  const { t } = useTexts();
  const [isAsking, setIsAsking] = useState(false);
  const words = t('office.cms.versions.restore', { number });
  const take = async (): Promise<void> => {
    const isDone = await restore(number);
    setIsAsking(false);
    if (isDone) onDone();
  };
  return (
    <>
      <Button variant="default" onClick={() => setIsAsking(true)}>
        {words}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={words}
        confirmLabel={t('office.cms.versions.restore', { number })}
        busyLabel={t('office.cms.saving')}
        isBusy={isBusy}
        onConfirm={() => void take()}
        onClose={() => setIsAsking(false)}
      >
        <p>{t('office.cms.versions.restore_text')}</p>
        {isDirty && <p>{t('office.leave.text')}</p>}
      </ConfirmDialog>
    </>
  );
};

const Versions = ({ onDone, ...versions }: VersionsProps & { onDone: () => void }) => {
  const { listKey, list, now, text } = versions;
  const { t } = useTexts();
  const valuesOf = useStampValues();
  const [shown, setShown] = useState<number>();
  const { data, error, mutate } = useSWR(listKey, list);
  if (error && !data) {
    return <PageError error={error} title={t('office.cms.error')} onRetry={() => void mutate()} />;
  }
  if (data?.rows.length === 0) return <p>{t('office.cms.versions.none')}</p>;
  return (
    <ol className={classes.versions}>
      {data?.rows.map(({ number, at, by }) => (
        <li key={number}>
          <h3>
            {t('office.cms.versions.number', { number })}
            {number === now && <small>{t('office.cms.versions.now')}</small>}
          </h3>
          <p>
            {by.kind === 'system'
              ? t('office.cms.as_installed')
              : t('office.cms.versions.by', valuesOf({ at, by }))}
          </p>
          <div className={classes.buttons}>
            <Button
              variant="default"
              aria-expanded={shown === number}
              onClick={() => setShown(shown === number ? undefined : number)}
            >
              {t('office.cms.versions.show', { number })}
            </Button>
            {number !== now && <Restore {...versions} number={number} onDone={onDone} />}
          </div>
          {shown === number && text(number)}
        </li>
      ))}
    </ol>
  );
};

type Props = VersionsProps & { isOpen: boolean; onClose: () => void };

/** What was published once: to look at, and to take as the draft. */
export const VersionsDrawer = ({ isOpen, onClose, ...versions }: Props) => {
  const { t } = useTexts();
  return (
    <SideDrawer opened={isOpen} onClose={onClose} size={620} title={t('office.cms.versions')}>
      {isOpen && <Versions {...versions} onDone={onClose} />}
    </SideDrawer>
  );
};
