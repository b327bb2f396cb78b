import { Menu } from '@mantine/core';
import IconClipboardText from '@tabler/icons-react/icons/IconClipboardText';
import IconClockHour4 from '@tabler/icons-react/icons/IconClockHour4';
import IconDots from '@tabler/icons-react/icons/IconDots';
import IconFileArrowRight from '@tabler/icons-react/icons/IconFileArrowRight';
import IconId from '@tabler/icons-react/icons/IconId';
import IconLayoutSidebarRightExpand from '@tabler/icons-react/icons/IconLayoutSidebarRightExpand';
import IconMail from '@tabler/icons-react/icons/IconMail';
import IconPencil from '@tabler/icons-react/icons/IconPencil';
import { Link } from 'react-router';
import { useContactClient } from '#web/back-office/components/contact-client/contact-provider.tsx';
import classes from '#web/back-office/components/records/records.module.css';
import { useStartAct } from '#web/back-office/jobs/acts-provider.tsx';
import { canGoToOrder, jobActsOf, nextActOf, orderAddress } from '#web/back-office/jobs/job-acts.ts';
import { type JobRow, nameOf } from '#web/back-office/jobs/job-row.ts';
import { useOpenForm, useOpenJob } from '#web/back-office/jobs/use-open-job.ts';
import { useTexts } from '#web/back-office/language/office-language.ts';

type Props = { job: JobRow };

const ICON = { size: 19, stroke: 1.9, 'aria-hidden': true } as const;

const PAPERS = [
  ['sheets', IconClipboardText, 'office.jobs.sheet'],
  ['work-time', IconClockHour4, 'office.jobs.work_time'],
  ['name-sign', IconId, 'office.jobs.name_sign'],
] as const;

const Papers = ({ job }: Props) => {
  const { t } = useTexts();
  return PAPERS.map(([path, Icon, key]) => (
    <Menu.Item
      key={path}
      component={Link}
      to={`/admin/jobs/${path}?job=${job._id}`}
      leftSection={<Icon {...ICON} />}
    >
      {t(key)}
    </Menu.Item>
  ));
};

const OrderItem = ({ job }: Props) => {
  const { t } = useTexts();
  const icon = <IconFileArrowRight {...ICON} />;
  return canGoToOrder(job) ? (
    <Menu.Item component={Link} to={orderAddress(job)} leftSection={icon}>
      {t('office.jobs.act.order')}
    </Menu.Item>
  ) : (
    <Menu.Item disabled leftSection={icon}>
      {t('office.jobs.act.order')}
    </Menu.Item>
  );
};

const Acts = ({ job }: Props) => {
  const { t } = useTexts();
  const start = useStartAct();
  const next = nextActOf(job);
  return jobActsOf(job)
    .filter((act) => act !== next)
    .map((act) => (
      <Menu.Item key={act} onClick={() => start({ job, act })} {...(act === 'cancel' && { color: 'red' })}>
        {t(`office.jobs.act.${act}`)}
      </Menu.Item>
    ));
};

/** Everything that an admin can do with a job. */
export const JobMenu = ({ job }: Props) => {
  const { t } = useTexts();
  const contact = useContactClient();
  const { open } = useOpenJob();
  const { open: openForm } = useOpenForm();
  const name = nameOf(job);
  return (
    <Menu position="bottom-end" width={230} shadow="md">
      <Menu.Target>
        <button type="button" className={classes.dots} aria-label={t('office.jobs.more', { job: name })}>
          <IconDots size={20} stroke={1.9} aria-hidden />
        </button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item leftSection={<IconLayoutSidebarRightExpand {...ICON} />} onClick={() => open(job._id)}>
          {t('office.act.details')}
        </Menu.Item>
        {!job.is_sealed && (
          <Menu.Item leftSection={<IconPencil {...ICON} />} onClick={() => openForm(job._id)}>
            {t('office.act.edit')}
          </Menu.Item>
        )}
        <Menu.Item
          leftSection={<IconMail {...ICON} />}
          onClick={() => contact({ id: job.order_id, job: job._id, name })}
        >
          {t('office.act.contact')}
        </Menu.Item>
        <OrderItem job={job} />
        <Menu.Divider />
        <Papers job={job} />
        <Menu.Divider />
        <Acts job={job} />
      </Menu.Dropdown>
    </Menu>
  );
};
