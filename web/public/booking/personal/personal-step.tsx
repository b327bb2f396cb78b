import { useSession } from '#web/common/session.ts';
import { changePersonal, chooseMode } from '#web/public/booking/draft/draft-changes.ts';
import { changeDraft, useDraft } from '#web/public/booking/draft/draft-store.ts';
import { personalProblemsOf } from '#web/public/booking/draft/step-problems.ts';
import { useSaveContext } from '#web/public/booking/form/use-save-context.ts';
import { useStepForm } from '#web/public/booking/form/use-step-form.ts';
import { AddressBox } from '#web/public/booking/personal/address-box.tsx';
import { ContactBox } from '#web/public/booking/personal/contact-box.tsx';
import { ModeChoice } from '#web/public/booking/personal/mode-choice.tsx';
import { ModeLine } from '#web/public/booking/personal/mode-line.tsx';
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

/** Who books: first the choice, then the login or the form. A logged-in customer goes straight to the form. */
const useWho = () => {
  const { user, logOut } = useSession();
  const { mode } = useDraft();
  const screen = user ? 'form' : mode === 'guest' ? 'form' : mode === 'login' ? 'login' : 'choice';
  const choose = (chosen: 'guest' | 'login' | undefined) => {
    changeDraft((draft) => chooseMode(draft, chosen));
    // Choosing a way without login logs out (public specification, section 4).
    if (user && chosen !== 'login') void logOut().catch(() => undefined);
  };
  return { user, screen, choose } as const;
};

/** Step 3: address and contact. */
export const PersonalStep = () => {
  const { t } = useTexts();
  const money = useMoney();
  const draft = useDraft();
  const quote = useQuote();
  const { user, screen, choose } = useWho();
  const form = useStepForm('personal-details', personalProblemsOf(draft, user?.email), useSaveContext());
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
      {user === undefined && (
        <div className="box">
          <Skeleton />
        </div>
      )}
      {user === null && screen === 'choice' && <ModeChoice onChoose={choose} />}
      {screen !== 'choice' && user !== undefined && (
        <ModeLine user={user} isGuest={screen === 'form'} onBack={() => choose(undefined)} />
      )}
      {user === null && screen === 'login' && (
        <section className="box">
          <h2>{t('book.personal.login.form')}</h2>
          <LoginForm
            onLoggedIn={({ name }) => changeDraft((now) => changePersonal(now, { name: now.name || name }))}
          />
        </section>
      )}
      {isForm ? (
        <StepBody form={form}>
          <AddressBox />
          <ContactBox user={user} />
        </StepBody>
      ) : (
        <div className="step-buttons">
          <PreviousLink step="personal-details" />
        </div>
      )}
    </StepPage>
  );
};
