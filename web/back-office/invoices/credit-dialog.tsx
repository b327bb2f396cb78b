import { Modal, Textarea, TextInput } from '@mantine/core';
import IconLock from '@tabler/icons-react/icons/IconLock';
import type { FormEvent } from 'react';
import { REASON_MAX } from '#shared/invoices/credit-note.ts';
import confirm from '#web/back-office/components/confirm-dialog.module.css';
import { DialogFoot } from '#web/back-office/components/dialog-foot.tsx';
import { LeaveGuard, useLeaveGuard } from '#web/back-office/components/form/leave-guard.tsx';
import { AmountField } from '#web/back-office/components/form/number-field.tsx';
import type { CreditProblem } from '#web/back-office/invoices/credit-problems.ts';
import type { InvoiceRow } from '#web/back-office/invoices/invoice-row.ts';
import own from '#web/back-office/invoices/invoices.module.css';
import { useCredit } from '#web/back-office/invoices/use-credit.ts';
import { euros } from '#web/back-office/language/formats.ts';
import { useTexts } from '#web/back-office/language/office-language.ts';

type Props = { invoice: InvoiceRow; isOpen: boolean; onClose: () => void; reread: () => Promise<void> };
type Credit = ReturnType<typeof useCredit>;

/** Given by the system for section 24, typed for normal invoices. */
const NumberField = ({
  invoice,
  credit,
  error,
}: Pick<Props, 'invoice'> & { credit: Credit; error: string | undefined }) => {
  const { t } = useTexts();
  const { input, setInput, leaveNumber, isBusy } = credit;
  if (invoice.use_case === 'sec24') {
    return (
      <TextInput
        label={t('office.invoices.column.number')}
        value={t('office.invoices.credit.automatic')}
        leftSection={<IconLock size={17} stroke={1.9} aria-hidden />}
        disabled
        readOnly
      />
    );
  }
  return (
    <TextInput
      label={t('office.invoices.column.number')}
      value={input.number}
      maxLength={36}
      autoComplete="off"
      withAsterisk
      required
      disabled={isBusy}
      error={error}
      onChange={(event) => setInput({ ...input, number: event.currentTarget.value })}
      onBlur={leaveNumber}
    />
  );
};

const CreditForm = ({ invoice, onClose, reread }: Omit<Props, 'isOpen'>) => {
  const { t, language } = useTexts();
  const credit = useCredit({ invoice, onClose, reread });
  const { input, setInput, problems, isBusy, submit } = credit;
  const leave = useLeaveGuard(credit.isDirty);
  const left = euros(invoice.amount_left, language);
  const words = (problem: CreditProblem | undefined): string | undefined =>
    problem && t(`office.invoices.credit.error.${problem}`, { left });
  const send = (event: FormEvent): void => {
    event.preventDefault();
    submit();
  };
  return (
    <form onSubmit={send} noValidate>
      <p className={own.about}>
        {t('office.invoices.credit.about', {
          number: invoice.invoice_number,
          agency: invoice.agency_name || invoice.company,
        })}
      </p>
      <div className={own.two}>
        <AmountField
          data-autofocus
          label={t('office.invoices.credit.amount')}
          value={input.amount}
          disabled={isBusy}
          error={words(problems.amount)}
          onType={(amount) => setInput({ ...input, amount })}
        />
        <NumberField invoice={invoice} credit={credit} error={words(problems.number)} />
      </div>
      <Textarea
        mt={14}
        label={t('office.invoices.credit.reason')}
        description={t('office.invoices.credit.reason_hint')}
        value={input.reason}
        maxLength={REASON_MAX}
        autosize
        minRows={2}
        maxRows={5}
        disabled={isBusy}
        onChange={(event) => setInput({ ...input, reason: event.currentTarget.value })}
      />
      <dl className={own.calculation}>
        <div>
          <dt>{t('office.invoices.credit.net')}</dt>
          <dd>{euros(invoice.net, language)}</dd>
        </div>
        <div>
          <dt>{t('office.invoices.credit.left')}</dt>
          <dd>{left}</dd>
        </div>
      </dl>
      <p className={own.hint}>{t('office.invoices.credit.for_good')}</p>
      <DialogFoot
        cancelLabel={t('office.invoices.cancel')}
        onCancel={() => leave(onClose)}
        type="submit"
        label={t('office.invoices.credit.create')}
        busyLabel={t('office.invoices.credit.creating')}
        isBusy={isBusy}
      />
    </form>
  );
};

/** Credits a part of an invoice, or all that is left (back-office specification, sections 2 and 5). */
export const CreditDialog = ({ isOpen, ...props }: Props) => {
  const { t } = useTexts();
  return (
    <LeaveGuard isOpen={isOpen} onClose={props.onClose} onDiscard={props.onClose}>
      {(closing) => (
        <Modal
          opened={isOpen}
          {...closing}
          title={t('office.invoices.kind.credit_note')}
          size={500}
          closeButtonProps={{ 'aria-label': t('office.dialog.close') }}
          classNames={{ title: confirm.title ?? '' }}
        >
          <CreditForm {...props} />
        </Modal>
      )}
    </LeaveGuard>
  );
};
