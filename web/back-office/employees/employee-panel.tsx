import { Button, MultiSelect, TextInput } from '@mantine/core';
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { isAirportId } from '#shared/catalogue/airport-ids.ts';
import { QUALIFICATIONS } from '#shared/employees/qualifications.ts';
import type { OfficeKey } from '#shared/texts/office-en.ts';
import { BusyButton } from '#web/back-office/components/busy-button.tsx';
import { focusFirstProblem } from '#web/back-office/components/form/focus-problem.ts';
import { LeaveGuard, useLeaveGuard } from '#web/back-office/components/form/leave-guard.tsx';
import { RadioGroup } from '#web/back-office/components/form/radio-group.tsx';
import { StaleNote } from '#web/back-office/components/form/stale-note.tsx';
import panel from '#web/back-office/components/records/panel.module.css';
import { SideDrawer } from '#web/back-office/components/side-drawer.tsx';
import { nameOf } from '#web/back-office/employees/employee-cells.tsx';
import type { TypedEmployee } from '#web/back-office/employees/employee-input.ts';
import own from '#web/back-office/employees/employees.module.css';
import { type EmployeeForm, useEmployeeForm } from '#web/back-office/employees/use-employee-form.ts';
import { type EmployeeRow, useLanguages } from '#web/back-office/employees/use-employees.ts';
import { type Translate, useTexts } from '#web/back-office/language/office-language.ts';

type Props = {
  /** The one that is updated; without one a new one is added. */
  employee: EmployeeRow | undefined;
  isOpen: boolean;
  onClose: () => void;
  reread: () => Promise<void>;
};

type TextField = 'first_name' | 'last_name' | 'email' | 'phone' | 'handy';
const TYPES: Partial<Record<TextField, string>> = { email: 'email', phone: 'tel', handy: 'tel' };

const TextEntry = ({ form, field }: { form: EmployeeForm; field: TextField }) => {
  const { t } = useTexts();
  const isRequired = TYPES[field] !== 'tel';
  return (
    <TextInput
      label={t(`office.people.field.${field}`)}
      type={TYPES[field] ?? 'text'}
      value={form.typed[field]}
      error={form.errorOf(field)}
      required={isRequired}
      withAsterisk={isRequired}
      maxLength={254}
      autoComplete="off"
      onChange={(event) => form.type({ [field]: event.currentTarget.value })}
      {...(field === 'email' && { className: own.wide ?? '' })}
    />
  );
};

const Choices = ({ form }: { form: EmployeeForm }) => {
  const { t } = useTexts();
  return (
    <>
      <RadioGroup
        id="employee-airport"
        label={t('office.people.field.airport_id')}
        value={form.typed.airport_id}
        choices={form.airports.map((id) => ({ value: String(id), label: t(`office.airport.${id}`) }))}
        isRequired
        error={form.errorOf('airport_id')}
        onChange={(airport_id) => form.type({ airport_id })}
      />
      <RadioGroup
        id="employee-qualification"
        label={t('office.people.field.Qualifications')}
        value={form.typed.Qualifications}
        choices={QUALIFICATIONS.map((one) => ({
          value: one,
          label: t(`office.people.qualification.${one}`),
        }))}
        isRequired={false}
        error={form.errorOf('Qualifications')}
        onChange={(Qualifications) => form.type({ Qualifications })}
      />
    </>
  );
};

const LanguagesEntry = ({ form }: { form: EmployeeForm }) => {
  const { t } = useTexts();
  const languages = useLanguages();
  return (
    <MultiSelect
      searchable
      hidePickedOptions
      className={own.wide ?? ''}
      label={t('office.people.field.Languages')}
      description={t('office.people.languages_hint')}
      nothingFoundMessage={t('office.nothing_found')}
      data={languages}
      value={[...form.typed.Languages]}
      error={form.errorOf('Languages')}
      onChange={(Languages) => form.type({ Languages })}
    />
  );
};

