import { type ReactNode, useEffect, useRef, useState } from 'react';
import { airportTime } from '#shared/calendar-date.ts';
import { formatWhen } from '#web/common/formats.ts';
import { Alert } from '#web/public/controls/alert.tsx';
import { Button } from '#web/public/controls/button.tsx';
import { useTexts } from '#web/public/language/texts.ts';
import { Page } from '#web/public/page/page.tsx';
import { ConfirmWithdrawal } from '#web/public/withdrawal/confirm-withdrawal.tsx';
import type { Receipt, Withdrawal } from '#web/public/withdrawal/withdrawal.ts';
import { WithdrawalFacts } from '#web/public/withdrawal/withdrawal-facts.tsx';
import { WithdrawalForm } from '#web/public/withdrawal/withdrawal-form.tsx';

type Stage = 'form' | 'confirm' | 'received';

const EMPTY: Withdrawal = { name: '', order_number: '', email: '', reason: '' };

const Received = ({ entered, receipt }: { entered: Withdrawal; receipt: Receipt }) => {
  const { t, language } = useTexts();
  const time = formatWhen(airportTime(new Date(receipt.received_at)), language);
  return (
    <div className="login-form">
      <Alert kind="good">{t('withdrawal.done', { email: entered.email.trim() })}</Alert>
      <WithdrawalFacts
        entered={entered}
        more={[
          [t('withdrawal.received'), t('withdrawal.berlin', { time })],
          [t('withdrawal.reference'), receipt.reference],
        ]}
      />
      <Button kind="outline" onClick={() => window.print()}>
        {t('withdrawal.print')}
      </Button>
    </div>
  );
};

/** Each stage begins at its heading, which takes the focus. */
const Frame = ({ stage, children }: { stage: Stage; children: ReactNode }) => {
  const { t } = useTexts();
  const heading = useRef<HTMLHeadingElement>(null);
  const isFirst = useRef(true);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the stage is what moves the focus
  useEffect(() => {
    if (isFirst.current) {
      isFirst.current = false;
      return;
    }
    window.scrollTo(0, 0);
    heading.current?.focus({ preventScroll: true });
  }, [stage]);
  const titles = {
    form: t('withdrawal.title'),
    confirm: t('withdrawal.check'),
    received: t('withdrawal.done.title'),
  };
  return (
    <Page title={titles[stage]}>
      <div className="width withdrawal">
        <div className="box">
          {stage !== 'received' && (
            <p className="withdrawal-step">{t('withdrawal.step', { number: stage === 'form' ? 1 : 2 })}</p>
          )}
          <h1 ref={heading} tabIndex={-1}>
            {titles[stage]}
          </h1>
          {children}
        </div>
      </div>
    </Page>
  );
};

/** Withdrawing from a contract, without a login, in two steps (§ 356a BGB), with a receipt that can be printed. */
const WithdrawalPage = () => {
  const { t } = useTexts();
  const [entered, setEntered] = useState(EMPTY);
  const [isReady, setIsReady] = useState(false);
  const [receipt, setReceipt] = useState<Receipt>();
  if (receipt) {
    return (
      <Frame stage="received">
        <Received entered={entered} receipt={receipt} />
      </Frame>
    );
  }
  if (isReady) {
    return (
      <Frame stage="confirm">
        <ConfirmWithdrawal entered={entered} onBack={() => setIsReady(false)} onReceived={setReceipt} />
      </Frame>
    );
  }
  return (
    <Frame stage="form">
      <p className="account-lead">{t('withdrawal.text')}</p>
      <WithdrawalForm entered={entered} onChange={setEntered} onReady={() => setIsReady(true)} />
    </Frame>
  );
};

export default WithdrawalPage;
