import { Button } from '@mantine/core';
import IconArrowBackUp from '@tabler/icons-react/icons/IconArrowBackUp';
import IconUserPlus from '@tabler/icons-react/icons/IconUserPlus';
import { Link } from 'react-router';
import { useStartAct } from '#web/back-office/jobs/acts-provider.tsx';
import { canGoToOrder, type JobAct, nextActOf, orderAddress } from '#web/back-office/jobs/job-acts.ts';
import { type JobRow, nameOf } from '#web/back-office/jobs/job-row.ts';
import own from '#web/back-office/jobs/jobs.module.css';
import { useTexts } from '#web/back-office/language/office-language.ts';

type Props = { job: JobRow };

const ICONS: Partial<Record<JobAct, typeof IconUserPlus>> = {
  assign: IconUserPlus,
  restore: IconArrowBackUp,
};

/** An action as a button; assigning is the primary one. */
export const ActButton = ({ job, act }: Props & { act: JobAct }) => {
  const { t } = useTexts();
  const start = useStartAct();
  const Icon = ICONS[act];
  return (
    <Button
      variant={act === 'assign' ? 'filled' : 'default'}
      {...(Icon && { leftSection: <Icon size={18} stroke={2} aria-hidden /> })}
      aria-label={t(`office.jobs.named.${act}`, { job: nameOf(job) })}
      onClick={() => start({ job, act })}
    >
      {t(`office.jobs.act.${act}`)}
    </Button>
  );
};

const OrderLink = ({ job }: Props) => {
  const { t } = useTexts();
  return (
    <Button
      component={Link}
      to={orderAddress(job)}
      variant="subtle"
      px={0}
      className={own.order}
      aria-label={t('office.jobs.named.order', { job: nameOf(job) })}
    >
      {t('office.jobs.act.order')}
    </Button>
  );
};

/** The one next step of a row: an action, else the way to the order. */
export const JobNext = ({ job }: Props) => {
  const next = nextActOf(job);
  if (next) return <ActButton job={job} act={next} />;
  return canGoToOrder(job) ? <OrderLink job={job} /> : null;
};