/** What is stored in a field, as the form shows it. */
const storedWords = (
  stored: TypedEmployee,
  field: keyof TypedEmployee,
  languages: ReturnType<typeof useLanguages>,
  t: Translate,
): string => {
  const { airport_id, Qualifications, Languages } = stored;
  if (field === 'airport_id')
    return isAirportId(Number(airport_id)) ? t(`office.airport.${airport_id}` as OfficeKey) : '';
  if (field === 'Qualifications') return t(`office.people.qualification.${Qualifications}` as OfficeKey);
  if (field !== 'Languages') return stored[field];
  return languages
    .filter(({ value }) => Languages.includes(value))
    .map(({ label }) => label)
    .join(', ');
};

const Notes = ({ form }: { form: EmployeeForm }): ReactNode => {
  const { t } = useTexts();
  const languages = useLanguages();
  if (form.meanwhile) {
    return (
      <StaleNote
        text={t('office.people.stale')}
        stored={form.meanwhile.map(({ field, isTyped }) => ({
          label: t(`office.people.field.${field}`),
          now: storedWords(form.stored, field, languages, t),
          isTyped,
        }))}
      />
    );
  }
  if (form.refusal) {
    return (
      <p role="alert" className={panel.note}>
        {form.refusal}
      </p>
    );
  }
  if (form.speechless.length === 0) return null;
  return (
    <p role="alert" className={panel.note}>
      {t('office.people.speechless', { jobs: form.speechless.join(', ') })}
    </p>
  );
};

const Form = ({ form, onClose }: { form: EmployeeForm; onClose: () => void }) => {
  const { t } = useTexts();
  const element = useRef<HTMLFormElement>(null);
  const [refusals, setRefusals] = useState(0);
  // The fields are marked first: then the first of them is found.
  useEffect(() => {
    if (refusals > 0) focusFirstProblem(element.current);
  }, [refusals]);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (!form.submit()) setRefusals((count) => count + 1);
  };
  const title = t(`office.people.${form.act}.title`);
  const leave = useLeaveGuard(form.isDirty);
  return (
    <form ref={element} onSubmit={submit} noValidate className={panel.inner} aria-label={title}>
      <div className={panel.form}>
        <fieldset className={panel.part}>
          <legend>{t('office.people.part.person')}</legend>
          <div className={own.fields}>
            {(['first_name', 'last_name', 'email', 'handy', 'phone'] as const).map((field) => (
              <TextEntry key={field} form={form} field={field} />
            ))}
          </div>
        </fieldset>
        <fieldset className={panel.part}>
          <legend>{t('office.people.part.work')}</legend>
          <div className={own.fields}>
            <Choices form={form} />
            <LanguagesEntry form={form} />
          </div>
        </fieldset>
        <Notes form={form} />
      </div>
      <footer className={panel.foot}>
        <Button variant="default" onClick={() => leave(onClose)} disabled={form.isBusy}>
          {t('office.people.cancel')}
        </Button>
        <BusyButton
          type="submit"
          label={t(form.speechless.length > 0 ? 'office.people.save_anyway' : `office.people.${form.act}.do`)}
          busyLabel={t('office.people.saving')}
          isBusy={form.isBusy}
        />
      </footer>
    </form>
  );
};

/** The form beside the list: it adds an employee, or updates one. */
export const EmployeePanel = ({ employee, isOpen, onClose, reread }: Props) => {
  const { t } = useTexts();
  const form = useEmployeeForm({ employee, reread, onClose });
  return (
    <LeaveGuard isOpen={isOpen} onClose={onClose} onDiscard={onClose}>
      {(closing) => (
        <SideDrawer
          isInk
          opened={isOpen}
          {...closing}
          size={580}
          title={employee ? nameOf(employee) : t('office.people.add.title')}
        >
          <Form form={form} onClose={onClose} />
        </SideDrawer>
      )}
    </LeaveGuard>
  );
};
