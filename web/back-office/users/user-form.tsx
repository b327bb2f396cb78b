import { Button, Select, TextInput } from '@mantine/core';
import type { FormEvent } from 'react';
import { AIRPORTS } from '#shared/catalogue/airport-ids.ts';
import { passwordRuleOf } from '#shared/users/password-rules.ts';
import { randomPassword } from '#shared/users/random-password.ts';
import { BusyButton } from '#web/back-office/components/busy-button.tsx';
import { useLeaveGuard } from '#web/back-office/components/form/leave-guard.tsx';
import { RadioGroup } from '#web/back-office/components/form/radio-group.tsx';
import { StaleNote } from '#web/back-office/components/form/stale-note.tsx';
import { useTexts } from '#web/back-office/language/office-language.ts';
import { useChoices } from '#web/back-office/users/use-choices.ts';
import { useUserForm } from '#web/back-office/users/use-user-form.ts';
import { ROLE_TOGGLES, type UserRow } from '#web/back-office/users/use-users.ts';
import own from '#web/back-office/users/users.module.css';

type Props = { user: UserRow | undefined; reread: () => Promise<void>; onClose: () => void };
type Form = ReturnType<typeof useUserForm>;

/** Which agency or employee the account stands for; an employee gives it its name. */
const Belongs = ({ form: { input, change, errorOf } }: { form: Form }) => {
  const { t } = useTexts();
  const { agencies, employees } = useChoices();
  const common = {
    searchable: true,
    withAsterisk: true,
    nothingFoundMessage: t('office.nothing_found'),
  } as const;
  if (input.role === 'agency') {
    return (
      <Select
        {...common}
        label={t('office.users.form.agency')}
        data={agencies}
        value={input.agency_id || null}
        error={errorOf('agency_id')}
        onChange={(agency_id) => change({ agency_id: agency_id ?? '' })}
      />
    );
  }
  if (input.role !== 'emp') return null;
  return (
    <Select
      {...common}
      label={t('office.users.form.employee')}
      data={employees}
      value={input.employee || null}
      error={errorOf('employee')}
      onChange={(employee) =>
        change({
          employee: employee ?? '',
          name: employees.find(({ value }) => value === employee)?.label ?? input.name,
        })
      }
    />
  );
};

const Airports = ({ form: { input, change } }: { form: Form }) => {
  const { t } = useTexts();
  const airports = [
    { value: '', label: t('office.users.form.airport_none') },
    { value: '1', label: 'FRA' },
    { value: '2', label: 'MUC' },
  ];
  const permissions = [
    { value: '1', label: t('office.users.form.permission.1') },
    { value: '2', label: t('office.users.form.permission.2') },
  ];
  return (
    <>
      <RadioGroup
        id="user-airport"
        label={t('office.users.form.airport')}
        value={input.airport_id}
        choices={airports}
        isRequired={false}
        onChange={(airport_id) => change({ airport_id })}
      />
      <RadioGroup
        id="user-permission"
        label={t('office.users.form.permission')}
        value={input.access_permission}
        choices={permissions}
        isRequired={false}
        hint={t('office.users.form.permission_hint')}
        onChange={(access_permission) => change({ access_permission })}
      />
    </>
  );
};

const FirstPassword = ({ form: { input, change, errorOf } }: { form: Form }) => {
  const { t } = useTexts();
  return (
    <>
      <TextInput
        label={t('office.users.form.password')}
        description={t('office.users.form.password_hint')}
        autoComplete="off"
        maxLength={200}
        value={input.password}
        error={errorOf('password')}
        onChange={(event) => change({ password: event.currentTarget.value })}
      />
      <Button
        variant="default"
        className={own.random ?? ''}
        onClick={() =>
          change({
            password: randomPassword(crypto.getRandomValues(new Uint32Array(12)), passwordRuleOf(input.role)),
          })
        }
      >
        {t('office.users.form.random')}
      </Button>
    </>
  );
};

