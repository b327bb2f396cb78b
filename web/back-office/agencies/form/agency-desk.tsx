import IconArrowLeft from '@tabler/icons-react/icons/IconArrowLeft';
import IconHistory from '@tabler/icons-react/icons/IconHistory';
import { Link } from 'react-router';
import { addDays } from '#shared/calendar-date.ts';
import classes from '#web/back-office/agencies/agencies.module.css';
import { AgencyForm } from '#web/back-office/agencies/form/agency-form.tsx';
import { NEW } from '#web/back-office/agencies/form/agency-input.ts';
import { CodesPanel } from '#web/back-office/agencies/form/codes-panel.tsx';
import { ExtrasPanel } from '#web/back-office/agencies/form/extras-panel.tsx';
import { type AgencyRow, useAllAgencies } from '#web/back-office/agencies/use-agencies.ts';
import { EmptyState } from '#web/back-office/components/empty-state.tsx';
import { PageError } from '#web/back-office/components/page-error.tsx';
import { PanelLoading } from '#web/back-office/components/records/panel-loading.tsx';
import records from '#web/back-office/components/records/records.module.css';
import { ScreenHelp } from '#web/back-office/components/screen-help.tsx';
import { useTexts } from '#web/back-office/language/office-language.ts';
import { useAirportClock } from '#web/common/airport-clock.ts';

/** As far back as the audit log is shown at once. */
const HISTORY_DAYS = 91;

/** Who changed the agency, its job codes or its extras: their ids begin with the agency's. */
const HistoryLink = ({ agency }: { agency: AgencyRow }) => {
  const { t } = useTexts();
  const { date } = useAirportClock();
  const search = new URLSearchParams({
    subject: String(agency._id),
    from: addDays(date, -HISTORY_DAYS),
    to: date,
  });
  return (
    <Link to={`/admin/audit?${search}`}>
      <IconHistory size={18} stroke={1.9} aria-hidden />
      {t('office.agencies.history')}
    </Link>
  );
};

/** One agency in create or update mode: the form, and below it what was agreed with the agency. */
export const AgencyDesk = ({ id }: { id: string }) => {
  const { t } = useTexts();
  const { data, error, mutate } = useAllAgencies();
  const agency = data?.rows.find(({ _id }) => String(_id) === id);
  const title = agency
    ? t('office.agencies.update.heading', { short: agency.short, name: agency.name })
    : t(id === NEW ? 'office.agencies.add.title' : 'office.agencies.title');
  return (
    <div className={classes.desk}>
      <title>{`${title} – ${t('office.brand')}`}</title>
      <header className={records.head}>
        <h1>{title}</h1>
        <ScreenHelp text="office.agencies.form_help" />
        <span className={`${records.end} ${classes.links}`}>
          {agency && <HistoryLink agency={agency} />}
          <Link to="/agencies">
            <IconArrowLeft size={18} stroke={1.9} aria-hidden />
            {t('office.agencies.back')}
          </Link>
        </span>
      </header>
      {!data && error !== undefined && (
        <PageError error={error} title={t('office.agencies.error_title')} onRetry={() => void mutate()} />
      )}
      {!data && error === undefined && <PanelLoading label={t('office.agencies.loading')} />}
      {data && !agency && id !== NEW && <EmptyState title={t('office.agencies.unknown')} />}
      {data && (agency || id === NEW) && (
        <AgencyForm agency={agency} agencies={data.rows} reread={() => mutate()}>
          {agency ? (
            <>
              <CodesPanel agency={agency} />
              <ExtrasPanel agency={agency} />
            </>
          ) : (
            <p className={classes.hint}>{t('office.agencies.later')}</p>
          )}
        </AgencyForm>
      )}
    </div>
  );
};
