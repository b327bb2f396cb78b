import { useEffect } from 'react';
import type { CurrentUser } from '#web/common/session.ts';
import { currentDraft, useDraft } from '#web/public/booking/draft/draft-store.ts';
import { personalProblemsOf } from '#web/public/booking/draft/personal-problems.ts';
import { inWords } from '#web/public/booking/form/problem-texts.ts';
import { useSaveContext } from '#web/public/booking/form/use-save-context.ts';
import { type StepForm, useStepForm } from '#web/public/booking/form/use-step-form.ts';
import { AddressBox } from '#web/public/booking/personal/address-box.tsx';
import { ContactBox } from '#web/public/booking/personal/contact-box.tsx';
import { fillInLastAddress } from '#web/public/booking/personal/last-address.ts';
import { ModeChoice } from '#web/public/booking/personal/mode-choice.tsx';
import { ModeLine } from '#web/public/booking/personal/mode-line.tsx';
import { PasswordBox } from '#web/public/booking/personal/password-box.tsx';
import { useRegistration } from '#web/public/booking/personal/use-registration.ts';
import { useWho } from '#web/public/booking/personal/use-who.ts';
import { StepBody } from '#web/public/booking/steps/step-body.tsx';
import { PreviousLink } from '#web/public/booking/steps/step-buttons.tsx';
import { StepPage } from '#web/public/booking/steps/step-page.tsx';
import { ContinueButton, PhoneBar } from '#web/public/booking/summary/phone-bar.tsx';
import { Summary } from '#web/public/booking/summary/summary.tsx';
import { useQuote } from '#web/public/booking/summary/use-tariff.ts';
import { Skeleton } from '#web/public/controls/skeleton.tsx';
import { useTexts } from '#web/public/language/texts.ts';
import { useMoney } from '#web/public/language/use-money.ts';
import { LoginForm } from '#web/public/session/login-form.tsx';

const Screen = ({
  who,
  form,
  registration,
}: {
  who: ReturnType<typeof useWho>;
  form: StepForm;
  registration: ReturnType<typeof useRegistration>;
}) => {
  const { t } = useTexts();
  const { user, mode, screen, choose } = who;
  if (screen === 'choice') return <ModeChoice onChoose={choose} />;
  return (
    <>
      <ModeLine user={user ?? null} mode={mode} onBack={() => choose(undefined)} />
      {screen === 'login' ? (
        <section className="box">
          <h2>{t('book.personal.login.form')}</h2>
          <LoginForm onLoggedIn={fillInLastAddress} />
        </section>
      ) : (
        <StepBody form={form}>
          <AddressBox />
          <ContactBox user={user} />
          {!user && mode === 'register' && (
            <PasswordBox passwords={registration.passwords} onChange={registration.setPasswords} />
          )}
        </StepBody>
      )}
    </>
  );
};

/** A customer who came logged in gets the last address as well, once. */
const useLastAddress = (user: CurrentUser | null | undefined) => {
  useEffect(() => {
    const { name, address1 } = currentDraft();
    if (user && name === '' && address1 === '') void fillInLastAddress(user);
  }, [user]);
};

/** Step 3: address and contact. */
export const PersonalStep = () => {
  const { t } = useTexts();
  const money = useMoney();
  const draft = useDraft();
  const quote = useQuote();
  const who = useWho();
  const { user, mode, screen } = who;
  const context = useSaveContext();
  const registration = useRegistration(context);
  const isNew = user === null && mode === 'register';
  useLastAddress(user);
  const found = inWords(personalProblemsOf(draft, user?.email), t);
  const form = useStepForm(
    'personal-details',
    isNew ? [...found, ...registration.problems] : found,
    context,
    isNew ? registration.registerOnce : undefined,
  );
  const isForm = screen === 'form' && user !== undefined;
  return (
    <StepPage
      step="personal-details"
      title={t('book.personal.title')}
      lead={t('book.personal.lead')}
      {...(isForm && { form })}
      aside={
        <Summary quote={quote} note={t('book.summary.note')}>
          {isForm && (
            <span className="summary-next">
              <ContinueButton form={form} wide />
            </span>
          )}
        </Summary>
      }
      bar={
        isForm && (
          <PhoneBar
            form={form}
            label={t('book.summary.total_bar')}
            amount={quote && money(quote.price.total)}
          />
        )
      }
    >
      {user === undefined ? (
        <div className="box">
          <Skeleton />
        </div>
      ) : (
        <Screen who={who} form={form} registration={registration} />
      )}
      {!isForm && (
        <div className="step-buttons">
          <PreviousLink step="personal-details" />
        </div>
      )}
    </StepPage>
  );
};
