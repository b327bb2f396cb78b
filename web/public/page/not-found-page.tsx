import { ButtonLink } from '#web/public/controls/button.tsx';
import { useTexts } from '#web/public/language/texts.ts';
import { CentredMessage } from '#web/public/page/centred-message.tsx';
import { Page } from '#web/public/page/page.tsx';

export const NotFoundPage = () => {
  const { t } = useTexts();
  return (
    <Page title={t('error.page.title')}>
      <CentredMessage title={t('error.page.title')} text={t('error.page.text')} sign="404">
        <ButtonLink to="/" arrow>
          {t('error.page.home')}
        </ButtonLink>
      </CentredMessage>
    </Page>
  );
};
