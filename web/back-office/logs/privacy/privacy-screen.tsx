import { TextInput } from '@mantine/core';
import { type FormEvent, useRef, useState } from 'react';
import { isEmail } from '#shared/orders/personal-rules.ts';
import type { PrivacyApi } from '#shared/users/privacy-api.ts';
import { useAlerts } from '#web/back-office/components/alerts.tsx';
import { BusyButton } from '#web/back-office/components/busy-button.tsx';
import classes from '#web/back-office/components/records/records.module.css';
import { saveFile } from '#web/back-office/components/save-file.ts';
import { ScreenHelp } from '#web/back-office/components/screen-help.tsx';
import { useTexts } from '#web/back-office/language/office-language.ts';
import { EraseButton, type Erased } from '#web/back-office/logs/privacy/erase-button.tsx';
import own from '#web/back-office/logs/privacy/privacy.module.css';
import { RetentionTable } from '#web/back-office/logs/privacy/retention-table.tsx';
import { apiClient } from '#web/common/call-api.ts';

const call = apiClient<PrivacyApi>();

const FORM = 'person';

const COUNTED = ['orders_erased', 'orders_kept', 'mails', 'contact_requests', 'withdrawals_kept'] as const;

const Result = ({ result }: { result: Erased }) => {
  const { t } = useTexts();
  return (
    <section className={own.panel} aria-label={t('office.privacy.result')}>
      <h2>{t('office.privacy.result')}</h2>
      <dl className={own.result}>
        <div>
          <dt>{t('office.privacy.account')}</dt>
          <dd>{t(result.account ? 'office.privacy.yes' : 'office.privacy.no')}</dd>
        </div>
        {COUNTED.map((name) => (
          <div key={name}>
            <dt>{t(`office.privacy.${name}`)}</dt>
            <dd>{result[name]}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
};

const useExport = () => {
  const { t } = useTexts();
  const { success, danger } = useAlerts();
  return async (email: string): Promise<void> => {
    try {
      const data = await call('POST /api/users/privacy/export', { body: { email } });
      saveFile(`${email}.json`, new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' }));
      success(t('office.privacy.exported'));
    } catch (error) {
      danger(t('office.privacy.not_exported'), { error });
    }
  };
};

/** What is kept of a person is exported and erased (docs/decisions.md, privacy). */
const PrivacyScreen = () => {
  const { t } = useTexts();
  const field = useRef<HTMLInputElement>(null);
  const [email, setEmail] = useState('');
  const [isWrong, setWrong] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [result, setResult] = useState<Erased>();
  const exportData = useExport();
  const take = (): string | undefined => {
    const typed = email.trim();
    const isRight = isEmail(typed);
    setWrong(!isRight);
    if (!isRight) field.current?.focus();
    return isRight ? typed : undefined;
  };
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const typed = take();
    if (!typed || isBusy) return;
    setBusy(true);
    await exportData(typed);
    setBusy(false);
  };
  return (
    <>
      <title>{`${t('office.privacy.title')} – ${t('office.brand')}`}</title>
      <header className={classes.head}>
        <h1>{t('office.privacy.title')}</h1>
        <ScreenHelp text="office.privacy.help" />
      </header>
      <div className={own.panel}>
        <form id={FORM} onSubmit={submit} noValidate>
          <TextInput
            ref={field}
            label={t('office.privacy.email')}
            value={email}
            onChange={(event) => setEmail(event.currentTarget.value)}
            error={isWrong && t('office.privacy.email_wrong')}
            inputMode="email"
            autoComplete="off"
          />
        </form>
        {/* Beside the form: what is sent in the dialog of erasing must not send this one too. */}
        <div className={own.buttons}>
          <BusyButton
            type="submit"
            form={FORM}
            label={t('office.privacy.export')}
            busyLabel={t('office.privacy.exporting')}
            isBusy={isBusy}
          />
          <EraseButton take={take} onErased={setResult} />
        </div>
      </div>
      {result && <Result result={result} />}
      <RetentionTable />
    </>
  );
};
export default PrivacyScreen;
