import { useState } from 'react';
import type { AuthApi } from '#shared/auth/auth-api.ts';
import { isEmail } from '#shared/orders/personal-rules.ts';
import { apiClient } from '#web/common/call-api.ts';
import { AccountFrame } from '#web/public/account/account-frame.tsx';
import { type FieldTexts, useAccountForm } from '#web/public/account/use-account-form.ts';
import { Alert } from '#web/public/controls/alert.tsx';
import { Button } from '#web/public/controls/button.tsx';
import { Failure } from '#web/public/controls/failure.tsx';
import { FormErrorsContext } from '#web/public/controls/form-context.ts';
import { Link } from '#web/public/controls/link.tsx';
import { TextField } from '#web/public/controls/text-field.tsx';
import { type TextOf, useTexts } from '#web/public/language/texts.ts';

const call = apiClient<AuthApi>();

const problemsOf = (email: string, t: TextOf): FieldTexts => {
  if (email === '') return { email: t('signup.error.email.empty') };
  return isEmail(email) ? {} : { email: t('signup.error.email.invalid') };
};

const AskForm = ({ onSent }: { onSent: (email: string) => void }) => {
  const { t, language } = useTexts();
  const [entered, setEntered] = useState('');
  const email = entered.trim();
  const send = async () => {
    await call('POST /auth/forgotPassword', { body: { email, lang: language } });
    onSent(email);
  };
  const form = useAccountForm(problemsOf(email, t), send, (field) =>
    field === 'email' ? t('signup.error.email.invalid') : undefined,
  );
  return (
    <form className="login-form" noValidate aria-busy={form.isBusy} onSubmit={form.submit}>
      <p>{t('password.forgot.text')}</p>
      {form.failure !== undefined && <Failure error={form.failure} />}
      <FormErrorsContext value={form.errorOf}>
        <TextField
          name="email"
          label={t('login.email')}
          type="email"
          autoComplete="username"
          inputMode="email"
          dir="ltr"
          value={entered}
          onChange={setEntered}
        />
      </FormErrorsContext>
      <Button submit arrow busy={form.isBusy ? t('password.forgot.submitting') : undefined}>
        {t('password.forgot.submit')}
      </Button>
    </form>
  );
};

/** Asks for a link to choose a new password. What it says is the same whether there is such an account or not. */
const ForgotPasswordPage = () => {
  const { t } = useTexts();
  const [sentTo, setSentTo] = useState<string>();
  return (
    <AccountFrame title={t('password.forgot.title')}>
      {sentTo === undefined ? (
        <AskForm onSent={setSentTo} />
      ) : (
        <div className="login-form">
          <Alert kind="good">
            <b>{t('password.forgot.sent.title')}</b> {t('password.forgot.sent', { email: sentTo })}
          </Alert>
          <Button kind="outline" onClick={() => setSentTo(undefined)}>
            {t('password.forgot.again')}
          </Button>
        </div>
      )}
      <p className="account-more">
        <Link to="/login">{t('password.forgot.login')}</Link>
      </p>
    </AccountFrame>
  );
};

export default ForgotPasswordPage;
