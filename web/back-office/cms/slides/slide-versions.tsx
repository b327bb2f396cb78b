import { useState } from 'react';
import useSWR from 'swr';
import { LANGUAGE_NAMES, SITE_LANGUAGES } from '#shared/languages.ts';
import { call, type SlideSet } from '#web/back-office/cms/calls.ts';
import classes from '#web/back-office/cms/cms.module.css';
import { VersionsDrawer } from '#web/back-office/cms/versions-drawer.tsx';
import { useAlerts } from '#web/back-office/components/alerts.tsx';
import { PageError } from '#web/back-office/components/page-error.tsx';
import { useTexts } from '#web/back-office/language/office-language.ts';

const VersionSlides = ({ number }: { number: number }) => {
  const { t } = useTexts();
  const { data, error, mutate } = useSWR(['cms-slide-version', number], () =>
    call('GET /api/slides/versions/{number}', { params: { number: String(number) } }),
  );
  if (error && !data) {
    return <PageError error={error} title={t('office.cms.error')} onRetry={() => void mutate()} />;
  }
  return SITE_LANGUAGES.map((language) => {
    const slides = data?.slides.filter(({ title }) => title[language]) ?? [];
    return (
      slides.length > 0 && (
        <details key={language} className={classes.version} open={language === 'en'}>
          <summary lang={language}>{LANGUAGE_NAMES[language]}</summary>
          <ol lang={language} dir="auto">
            {slides.map(({ _id, title, text }) => (
              <li key={_id}>
                <b>{title[language]}</b>
                <p>{text[language]}</p>
              </li>
            ))}
          </ol>
        </details>
      )
    );
  });
};

type Props = { set: SlideSet; isOpen: boolean; onClose: () => void; onRestored: (set: SlideSet) => void };

/** What was published of the slides. */
export const SlideVersions = ({ set, onRestored, ...drawer }: Props) => {
  const { t } = useTexts();
  const alerts = useAlerts();
  const [isBusy, setBusy] = useState(false);
  const restore = async (number: number): Promise<boolean> => {
    setBusy(true);
    try {
      const body = { version: set.version };
      const params = { number: String(number) };
      onRestored(await call('POST /api/slides/versions/{number}/restore', { params, body }));
      alerts.success(t('office.cms.versions.restored', { number }));
      return true;
    } catch (error) {
      alerts.danger(t('office.cms.not_saved'), { error });
      return false;
    } finally {
      setBusy(false);
    }
  };
  return (
    <VersionsDrawer
      {...drawer}
      listKey={['cms-slide-versions', set.published?.at]}
      list={() => call('GET /api/slides/versions', {})}
      now={set.published?.number}
      text={(number) => <VersionSlides number={number} />}
      restore={restore}
      isBusy={isBusy}
    />
  );
};