/** What somebody else has changed of the account while its form was open. */
const Stale = ({
  form: { stored },
  meanwhile,
}: {
  form: Form;
  meanwhile: NonNullable<Form['meanwhile']>;
}) => {
  const { t } = useTexts();
  const { agencies, employees } = useChoices();
  const fields = {
    name: { label: t('office.users.form.name'), now: stored.name },
    email: { label: t('office.users.form.email'), now: stored.email },
    role: {
      label: t('office.users.form.role'),
      now: ROLE_TOGGLES.filter((role) => role === stored.role).map((role) =>
        t(`office.users.role.${role}`),
      )[0],
    },
    agency_id: {
      label: t('office.users.form.agency'),
      now: agencies.find(({ value }) => value === stored.agency_id)?.label,
    },
    employee: {
      label: t('office.users.form.employee'),
      now: employees.find(({ value }) => value === stored.employee)?.label,
    },
    airport_id: {
      label: t('office.users.form.airport'),
      now: AIRPORTS.find(({ _id }) => String(_id) === stored.airport_id)?.code,
    },
    access_permission: {
      label: t('office.users.form.permission'),
      now: t(
        stored.access_permission === '2'
          ? 'office.users.form.permission.2'
          : 'office.users.form.permission.1',
      ),
    },
    password: { label: t('office.users.form.password'), now: '' },
  } as const;
  return (
    <StaleNote
      text={t('office.users.stale')}
      stored={meanwhile.map(({ field, isTyped }) => ({
        label: fields[field].label,
        now: fields[field].now ?? '',
        isTyped,
      }))}
    />
  );
};

/** A new user, or one there is (back-office specification, sections 2 and 5). */
export const UserForm = ({ user, reread, onClose }: Props) => {
  const { t } = useTexts();
  const form = useUserForm({ user, reread, onClose });
  const { input, change, errorOf, isBusy } = form;
  const leave = useLeaveGuard(form.isDirty);
  const isEmployee = input.role === 'emp';
  // The role of an employee is only given to somebody there is.
  const roles = ROLE_TOGGLES.filter((role) => user || role !== 'emp');
  const send = (event: FormEvent): void => {
    event.preventDefault();
    form.save();
  };
  return (
    <form ref={form.form} onSubmit={send} noValidate className={own.form}>
      <Select
        data-autofocus
        withAsterisk
        label={t('office.users.form.role')}
        data={roles.map((role) => ({ value: role, label: t(`office.users.role.${role}`) }))}
        value={input.role || null}
        error={errorOf('role')}
        onChange={(role) => change({ role: role ?? '' })}
      />
      <Belongs form={form} />
      <TextInput
        withAsterisk
        label={t('office.users.form.name')}
        {...(isEmployee && { description: t('office.users.form.name_hint') })}
        disabled={isEmployee}
        maxLength={120}
        autoComplete="off"
        value={input.name}
        error={errorOf('name')}
        onChange={(event) => change({ name: event.currentTarget.value })}
      />
      <TextInput
        withAsterisk
        type="email"
        label={t('office.users.form.email')}
        maxLength={254}
        autoComplete="off"
        value={input.email}
        error={errorOf('email')}
        onChange={(event) => change({ email: event.currentTarget.value })}
      />
      <Airports form={form} />
      {form.meanwhile && <Stale form={form} meanwhile={form.meanwhile} />}
      {user ? <p className={own.hint}>{t('office.users.form.sessions')}</p> : <FirstPassword form={form} />}
      <div className={own.foot}>
        <Button variant="default" onClick={() => leave(onClose)} disabled={isBusy}>
          {t('office.users.form.cancel')}
        </Button>
        <BusyButton
          type="submit"
          label={t('office.users.form.save')}
          busyLabel={t('office.users.form.saving')}
          isBusy={isBusy}
        />
      </div>
    </form>
  );
};
