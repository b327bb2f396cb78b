import useSWR from 'swr';
import { LANGUAGE_NAMES, SITE_LANGUAGES } from '#shared/languages.ts';
import { call } from '#web/back-office/cms/calls.ts';
import classes from '#web/back-office/cms/cms.module.css';
import type { PageForm } from '#web/back-office/cms/pages/use-page-form.ts';
import { VersionsDrawer } from '#web/back-office/cms/versions-drawer.tsx';
import { PageError } from '#web/back-office/components/page-error.tsx';
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

type Props = { form: PageForm; isOpen: boolean; onClose: () => void };

/** What was published of a page. */
export const PageVersions = ({ form, ...drawer }: Props) => {
  const { name, published } = form.saved;
  return (
    <VersionsDrawer
      {...drawer}
      listKey={['cms-versions', name, published?.number]}
      list={() => call('GET /api/pages/{name}/versions', { params: { name } })}
      now={published?.number}
      text={(number) => <VersionText form={form} number={number} />}
      restore={form.restore}
      isBusy={form.busy !== undefined}
      isDirty={form.isDirty}
    />
  );
};
