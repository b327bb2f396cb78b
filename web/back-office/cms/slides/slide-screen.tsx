import { Button, Checkbox, Select, Textarea, TextInput } from '@mantine/core';
import IconArrowLeft from '@tabler/icons-react/icons/IconArrowLeft';
import { useState } from 'react';
import { Link, useParams } from 'react-router';
import { SLIDE_SCENES } from '#shared/content/slide-scenes.ts';
import { directionOf, type SiteLanguage } from '#shared/languages.ts';
import type { SlideInput, SlideSet } from '#web/back-office/cms/calls.ts';
import classes from '#web/back-office/cms/cms.module.css';
import { ConflictNote } from '#web/back-office/cms/conflict-note.tsx';
import { PictureField } from '#web/back-office/cms/pictures/picture-field.tsx';
import { usePicturePicker } from '#web/back-office/cms/pictures/use-picture-picker.tsx';
import { PreviewDialog, type Previewed } from '#web/back-office/cms/preview-dialog.tsx';
import { useProblemText } from '#web/back-office/cms/problem-text.ts';
import { type SlideForm, useSlideForm } from '#web/back-office/cms/slides/use-slide-form.ts';
import { useSlideSet } from '#web/back-office/cms/slides/use-slides.ts';
import { useLanguageNote } from '#web/back-office/cms/use-language-note.ts';
import { BusyButton } from '#web/back-office/components/busy-button.tsx';
import { LanguageTabs } from '#web/back-office/components/language-tabs.tsx';
import { NotFound } from '#web/back-office/components/not-found.tsx';
import { PageError } from '#web/back-office/components/page-error.tsx';
import { TableSkeleton } from '#web/back-office/components/record-table/table-skeleton.tsx';
import { ScreenHelp } from '#web/back-office/components/screen-help.tsx';
import { Unsaved } from '#web/back-office/components/unsaved.tsx';
import { useTexts } from '#web/back-office/language/office-language.ts';

const FIELDS = ['title', 'text', 'link_text'] as const;

const TextFields = ({ form, language }: { form: SlideForm; language: SiteLanguage }) => {
  const { t } = useTexts();
  const problemText = useProblemText();
  return FIELDS.map((field) => {
    const Input = field === 'text' ? Textarea : TextInput;
    return (
      <Input
        key={field}
        label={t(`office.cms.slide.${field}`)}
        required={language === 'en' || language === 'de'}
        lang={language}
        dir={directionOf(language)}
        value={form.input[field][language] ?? ''}
        error={problemText(form.problems[`${field}.${language}`])}
        onChange={({ currentTarget }: { currentTarget: { value: string } }) =>
          form.changeText(field, currentTarget.value)
        }
      />
    );
  });
};

/** What is the same in all languages. */
const CommonFields = ({ form }: { form: SlideForm }) => {
  const { t } = useTexts();
  const problemText = useProblemText();
  const { input, problems, change } = form;
  return (
    <>
      <TextInput
        label={t('office.cms.slide.link')}
        description={t('office.cms.slide.link_hint')}
        required
        value={input.link}
        error={problemText(problems.link)}
        onChange={({ currentTarget: { value } }) => change({ link: value })}
      />
      <Select
        label={t('office.cms.slide.scene')}
        description={t('office.cms.slide.scene_hint')}
        allowDeselect={false}
        data={SLIDE_SCENES.map((value) => ({ value, label: t(`office.cms.slide.scene.${value}`) }))}
        value={input.scene}
        onChange={(value) => value && change({ scene: value as SlideInput['scene'] })}
      />
      <Checkbox
        label={t('office.cms.slide.active')}
        checked={input.active}
        onChange={({ currentTarget: { checked } }) => change({ active: checked })}
      />
    </>
  );
};

const Editor = ({ set, id }: { set: SlideSet; id: string }) => {
  const { t, language: own } = useTexts();
  const [language, setLanguage] = useState<SiteLanguage>(own);
  const [previewed, setPreviewed] = useState<Previewed>();
  const form = useSlideForm({ set, id }, language, setLanguage);
  const noteOf = useLanguageNote();
  const picker = usePicturePicker(language);
  const { input, problems } = form;
  const preview = async (): Promise<void> => {
    if (!form.isDirty || (await form.save())) {
      setPreviewed({ title: t('office.cms.tab.slides'), language, path: '/' });
    }
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
      {form.conflict && (
        <ConflictNote
          kind="slide"
          saved={form.conflict}
          differences={form.differences()}
          isBusy={form.isBusy}
          onMine={() => void form.saveMine()}
          onTheirs={form.takeTheirs}
        />
      )}
      <LanguageTabs
        label={t('office.cms.language')}
        current={language}
        onChange={setLanguage}
        noteOf={(lang) =>
          noteOf({
            isWrong: Object.keys(problems).some((field) => field.endsWith(`.${lang}`)),
            isLacking: !input.title[lang]?.trim(),
          })
        }
        panelClass={classes.panel}
      >
        <TextFields form={form} language={language} />
      </LanguageTabs>
      <CommonFields form={form} />
      <PictureField
        label={t('office.cms.slide.image')}
        hint={t('office.cms.slide.scene_hint')}
        src={input.image?.src ?? null}
        onPick={picker.pick}
        onChange={form.setPicture}
      />
      <div className={classes.foot}>
        <Button variant="default" onClick={() => void preview()}>
          {t('office.cms.preview')}
        </Button>
        <BusyButton
          type="submit"
          label={t('office.cms.slide.save')}
          busyLabel={t('office.cms.saving')}
          isBusy={form.isBusy}
        />
      </div>
      {picker.dialog}
      <PreviewDialog previewed={previewed} onClose={() => setPreviewed(undefined)} />
      <Unsaved isDirty={form.isDirty && !form.isBusy} />
    </form>
  );
};

/** The editor of a slide; it is published with the others from their list. */
const SlideScreen = () => {
  const { t, language } = useTexts();
  const { id = '' } = useParams();
  const [visit] = useState(() => crypto.randomUUID());
  const { data, error, mutate } = useSlideSet(visit);
  const slide = data?.rows.find(({ _id }) => _id === id);
  const title = slide ? slide.title[language] : t('office.cms.slide.new');
  if (data && !slide && id !== 'new') return <NotFound />;
  return (
    <>
      <title>{`${title} – ${t('office.brand')}`}</title>
      <header className={classes.head}>
        <h1>{title}</h1>
        <ScreenHelp text="office.cms.help" />
        <Link to="/cms?tab=slides">
          <IconArrowLeft size={18} stroke={1.9} aria-hidden />
          {t('office.cms.back')}
        </Link>
      </header>
      {error && !data && (
        <PageError error={error} title={t('office.cms.error')} onRetry={() => void mutate()} />
      )}
      {!data && !error && <TableSkeleton />}
      {data && <Editor key={id} set={data} id={id} />}
    </>
  );
};
export default SlideScreen;
