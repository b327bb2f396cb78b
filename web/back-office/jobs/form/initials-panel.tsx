import { PORTER_ONLY_LANGUAGE_ID } from '#shared/catalogue/bookable-language.ts';
import { isPrivate, servicesIn } from '#shared/jobs/job-services.ts';
import { LANGUAGE_NAMES, SITE_LANGUAGES } from '#shared/languages.ts';
import { airportsInScope } from '#shared/users/airport-scope.ts';
import classes from '#web/back-office/jobs/form/fields.module.css';
import { CountEntry, SelectEntry, TextEntry } from '#web/back-office/jobs/form/fields.tsx';
import { useFormState } from '#web/back-office/jobs/form/form-context.ts';
import { Panel } from '#web/back-office/jobs/form/panel.tsx';
import { RadioEntry } from '#web/back-office/jobs/form/radio-entry.tsx';
import { serviceChoices } from '#web/back-office/jobs/form/service-choices.ts';
import { StaffEntry } from '#web/back-office/jobs/form/staff-entry.tsx';
import { useTexts } from '#web/back-office/language/office-language.ts';
import { useCurrentUser } from '#web/back-office/session/current-user.tsx';

const AgencyEntry = () => {
  const { t } = useTexts();
  const { terms, job } = useFormState();
  const data = terms.agencies
    .filter(({ _id, active }) => active || _id === job?.agency_id)
    .map(({ _id, short, name }) => ({ value: String(_id), label: `${short}, ${name}` }));
  return (
    <SelectEntry
      name="agency"
      data={data}
      disabled={job !== undefined}
      description={job && t('office.job_form.hint.fixed')}
      className={classes.wide ?? ''}
    />
  );
};

const LanguageEntry = () => {
  const { t, language } = useTexts();
  const { form, terms } = useFormState();
  const isNeeded = servicesIn(form).includes('assistant');
  const wordOf = (id: number): string => {
    const row = terms.languages.find(({ _id }) => _id === id);
    return (language === 'de' ? row?.display_de : row?.display_en) ?? '';
  };
  const data = terms.languages
    .filter(({ _id }) => _id !== PORTER_ONLY_LANGUAGE_ID)
    .map(({ _id }) => ({ value: String(_id), label: wordOf(_id) }));
  return isNeeded ? (
    <SelectEntry name="language" data={data} />
  ) : (
    <SelectEntry
      name="language"
      data={[]}
      disabled
      placeholder={wordOf(PORTER_ONLY_LANGUAGE_ID)}
      description={t('office.job_form.hint.no_language')}
    />
  );
};

/** How a private customer is written to and pays. */
const ClientEntries = () => {
  const { t } = useTexts();
  return (
    <>
      <SelectEntry
        name="readingLanguage"
        data={SITE_LANGUAGES.map((value) => ({ value, label: LANGUAGE_NAMES[value] }))}
      />
      <TextEntry name="clientsEmail" inputMode="email" dir="ltr" />
      <p className={classes.note}>{t('office.job_form.hint.payment_link')}</p>
    </>
  );
};

/** Who orders what: agency, airport, service, language, whom to meet, and who does it. */
export const InitialsPanel = () => {
  const { t } = useTexts();
  const { input, form, job } = useFormState();
  const user = useCurrentUser();
  const services = servicesIn(form);
  const choices = serviceChoices(input, job !== undefined);
  const isKeptFromPorters = choices.some(({ isDisabled }) => isDisabled);
  const ofPorters = services.includes('porter') ? undefined : t('office.job_form.hint.of_porters');
  const ofAssistants = services.includes('assistant') ? undefined : t('office.job_form.hint.of_assistants');
  return (
    <Panel title={t('office.job_form.panel.initials')}>
      <AgencyEntry />
      <RadioEntry
        name="location"
        choices={airportsInScope(user).map((id) => ({
          value: String(id),
          label: t(`office.airport.${id}`),
          isDisabled: job !== undefined,
        }))}
      />
      <RadioEntry
        name="serviceType"
        choices={choices.map(({ value, isDisabled }) => ({
          value,
          isDisabled,
          label: t(`office.service.${value}`),
        }))}
        hint={isKeptFromPorters ? t('office.jobs.error.serviceType.no_porter') : undefined}
      />
      <LanguageEntry />
      <TextEntry name="nameSign" dir="auto" />
      {isPrivate(form.agency) && <ClientEntries />}
      <div className={classes.counts}>
        <CountEntry name="persons" least={1} />
        <CountEntry name="bags" least={0} disabledBecause={ofPorters} />
        <CountEntry name="bulky" least={0} disabledBecause={ofPorters} />
        <CountEntry name="extra_employee" least={0} disabledBecause={ofAssistants} />
      </div>
      {services.map((service) => (
        <StaffEntry key={service} service={service} />
      ))}
    </Panel>
  );
};
