import { orderNumber } from '#shared/orders/order-number.ts';
import { ConfirmDialog } from '#web/back-office/components/confirm-dialog.tsx';
import { warningText } from '#web/back-office/jobs/assign/assign-words.ts';
import type { AssignQuestion } from '#web/back-office/jobs/assign/use-assign.ts';
import { useTexts } from '#web/back-office/language/office-language.ts';

type Props = {
  question: AssignQuestion | undefined;
  isBusy: boolean;
  /** The job's language in the reader's words. */
  spoken?: string | undefined;
};

/** Tells what speaks against putting somebody on a job, and asks whether it is to be all the same. */
export const AssignQuestionDialog = ({ question, isBusy, spoken }: Props) => {
  const { t, language } = useTexts();
  if (!question) return null;
  const { job, employee, warnings, answer } = question;
  const words = { t, language, job, spoken };
  return (
    <ConfirmDialog
      isOpen
      isBusy={isBusy}
      title={t('office.assign.question', { employee: `${employee.first_name} ${employee.last_name}` })}
      confirmLabel={t('office.assign.anyway')}
      busyLabel={t('office.assign.busy')}
      onConfirm={() => answer(true)}
      onClose={() => answer(false)}
    >
      <p>{t('office.assign.question_text', { job: orderNumber(job._id, job.airport) })}</p>
      {warnings.map((warning) => (
        <p key={warning.code}>
          <b>{warningText(warning, words)}.</b>
        </p>
      ))}
    </ConfirmDialog>
  );
};
