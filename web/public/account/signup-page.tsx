import { useState } from 'react';
import { useNavigate } from 'react-router';
import { isEmail } from '#shared/orders/personal-rules.ts';
import { useSession } from '#web/common/session.ts';
import { AccountFrame } from '#web/public/account/account-frame.tsx';
import { accountPasswordProblem, passwordText } from '#web/public/account/password-fields.ts';
import { type FieldTexts, useAccountForm } from '#web/public/account/use-account-form.ts';
import { Button } from '#web/public/controls/button.tsx';
import { Failure } from '#web/public/controls/failure.tsx';
import { FormErrorsContext } from '#web/public/controls/form-context.ts';
import { Link } from '#web/public/controls/link.tsx';
import { TextField } from '#web/public/controls/text-field.tsx';
import { type TextOf, useTexts } from '#web/public/language/texts.ts';

type SignUp = {
  readonly name: string;
  readonly email: string;
  readonly password: string;
  readonly password_confirm: string;
};

const EMPTY: SignUp = { name: '', email: '', password: '', password_confirm: '' };

const FIELDS = [
  { name: 'name', type: 'text', autoComplete: 'name' },
  { name: 'email', type: 'email', autoComplete: 'username', dir: 'ltr' },
  { name: 'password', type: 'password', autoComplete: 'new-password', dir: 'ltr' },
  { name: 'password_confirm', type: 'password', autoComplete: 'new-password', dir: 'ltr' },
] as const satisfies readonly { name: keyof SignUp; type: string; autoComplete: string; dir?: string }[];

/** The rules of the sign-up page (public specification, section 5). */
const problemsOf = ({ name, email, password, password_confirm }: SignUp, t: TextOf): FieldTexts => {
  const wrong = accountPasswordProblem(password, password_confirm);
  return {
    ...(name.trim() === '' && { name: t('signup.error.name.empty') }),
    ...(email.trim() === ''
      ? { email: t('signup.error.email.empty') }
      : !isEmail(email.trim()) && { email: t('signup.error.email.invalid') }),
    ...(wrong && {
      [wrong.isConfirmation ? 'password_confirm' : 'password']: t(passwordText(wrong.problem)),
    }),
  };
};

const REFUSALS = [
  'name.too_long',
  'name.invalid',
  'email.invalid',
  'email.taken',
  'password.too_long',
] as const;

const refusedText = (t: TextOf) => (field: string, code: string) => {
  const known = REFUSALS.find((refusal) => refusal === `${field}.${code}`);
  return known && t(`signup.error.${known}`);
};

/** Creates an account; success goes to the main screen. */
const SignUpPage = () => {
  const { t, language } = useTexts();
  const navigate = useNavigate();
  const { register } = useSession();
  const [entered, setEntered] = useState(EMPTY);
  const send = async () => {
    const { name, email, password } = entered;
    await register({ name: name.trim(), email: email.trim(), password, rule: 'account', lang: language });
    navigate('/', { replace: true });
  };
  const form = useAccountForm(problemsOf(entered, t), send, refusedText(t));
  return (
    <AccountFrame title={t('signup.title')}>
      <form className="login-form" noValidate aria-busy={form.isBusy} onSubmit={form.submit}>
        {form.failure !== undefined && <Failure error={form.failure} />}
        <FormErrorsContext value={form.errorOf}>
          {FIELDS.map((field) => (
            <TextField
              key={field.name}
              {...field}
              label={t(`signup.${field.name}`)}
              value={entered[field.name]}
              onChange={(value) => setEntered({ ...entered, [field.name]: value })}
            />
          ))}
        </FormErrorsContext>
        <Button submit arrow busy={form.isBusy ? t('signup.submitting') : undefined}>
          {t('signup.submit')}
        </Button>
        <p>
          {t('signup.login')} <Link to="/login">{t('nav.login')}</Link>
        </p>
      </form>
    </AccountFrame>
  );
};

export default SignUpPage;
