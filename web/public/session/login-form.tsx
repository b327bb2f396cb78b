import { type FormEvent, useRef, useState } from 'react';
import { isEmail } from '#shared/orders/personal-rules.ts';
import { ApiError } from '#web/common/call-api.ts';
import { type CurrentUser, useSession } from '#web/common/session.ts';
import { Alert } from '#web/public/controls/alert.tsx';
import { Button } from '#web/public/controls/button.tsx';
import { Failure } from '#web/public/controls/failure.tsx';
import { FormErrorsContext } from '#web/public/controls/form-context.ts';
import { TextField } from '#web/public/controls/text-field.tsx';
import { TickBox } from '#web/public/controls/tick-box.tsx';
import { type TextKey, useTexts } from '#web/public/language/texts.ts';

/** What the form finds wrong before it asks the server (public specification, section 5). */
const problemOf = (email: string, password: string): TextKey | undefined => {
  if (email.trim() === '' || password === '') return 'login.error.no_input';
  return isEmail(email.trim()) ? undefined : 'login.error.email.invalid';
};

/** Codes 100 and 101 have their own words (public specification, section 8). */
const refusalOf = (error: unknown): TextKey | undefined =>
  error instanceof ApiError && (error.code === '100' || error.code === '101')
    ? `login.error.${error.code}`
    : undefined;

/** The general line: "failed", with the server's message; without an answer, what hinders. */
const LoginFailure = ({ error }: { error: unknown }) => {
  const { t } = useTexts();
  if (!(error instanceof ApiError) || error.status === 0) return <Failure error={error} />;
  return (
    <Alert>
      <b>{t('login.error.failed')}</b> {error.message}
    </Alert>
  );
};

const useLogin = (onLoggedIn: (user: CurrentUser) => void) => {
  const { logIn, forget } = useSession();
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [problem, setProblem] = useState<TextKey>();
  const [failure, setFailure] = useState<unknown>();
  const [isBusy, setIsBusy] = useState(false);
  const isRunning = useRef(false);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const found = problemOf(email, password);
    setProblem(found);
    setFailure(undefined);
    if (found || isRunning.current) return;
    isRunning.current = true;
    setIsBusy(true);
    try {
      onLoggedIn(await logIn(email.trim(), password));
    } catch (error) {
      // A failed login logs the user out (public specification, section 4).
      await forget();
      const refusal = refusalOf(error);
      setProblem(refusal);
      if (!refusal) setFailure(error);
    } finally {
      isRunning.current = false;
      setIsBusy(false);
    }
  };
  return { email, setEmail, password, setPassword, problem, failure, isBusy, submit };
};

/** Email and password. `onLoggedIn` goes on with who logged in. */
export const LoginForm = ({ onLoggedIn }: { onLoggedIn: (user: CurrentUser) => void }) => {
  const { t } = useTexts();
  const login = useLogin(onLoggedIn);
  const [isShown, setIsShown] = useState(false);
  const emailError = login.problem === 'login.error.email.invalid' && t(login.problem);
  return (
    <form className="login-form" noValidate aria-busy={login.isBusy} onSubmit={login.submit}>
      {login.problem && !emailError && <Alert>{t(login.problem)}</Alert>}
      {login.failure !== undefined && <LoginFailure error={login.failure} />}
      <FormErrorsContext value={(field) => (field === 'login_email' && emailError) || undefined}>
        <TextField
          name="login_email"
          label={t('login.email')}
          type="email"
          autoComplete="username"
          inputMode="email"
          dir="ltr"
          value={login.email}
          onChange={login.setEmail}
        />
        <TextField
          name="login_password"
          label={t('login.password')}
          type={isShown ? 'text' : 'password'}
          autoComplete="current-password"
          dir="ltr"
          value={login.password}
          onChange={login.setPassword}
        />
        <TickBox name="show_password" isTicked={isShown} onChange={setIsShown}>
          {t('login.show_password')}
        </TickBox>
      </FormErrorsContext>
      <Button submit arrow busy={login.isBusy ? t('login.submitting') : undefined}>
        {t('login.submit')}
      </Button>
    </form>
  );
};
