import { Button } from '@mantine/core';
import IconId from '@tabler/icons-react/icons/IconId';
import { Link } from 'react-router';
import { type JobRow, nameOf } from '#web/back-office/jobs/job-row.ts';
import { useTexts } from '#web/back-office/language/office-language.ts';

/** The name sign, for who stands at the door with it. */
export const NameSignLink = ({ job }: { job: JobRow }) => {
  const { t } = useTexts();
  if (job.is_sealed || !job.name_sign) return null;
  return (
    <Button
      component={Link}
      to={`/admin/jobs/name-sign?job=${job._id}`}
      variant="default"
      leftSection={<IconId size={19} stroke={1.9} aria-hidden />}
      aria-label={t('office.jobs.name_sign_of', { job: nameOf(job) })}
    >
      {t('office.jobs.name_sign')}
    </Button>
  );
};
