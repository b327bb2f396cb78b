import { Button } from '@mantine/core';
import IconMailForward from '@tabler/icons-react/icons/IconMailForward';
import { createContext, useContext, useState } from 'react';
import { useAlerts } from '#web/back-office/components/alerts.tsx';
import { ConfirmDialog } from '#web/back-office/components/confirm-dialog.tsx';
import { useTexts } from '#web/back-office/language/office-language.ts';
import { type MailRow, resendMail } from '#web/back-office/logs/mails/use-mails.ts';

/** Reads the list anew once a mail was promised again. */
export const Reread = createContext<() => Promise<void>>(async () => undefined);

/** Sends a mail again once it is confirmed; each opening of the question is one click, which counts once. */
export const ResendButton = ({ mail }: { mail: MailRow }) => {
  const { t } = useTexts();
  const { success, danger } = useAlerts();
  const reread = useContext(Reread);
  const [key, setKey] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  if (!mail.can_resend) return null;
  const words = { subject: mail.subject ?? t(`office.mails.template.${mail.template}`) };
  const send = async (): Promise<void> => {
    if (!key) return;
    setBusy(true);
    try {
      await resendMail(mail._id, key);
      success(t('office.mails.resent'));
    } catch (error) {
      danger(t('office.mails.not_resent'), { error });
    }
    await reread().catch(() => undefined);
    setBusy(false);
    setKey(undefined);
  };
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconMailForward size={18} stroke={1.9} aria-hidden />}
        aria-label={t('office.mails.resend_this', words)}
        onClick={() => setKey(crypto.randomUUID())}
      >
        {t('office.mails.resend')}
      </Button>
      <ConfirmDialog
        isOpen={key !== undefined}
        isBusy={isBusy}
        title={t('office.mails.resend_title')}
        confirmLabel={t('office.mails.resend')}
        busyLabel={t('office.mails.resending')}
        onConfirm={send}
        onClose={() => setKey(undefined)}
      >
        <p>
          {t('office.mails.resend_text', {
            ...words,
            to: mail.to.join(', ') || t('office.mails.to_unknown'),
          })}
        </p>
      </ConfirmDialog>
    </>
  );
};
