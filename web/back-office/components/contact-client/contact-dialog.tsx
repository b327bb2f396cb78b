import { Modal, Textarea, TextInput } from '@mantine/core';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import useSWR from 'swr';
import type { JobDeskApi } from '#shared/jobs/job-desk-api.ts';
import type { JobsApi } from '#shared/jobs/jobs-api.ts';
import type { OrderDeskApi } from '#shared/orders/order-desk-api.ts';
import { useAlerts } from '#web/back-office/components/alerts.tsx';
import classes from '#web/back-office/components/confirm-dialog.module.css';
import {
  type ContactField,
  type ContactInput,
  contactProblems,
  orderIdOf,
} from '#web/back-office/components/contact-client/contact-problems.ts';
import { DialogFoot } from '#web/back-office/components/dialog-foot.tsx';
import { LeaveGuard, useLeaveGuard } from '#web/back-office/components/form/leave-guard.tsx';
import { useTexts } from '#web/back-office/language/office-language.ts';
import { apiClient } from '#web/common/call-api.ts';

const call = apiClient<OrderDeskApi>();
const callJobs = apiClient<JobsApi & JobDeskApi>();

export type Contact = {
  /** Of the order. */
  readonly id: string;
  /** The job that it is about, where it is about one. */
  readonly job?: string;
  readonly name: string;
  readonly onSent?: () => void;
};
type Props = { contact: Contact | undefined; isOpen: boolean; onClose: () => void };

const EMPTY = { to: '', cc: '', subject: '', message: '' };

/** The words that are usual for an order, or for one job of it. */
const proposedFor = (id: string, jobId: string | undefined) =>
  jobId
    ? callJobs('GET /api/jobs/getRequestContactEmailTemplate/{jobId}', { params: { jobId } })
    : call('GET /api/orders/getRequestContactEmailTemplate/{id}', { params: { id } });

/** The typed fields; until one is typed in, the words that are usual for the order stand there. */
const useContactForm = ({ contact, isOpen }: Pick<Props, 'contact' | 'isOpen'>) => {
  const [typed, setTyped] = useState<Partial<ContactInput>>({});
  const { data, error } = useSWR(
    isOpen && contact ? (['letter', contact.id, contact.job] as const) : null,
    ([, id, jobId]) => proposedFor(id, jobId),
    { revalidateOnFocus: false, revalidateIfStale: false },
  );
  const start: ContactInput = { ...EMPTY, order: contact?.id ?? '', ...data };
  const input: ContactInput = { ...start, ...typed };
  const type = (field: ContactField, text: string): void => setTyped({ ...typed, [field]: text });
  return {
    input,
    type,
    isDirty: JSON.stringify(input) !== JSON.stringify(start),
    isMissingTemplate: error !== undefined,
  };
};

const useSend = ({ contact, onClose }: Pick<Props, 'contact' | 'onClose'>) => {
  const { t } = useTexts();
  const { success, danger } = useAlerts();
  return async ({ order, ...letter }: ContactInput): Promise<void> => {
    try {
      await sendLetter(lettersOf(order, letter), contact?.job);
    } catch (error) {
      danger(t('office.contact.not_sent'), { error });
      return;
    }
    success(t('office.contact.sent'));
    contact?.onSent?.();
    onClose();
  };
};

const lettersOf = (order: string, { to, cc, subject, message }: Omit<ContactInput, 'order'>) => ({
  order_id: orderIdOf(order),
  ...(to.trim() !== '' && { to }),
  ...(cc.trim() !== '' && { cc }),
  subject,
  message,
});

const sendLetter = (letter: ReturnType<typeof lettersOf>, job_id: string | undefined): Promise<undefined> =>
  job_id
    ? callJobs('POST /api/jobs/contactClient', { body: { contact: { ...letter, job_id } } })
    : call('POST /api/orders/contactClient', { body: { contact: letter } });

const ContactForm = ({ contact, isOpen, onClose }: Props) => {
  const { t } = useTexts();
  const { input, type, isDirty, isMissingTemplate } = useContactForm({ contact, isOpen });
  const leave = useLeaveGuard(isDirty);
  const [isChecked, setChecked] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const send = useSend({ contact, onClose });
  const problems = contactProblems(input);
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    setChecked(true);
    if (Object.keys(problems).length > 0 || isBusy) return;
    setBusy(true);
    await send(input);
    setBusy(false);
  };
  useEffect(() => {
    if (isChecked) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [isChecked]);
  const field = (name: ContactField) => ({
    label: t(`office.contact.${name}`),
    value: input[name],
    onChange: (event: { currentTarget: { value: string } }) => type(name, event.currentTarget.value),
    error: isChecked && problems[name] && t(problems[name]),
    mb: 12,
  });
  return (
    <form ref={form} onSubmit={submit} noValidate>
      {isMissingTemplate && <p className={classes.note}>{t('office.contact.no_template')}</p>}
      {!contact && <TextInput {...field('order')} data-autofocus autoComplete="off" />}
      <TextInput {...field('to')} description={t('office.contact.to_hint')} inputMode="email" />
      <TextInput {...field('cc')} description={t('office.contact.cc_hint')} inputMode="email" />
      <TextInput {...field('subject')} withAsterisk required />
      <Textarea {...field('message')} withAsterisk required rows={9} />
      <DialogFoot
        cancelLabel={t('office.dialog.close')}
        onCancel={() => leave(onClose)}
        type="submit"
        label={t('office.contact.send')}
        busyLabel={t('office.contact.sending')}
        isBusy={isBusy}
      />
    </form>
  );
};

/** A mail to the client of an order: to, cc, subject, message (back-office specification, section 2, "Modals"). */
const ContactDialog = (props: Props) => {
  const { contact, isOpen, onClose } = props;
  const { t } = useTexts();
  const title = t('office.contact.title') + (contact ? ` – ${contact.name}` : '');
  return (
    <LeaveGuard isOpen={isOpen} onClose={onClose} onDiscard={onClose}>
      {(closing) => (
        <Modal
          opened={isOpen}
          {...closing}
          title={title}
          size={620}
          closeButtonProps={{ 'aria-label': t('office.dialog.close') }}
          classNames={{ title: classes.title ?? '' }}
        >
          <ContactForm {...props} />
        </Modal>
      )}
    </LeaveGuard>
  );
};
export default ContactDialog;
