import { Button, Modal } from '@mantine/core';
import { useState } from 'react';
import { directionOf, type SiteLanguage } from '#shared/languages.ts';
import { useAlerts } from '#web/back-office/components/alerts.tsx';
import { useTexts } from '#web/back-office/language/office-language.ts';
import { useCurrentUser } from '#web/back-office/session/current-user.tsx';
import type { EmailForm } from '#web/back-office/texts/emails/use-email-form.ts';
import { callEmails } from '#web/back-office/texts/emails/use-emails.ts';
import classes from '#web/back-office/texts/texts.module.css';

type Shown = { readonly subject: string; readonly sender: string; readonly html: string };

/** Looks at the mail as it is being written, or mails it to oneself; nothing is saved. */
export const EmailTrial = ({ form, language }: { form: EmailForm; language: SiteLanguage }) => {
  const { t } = useTexts();
  const { success, danger } = useAlerts();
  const { email } = useCurrentUser();
  const [shown, setShown] = useState<Shown>();
  const body = { email: form.body, language };
  const preview = async (): Promise<void> => {
    try {
      setShown(await callEmails('POST /api/emails/preview', { body }));
    } catch (error) {
      danger(t('office.emails.no_preview'), { error });
    }
  };
  const send = async (): Promise<void> => {
    try {
      await callEmails('POST /api/emails/test', { body });
      success(t('office.emails.tested', { email }));
    } catch (error) {
      danger(t('office.emails.not_tested'), { error });
    }
  };
  return (
    <div className={classes.trial}>
      <Button variant="default" onClick={preview}>
        {t('office.emails.preview')}
      </Button>
      <Button variant="default" onClick={send} disabled={form.hasProblem(language)}>
        {t('office.emails.test')}
      </Button>
      <Modal
        opened={shown !== undefined}
        onClose={() => setShown(undefined)}
        title={t('office.emails.preview_title')}
        size={640}
        closeButtonProps={{ 'aria-label': t('office.dialog.close') }}
      >
        <p className={classes.source}>
          <small>{shown?.sender}</small>
          <b>{shown?.subject}</b>
        </p>
        <div
          className={classes.mail}
          lang={language}
          dir={directionOf(language)}
          // biome-ignore lint/security/noDangerouslySetInnerHtml: the server has cleaned it
          dangerouslySetInnerHTML={{ __html: shown?.html ?? '' }}
        />
      </Modal>
    </div>
  );
};
