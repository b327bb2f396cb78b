import { Button } from '@mantine/core';
import IconArrowLeft from '@tabler/icons-react/icons/IconArrowLeft';
import { useState } from 'react';
import { Link, useParams } from 'react-router';
import useSWR from 'swr';
import type { PageName } from '#shared/content/page.ts';
import { isBlankText } from '#shared/content/page-draft.ts';
import { pathOfPage } from '#shared/content/site-paths.ts';
import type { SiteLanguage } from '#shared/languages.ts';
import { call, ONCE, type PageDraft } from '#web/back-office/cms/calls.ts';
import classes from '#web/back-office/cms/cms.module.css';
import { ConflictNote } from '#web/back-office/cms/conflict-note.tsx';
import { PageFields } from '#web/back-office/cms/pages/page-fields.tsx';
import { PageVersions } from '#web/back-office/cms/pages/page-versions.tsx';
import { type PageForm, usePageForm } from '#web/back-office/cms/pages/use-page-form.ts';
import { PictureField } from '#web/back-office/cms/pictures/picture-field.tsx';
import { usePicturePicker } from '#web/back-office/cms/pictures/use-picture-picker.tsx';
import { PreviewDialog, type Previewed } from '#web/back-office/cms/preview-dialog.tsx';
import { Standing } from '#web/back-office/cms/stamp.tsx';
import { useLanguageNote } from '#web/back-office/cms/use-language-note.ts';
import { BusyButton } from '#web/back-office/components/busy-button.tsx';
import { ConfirmDialog } from '#web/back-office/components/confirm-dialog.tsx';
import { LanguageTabs } from '#web/back-office/components/language-tabs.tsx';
import { PageError } from '#web/back-office/components/page-error.tsx';
import { TableSkeleton } from '#web/back-office/components/record-table/table-skeleton.tsx';
import { ScreenHelp } from '#web/back-office/components/screen-help.tsx';
import { Unsaved } from '#web/back-office/components/unsaved.tsx';
import { useTexts } from '#web/back-office/language/office-language.ts';

type FootProps = { form: PageForm; title: string; onPreview: () => void };

const Foot = ({ form, title, onPreview }: FootProps) => {
  const { t } = useTexts();
  const [isAsking, setIsAsking] = useState(false);
  const [isShown, setIsShown] = useState(false);
  const { saved, isDirty, busy } = form;
  const hasNews = isDirty || saved.status === 'changed';
  return (
    <div className={classes.foot}>
      <BusyButton
        variant="default"
        type="submit"
        label={t('office.cms.save')}
        busyLabel={t('office.cms.saving')}
        isBusy={busy === 'save'}
      />
      <Button variant="default" onClick={onPreview}>
        {t('office.cms.preview')}
      </Button>
      <Button variant="default" onClick={() => setIsShown(true)}>
        {t('office.cms.versions')}
      </Button>
      <Button disabled={!hasNews} onClick={() => setIsAsking(true)}>
        {t('office.cms.publish')}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={t('office.cms.publish_ask', { title })}
        confirmLabel={t('office.cms.publish')}
        busyLabel={t('office.cms.publishing')}
        isBusy={busy === 'publish'}
        onConfirm={async () => {
          await form.publish();
          setIsAsking(false);
        }}
        onClose={() => setIsAsking(false)}
      >
        <p>{t('office.cms.publish_text')}</p>
      </ConfirmDialog>
      <PageVersions form={form} isOpen={isShown} onClose={() => setIsShown(false)} />
    </div>
  );
};

const Editor = ({ draft }: { draft: PageDraft }) => {
  const { t, language: own } = useTexts();
  const [language, setLanguage] = useState<SiteLanguage>(own);
  const [previewed, setPreviewed] = useState<Previewed>();
  const form = usePageForm(draft, language, setLanguage);
  const noteOf = useLanguageNote();
  const picker = usePicturePicker(language);
  const { saved, content, problems, theirs } = form;
  const title = t(`office.cms.page.name.${draft.name}`);
  const preview = async (): Promise<void> => {
    if (await form.settle()) setPreviewed({ title, language, path: pathOfPage(draft.name) });
  };
  return (
    <form
      noValidate
      className={classes.form}
      onSubmit={(event) => {
        event.preventDefault();
        void form.save();
      }}
    >
      <Standing status={saved.status} edited={saved.edited} published={saved.published} />
      {theirs && (
        <ConflictNote
          kind="page"
          saved={theirs.edited}
          differences={form.differences()}
          isBusy={form.busy !== undefined}
          onMine={() => void form.saveMine()}
          onTheirs={form.takeTheirs}
        />
      )}
      <LanguageTabs
        label={t('office.cms.language')}
        current={language}
        onChange={setLanguage}
        noteOf={(lang) => {
          const text = content.texts[lang];
          const isWrong = Object.keys(problems).some((field) => field.startsWith(`texts.${lang}.`));
          return noteOf({ isWrong, isLacking: !text || isBlankText(text) });
        }}
        panelClass={classes.panel}
      >
        <PageFields form={form} language={language} onPicture={picker.pick} />
      </LanguageTabs>
      <PictureField
        label={t('office.cms.page.background')}
        hint={t('office.cms.page.background_hint')}
        src={content.background}
        onPick={picker.pick}
        onChange={(picture) => form.setBackground(picture?.src ?? null)}
      />
      <Foot form={form} title={title} onPreview={() => void preview()} />
      {picker.dialog}
      <PreviewDialog previewed={previewed} onClose={() => setPreviewed(undefined)} />
      <Unsaved isDirty={form.isDirty} />
    </form>
  );
};

/** The editor of a content page: a draft in all languages beside what is published. */
const PageScreen = () => {
  const { t } = useTexts();
  const name = useParams().name as PageName;
  // Each visit begins with what is stored now, and keeps it until it is saved.
  const [visit] = useState(() => crypto.randomUUID());
  const { data, error, mutate } = useSWR(
    ['cms-page', name, visit],
    () => call('GET /api/pages/{name}/draft', { params: { name } }),
    { ...ONCE, revalidateIfStale: false },
  );
  const title = data ? t(`office.cms.page.name.${data.name}`) : t('office.cms.title');
  return (
    <>
      <title>{`${title} – ${t('office.brand')}`}</title>
      <header className={classes.head}>
        <h1>{title}</h1>
        <ScreenHelp text="office.cms.help" />
        <Link to="/cms">
          <IconArrowLeft size={18} stroke={1.9} aria-hidden />
          {t('office.cms.back')}
        </Link>
      </header>
      {error && !data && (
        <PageError error={error} title={t('office.cms.error')} onRetry={() => void mutate()} />
      )}
      {!data && !error && <TableSkeleton />}
      {data && <Editor key={data.name} draft={data} />}
    </>
  );
};
export default PageScreen;
