import { Button } from '@mantine/core';
import { BusyButton } from '#web/back-office/components/busy-button.tsx';
import { useFormState } from '#web/back-office/jobs/form/form-context.ts';
import classes from '#web/back-office/jobs/form/job-form.module.css';
import price from '#web/back-office/jobs/form/price.module.css';
import { euros } from '#web/back-office/language/formats.ts';
import { useTexts } from '#web/back-office/language/office-language.ts';

type Sum = { net: number; gross?: number | undefined } | undefined;

const Total = ({ sum, isAsking }: { sum: Sum; isAsking: boolean }) => {
  const { t, language } = useTexts();
  const isGross = sum?.gross !== undefined;
  return (
    <output className={price.total} aria-busy={isAsking} data-asking={isAsking}>
      <small>{t(isGross ? 'office.job_form.price.total_gross' : 'office.job_form.price.total_net')}</small>
      <b>{sum ? euros(sum.gross ?? sum.net, language) : '–'}</b>
      {isGross && <small>{t('office.job_form.price.of_it_net', { net: euros(sum.net, language) })}</small>}
    </output>
  );
};

type Props = {
  sum: Sum;
  isAsking: boolean;
  isBusy: boolean;
  isOpen: boolean;
  onCancel: () => void;
  onNext: () => void;
};

/** The price, and what can be done with the form; without `isOpen` it can only be closed. */
export const FormFoot = ({ sum, isAsking, isBusy, isOpen, onCancel, onNext }: Props) => {
  const { t } = useTexts();
  const { job } = useFormState();
  return (
    <footer className={classes.foot}>
      <Total sum={sum} isAsking={isAsking} />
      <Button variant="default" onClick={onCancel} disabled={isBusy}>
        {t('office.job_form.cancel')}
      </Button>
      {isOpen && !job && (
        <Button variant="default" onClick={onNext} disabled={isBusy} className={classes.next ?? ''}>
          {t('office.job_form.next')}
        </Button>
      )}
      {isOpen && (
        <BusyButton
          type="submit"
          label={t(job ? 'office.job_form.update' : 'office.job_form.save')}
          busyLabel={t('office.job_form.saving')}
          isBusy={isBusy}
        />
      )}
    </footer>
  );
};
