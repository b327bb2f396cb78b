import { useLocation, useNavigate } from 'react-router';
import { type CurrentUser, useSession } from '#web/common/session.ts';
import { addressAfterLogin } from '#web/public/account/after-login.ts';
import { Alert } from '#web/public/controls/alert.tsx';
import { Button, ButtonLink } from '#web/public/controls/button.tsx';
import { SignHolder } from '#web/public/figures/sign-holder.tsx';
import { useTexts } from '#web/public/language/texts.ts';
import { Page } from '#web/public/page/page.tsx';
import { LoginForm } from '#web/public/session/login-form.tsx';

type CameFrom = { back?: string; isEnded?: boolean } | null;

const useGoOn = () => {
  const navigate = useNavigate();
  const { search, state } = useLocation();
  const { back, isEnded = false } = (state as CameFrom) ?? {};
  const goOn = ({ role }: CurrentUser) => {
    const wanted = back ?? new URLSearchParams(search).get('referrer') ?? undefined;
    const { path, isOffice } = addressAfterLogin(role, wanted);
    if (isOffice) window.location.assign(path);
    else navigate(path, { replace: true });
  };
  return { goOn, isEnded };
};

/** The login of visitors and staff: visitors go back to their booking, staff to their jobs. */
const LoginPage = () => {
  const { t } = useTexts();
  const { user } = useSession();
  const { goOn, isEnded } = useGoOn();
  return (
    <Page title={t('login.title')}>
      <div className="width account">
        <div className="box account-box">
          <h1>{t('login.title')}</h1>
          {isEnded && <Alert kind="attention">{t('login.ended')}</Alert>}
          {user ? (
            <div className="login-form">
              <p>{t('login.signed_in', { name: user.name })}</p>
              <Button arrow onClick={() => goOn(user)}>
                {t('book.continue')}
              </Button>
            </div>
          ) : (
            <LoginForm onLoggedIn={goOn} />
          )}
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

export default LoginPage;
