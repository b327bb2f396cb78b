import { Link } from 'react-router';
import type { closedBecause } from '#web/back-office/jobs/form/closed-because.ts';
import classes from '#web/back-office/jobs/form/notes.module.css';
import type { JobRow } from '#web/back-office/jobs/job-row.ts';
import { useTexts } from '#web/back-office/language/office-language.ts';

type Props = { job: JobRow; reason: NonNullable<ReturnType<typeof closedBecause>> };

/** Why nothing can be edited, and where it is edited instead. */
export const ClosedNote = ({ job, reason }: Props) => {
  const { t } = useTexts();
  return (
    <p className={classes.closed}>
      {t(`office.job_form.closed.${reason}`)}{' '}
      {reason === 'of_site' && (
        <Link to={`/admin/orders?order=${job.order_id}`}>
          {t('office.job_form.closed.to_order', { order: job.order.order_number })}
        </Link>
      )}
    </p>
  );
};
