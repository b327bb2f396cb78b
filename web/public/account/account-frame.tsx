import type { ReactNode } from 'react';
import { ButtonLink } from '#web/public/controls/button.tsx';
import { SignHolder } from '#web/public/figures/sign-holder.tsx';
import { useTexts } from '#web/public/language/texts.ts';
import { Page } from '#web/public/page/page.tsx';

/** The frame of login, sign-up and settings: the form in a box, the sign beside it. */
export const AccountFrame = ({ title, children }: { title: string; children: ReactNode }) => {
  const { t } = useTexts();
  return (
    <Page title={title}>
      <div className="width account">
        <div className="box account-box">
          <h1>{title}</h1>
          {children}
        </div>
        <div className="account-aside">
          <SignHolder text={t('home.hero.sign')} />
          <p>{t('login.guest')}</p>
          <ButtonLink to="/book/travel-details" kind="outline">
            {t('login.book')}
          </ButtonLink>
        </div>
      </div>
    </Page>
  );
};
