import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { AuthApi } from '#shared/auth/auth-api.ts';
import { apiClient } from '#web/common/call-api.ts';
import { useSession } from '#web/common/session.ts';
import { AccountFrame } from '#web/public/account/account-frame.tsx';
import { accountPasswordProblem, passwordText } from '#web/public/account/password-fields.ts';
import { type FieldTexts, useAccountForm } from '#web/public/account/use-account-form.ts';
import { Button, ButtonLink } from '#web/public/controls/button.tsx';
import { Failure } from '#web/public/controls/failure.tsx';
import { FormErrorsContext } from '#web/public/controls/form-context.ts';
import { TextField } from '#web/public/controls/text-field.tsx';
import { type TextOf, useTexts } from '#web/public/language/texts.ts';
import { useQuery } from '#web/public/page/use-query.ts';

const call = apiClient<AuthApi>();

const FIELDS = [
  { name: 'password', label: 'settings.new_password' },
  { name: 'confirm', label: 'settings.confirm' },
] as const;

const problemsOf = (password: string, confirm: string, t: TextOf): FieldTexts => {
  const wrong = accountPasswordProblem(password, confirm);
  return wrong ? { [wrong.isConfirmation ? 'confirm' : 'password']: t(passwordText(wrong.problem)) } : {};
};

const Expired = () => {
  const { t } = useTexts();
  return (
    <AccountFrame title={t('password.reset.expired.title')}>
      <div className="login-form" role="status">
        <p>{t('password.reset.expired.text')}</p>
        <ButtonLink to="/forgot-password" arrow>
          {t('password.reset.ask')}
        </ButtonLink>
      </div>
    </AccountFrame>
  );
};

/** Sets the new password; it ends every session of the account, the one of this browser too. */
const useNewPassword = (token: string) => {
  const navigate = useNavigate();
  const { forget } = useSession();
  return async (password: string): Promise<void> => {
    await call('POST /auth/resetPassword', { body: { token, password } });
    await forget();
    navigate('/login', { state: { isReset: true }, replace: true });
  };
};

/** A new password by the mailed link, which works once and for one hour. */
const ResetPasswordPage = () => {
  const { t } = useTexts();
  const search = useQuery();
  const token = search.get('token') ?? '';
  const [entered, setEntered] = useState({ password: '', confirm: '' });
  const setPassword = useNewPassword(token);
  const form = useAccountForm(
    problemsOf(entered.password, entered.confirm, t),
    () => setPassword(entered.password),
    () => undefined,
  );
  if (token === '' || form.errorOf('token') !== undefined) return <Expired />;
  return (
    <AccountFrame title={t('password.reset.title')}>
      <form className="login-form" noValidate aria-busy={form.isBusy} onSubmit={form.submit}>
        <p>{t('password.reset.text')}</p>
        {form.failure !== undefined && <Failure error={form.failure} />}
        <FormErrorsContext value={form.errorOf}>
          {FIELDS.map(({ name, label }) => (
            <TextField
              key={name}
              name={name}
              label={t(label)}
              type="password"
              autoComplete="new-password"
              dir="ltr"
              value={entered[name]}
              onChange={(value) => setEntered({ ...entered, [name]: value })}
            />
          ))}
        </FormErrorsContext>
        <Button submit arrow busy={form.isBusy ? t('password.reset.submitting') : undefined}>
          {t('password.reset.submit')}
        </Button>
      </form>
    </AccountFrame>
  );
};

export default ResetPasswordPage;
