import IconCalendar from '@tabler/icons-react/icons/IconCalendarUser';
import IconPencil from '@tabler/icons-react/icons/IconPencil';
import IconTrash from '@tabler/icons-react/icons/IconTrash';
import { Link } from 'react-router';
import { addDays } from '#shared/calendar-date.ts';
import classes from '#web/back-office/components/records/records.module.css';
import { useStartAct } from '#web/back-office/employees/acts-provider.tsx';
import { nameOf } from '#web/back-office/employees/employee-cells.tsx';
import type { EmployeeRow } from '#web/back-office/employees/use-employees.ts';
import { useTexts } from '#web/back-office/language/office-language.ts';
import { OnlyFor } from '#web/back-office/session/only-for.tsx';
import { useAirportClock } from '#web/common/airport-clock.ts';

/** How far the jobs of an employee are looked at. */
const DAYS_AHEAD = 30;

type Props = { employee: EmployeeRow };

const JobsLink = ({ employee }: Props) => {
  const { t } = useTexts();
  const { date } = useAirportClock();
  const search = new URLSearchParams({ from: date, to: addDays(date, DAYS_AHEAD), employee: employee._id });
  const label = t('office.people.jobs', { name: nameOf(employee) });
  return (
    <Link to={`/admin/jobs?${search}`} className={classes.dots} aria-label={label} title={label}>
      <IconCalendar size={20} stroke={1.9} aria-hidden />
    </Link>
  );
};

/** The employee's jobs, updating and deleting: for admins. */
export const EmployeeActions = ({ employee }: Props) => {
  const { t } = useTexts();
  const start = useStartAct();
  const words = { name: nameOf(employee) };
  return (
    <OnlyFor roles={['admin']}>
      <span className={classes.actions}>
        <JobsLink employee={employee} />
        {(['update', 'delete'] as const).map((act) => {
          const label = t(`office.people.${act}.named`, words);
          const Icon = act === 'update' ? IconPencil : IconTrash;
          return (
            <button
              key={act}
              type="button"
              className={classes.dots}
              aria-label={label}
              title={label}
              onClick={() => start(act, employee)}
            >
              <Icon size={20} stroke={1.9} aria-hidden />
            </button>
          );
        })}
      </span>
    </OnlyFor>
  );
};
