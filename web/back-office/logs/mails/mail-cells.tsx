import IconPaperclip from '@tabler/icons-react/icons/IconPaperclip';
import { Link } from 'react-router';
import { Badge, type Tone } from '#web/back-office/components/status-badge.tsx';
import { whenText } from '#web/back-office/language/formats.ts';
import { useTexts } from '#web/back-office/language/office-language.ts';
import own from '#web/back-office/logs/logs.module.css';
import type { MailRow } from '#web/back-office/logs/mails/use-mails.ts';

type Props = { mail: MailRow };

/** When it was promised; when it was sent, where that took longer than a look. */
export const MailWhen = ({ mail: { created_at, sent_at } }: Props) => {
  const { t, language } = useTexts();
  const [promised, sent] = [created_at, sent_at ?? created_at].map((at) => whenText(at, language));
  return (
    <span className={own.when}>
      {promised}
      {sent !== promised && (
        <small className={own.small}>{t('office.mails.sent_at', { when: sent ?? '' })}</small>
      )}
    </span>
  );
};

/** Subject and files; of a mail that nobody has composed yet, what it is going to be. */
export const MailSubject = ({ mail: { subject, template, attachments } }: Props) => {
  const { t } = useTexts();
  return (
    <span className={own.subject}>
      {subject ?? t(`office.mails.template.${template}`)}
      {attachments.map((name) => (
        <small key={name}>
          <IconPaperclip size={15} stroke={1.9} aria-hidden /> {name}
        </small>
      ))}
    </span>
  );
};

export const MailTo = ({ mail: { to, language } }: Props) => {
  const { t } = useTexts();
  return (
    <span className={own.to}>
      {to.length === 0 ? t('office.mails.to_unknown') : to.join(', ')}
      <small className={own.small}>{t('office.mails.in_language', { language })}</small>
    </span>
  );
};

/** What it is made of, and the order that it belongs to. */
export const MailTemplateCell = ({ mail: { template, order } }: Props) => {
  const { t } = useTexts();
  return (
    <span>
      {t(`office.mails.template.${template}`)}
      {order && (
        <small className={own.small}>
          <Link to={`/admin/orders?order=${order.id}`}>{order.number}</Link>
        </small>
      )}
    </span>
  );
};

const TONES = {
  queued: 'blue-open',
  sent: 'green',
  failed: 'red',
  bounced: 'amber',
} as const satisfies Record<MailRow['state'], Tone>;

/** Where it stands, and why it does not go on. */
export const MailStateCell = ({ mail: { state, failure, resent_at } }: Props) => {
  const { t, language } = useTexts();
  return (
    <span>
      <Badge tone={TONES[state]} word={t(`office.mails.state.${state}`)} />
      {failure && <small className={own.small}>{failure}</small>}
      {resent_at && (
        <small className={own.small}>
          {t('office.mails.resent_at', { when: whenText(resent_at, language) })}
        </small>
      )}
    </span>
  );
};
