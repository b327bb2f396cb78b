import { useLocation, useNavigate } from 'react-router';
import { type CurrentUser, useSession } from '#web/common/session.ts';
import { AccountFrame } from '#web/public/account/account-frame.tsx';
import { addressAfterLogin, CHOOSE_PASSWORD } from '#web/public/account/after-login.ts';
import { Alert } from '#web/public/controls/alert.tsx';
import { Button } from '#web/public/controls/button.tsx';
import { Link } from '#web/public/controls/link.tsx';
import { useTexts } from '#web/public/language/texts.ts';
import { LoginForm } from '#web/public/session/login-form.tsx';

type CameFrom = { back?: string; isEnded?: boolean; isReset?: boolean } | null;

const useGoOn = () => {
  const navigate = useNavigate();
  const { search, state } = useLocation();
  const { back, isEnded = false, isReset = false } = (state as CameFrom) ?? {};
  const goOn = ({ role, must_change_password }: CurrentUser) => {
    const wanted = back ?? new URLSearchParams(search).get('referrer') ?? undefined;
    if (must_change_password) {
      navigate(CHOOSE_PASSWORD, { replace: true, state: { back: wanted } });
      return;
    }
    const { path, isOffice } = addressAfterLogin(role, wanted);
    if (isOffice) window.location.assign(path);
    else navigate(path, { replace: true });
  };
  return { goOn, isEnded, isReset };
};

/** The login of visitors and staff: visitors go back to their booking, staff to the office. */
const LoginPage = () => {
  const { t } = useTexts();
  const { user } = useSession();
  const { goOn, isEnded, isReset } = useGoOn();
  return (
    <AccountFrame title={t('login.title')}>
      {isEnded && <Alert kind="attention">{t('login.ended')}</Alert>}
      {isReset && !user && <Alert kind="good">{t('password.reset.done')}</Alert>}
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
      {!user && (
        <p className="account-more">
          <Link to="/forgot-password">{t('password.forgot.link')}</Link>
        </p>
      )}
      {!user && (
        <p className="account-more">
          <Link to="/signup">{t('login.signup')}</Link>
        </p>
      )}
    </AccountFrame>
  );
};

export default LoginPage;
