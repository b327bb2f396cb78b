import { Button } from '@mantine/core';
import { useState } from 'react';
import useSWR from 'swr';
import { LANGUAGE_NAMES, SITE_LANGUAGES } from '#shared/languages.ts';
import { call } from '#web/back-office/cms/calls.ts';
import classes from '#web/back-office/cms/cms.module.css';
import type { PageForm } from '#web/back-office/cms/pages/use-page-form.ts';
import { useStampValues } from '#web/back-office/cms/stamp.tsx';
import { ConfirmDialog } from '#web/back-office/components/confirm-dialog.tsx';
import { PageError } from '#web/back-office/components/page-error.tsx';
import { SideDrawer } from '#web/back-office/components/side-drawer.tsx';
import { useTexts } from '#web/back-office/language/office-language.ts';

const VersionText = ({ form, number }: { form: PageForm; number: number }) => {
  const { t } = useTexts();
  const { name } = form.saved;
  const { data, error, mutate } = useSWR(['cms-version', name, number], () =>
    call('GET /api/pages/{name}/versions/{number}', { params: { name, number } }),
  );
  if (error && !data) {
    return <PageError error={error} title={t('office.cms.error')} onRetry={() => void mutate()} />;
  }
  return SITE_LANGUAGES.map((language) => {
    const text = data?.texts[language];
    return (
      text && (
        <details key={language} className={classes.version} open={language === 'en'}>
          <summary lang={language}>
            {LANGUAGE_NAMES[language]}: {text.title}
          </summary>
          <div lang={language} dir="auto">
            <p>{text.subtitle}</p>
            {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the server has sanitised what editors wrote */}
            <div dangerouslySetInnerHTML={{ __html: text.html }} />
          </div>
        </details>
      )
    );
  });
};

type RestoreProps = { form: PageForm; number: number; onDone: () => void };

const Restore = ({ form, number, onDone }: RestoreProps) => {
  const { t } = useTexts();
  const [isAsking, setIsAsking] = useState(false);
  const words = t('office.cms.versions.restore', { number });
  const restore = async (): Promise<void> => {
    const isDone = await form.restore(number);
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
        isBusy={form.busy !== undefined}
        onConfirm={() => void restore()}
        onClose={() => setIsAsking(false)}
      >
        <p>{t('office.cms.versions.restore_text')}</p>
        {form.isDirty && <p>{t('office.cms.leave.text')}</p>}
      </ConfirmDialog>
    </>
  );
};

const Versions = ({ form, onDone }: { form: PageForm; onDone: () => void }) => {
  const { t } = useTexts();
  const valuesOf = useStampValues();
  const [shown, setShown] = useState<number>();
  const { name, published } = form.saved;
  const { data, error, mutate } = useSWR(['cms-versions', name, published?.number], () =>
    call('GET /api/pages/{name}/versions', { params: { name } }),
  );
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
            {number === published?.number && <small>{t('office.cms.versions.now')}</small>}
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
            {number !== published?.number && <Restore form={form} number={number} onDone={onDone} />}
          </div>
          {shown === number && <VersionText form={form} number={number} />}
        </li>
      ))}
    </ol>
  );
};

type Props = { form: PageForm; isOpen: boolean; onClose: () => void };

/** What was published of a page: to look at, and to take as the draft. */
export const VersionsDrawer = ({ form, isOpen, onClose }: Props) => {
  const { t } = useTexts();
  return (
    <SideDrawer opened={isOpen} onClose={onClose} size={620} title={t('office.cms.versions')}>
      {isOpen && <Versions form={form} onDone={onClose} />}
    </SideDrawer>
  );
};
