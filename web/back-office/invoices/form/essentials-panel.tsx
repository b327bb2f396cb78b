import { CLIENT_TYPES, COST_CENTERS, USE_CASES } from '#shared/invoices/invoice.ts';
import { isNumberGiven, isOfAgency } from '#shared/invoices/invoice-form-rules.ts';
import { airportsInScope } from '#shared/users/airport-scope.ts';
import { WEB_CLIENT_AGENCY_ID } from '#shared/users/user.ts';
import { CountEntry, RadioEntry, SelectEntry, TextEntry } from '#web/back-office/invoices/form/fields.tsx';
import { useFormState } from '#web/back-office/invoices/form/form-context.ts';
import classes from '#web/back-office/invoices/form/invoice-form.module.css';
import { INVOICE_TYPES } from '#web/back-office/invoices/form/invoice-input.ts';
import { Panel } from '#web/back-office/invoices/form/panel.tsx';
import { useNumberCheck } from '#web/back-office/invoices/form/use-number-check.ts';
import { useTexts } from '#web/back-office/language/office-language.ts';
import { useCurrentUser } from '#web/back-office/session/current-user.tsx';

const AgencyEntry = () => {
  const { agencies, input } = useFormState();
  const data = agencies
    .filter(({ _id }) => _id !== WEB_CLIENT_AGENCY_ID)
    .filter(({ _id, active }) => active || String(_id) === input.agencyId)
    .map(({ _id, short, name }) => ({ value: String(_id), label: `${short}, ${name}` }));
  return <SelectEntry name="agencyId" data={data} className={classes.half ?? ''} />;
};

const NumberEntry = () => {
  const { t } = useTexts();
  const { form } = useFormState();
  const check = useNumberCheck();
  return isNumberGiven(form) ? (
    <TextEntry
      name="invoice_number"
      className={classes.half ?? ''}
      disabled
      placeholder={t('office.invoices.form.automatic')}
    />
  ) : (
    <TextEntry name="invoice_number" className={classes.half ?? ''} onBlur={() => void check()} />
  );
};

const CostCenterEntry = () => {
  const { t } = useTexts();
  const user = useCurrentUser();
  const data = airportsInScope(user).map((airport) => ({
    value: COST_CENTERS[airport],
    label: `${COST_CENTERS[airport]}, ${t(`office.airport.${airport}`)}`,
  }));
  return <SelectEntry name="cost_center" data={data} className={classes.half ?? ''} />;
};

/** What is invoiced to whom, under which number, of which days, and until when it is paid. */
export const EssentialsPanel = () => {
  const { t } = useTexts();
  const { form } = useFormState();
  return (
    <Panel title={t('office.invoices.form.panel.essentials')}>
      <RadioEntry
        name="use_case"
        choices={USE_CASES.map((value) => ({ value, label: t(`office.invoices.form.use_case.${value}`) }))}
      />
      {form.use_case === 'sec24' && (
        <RadioEntry
          name="client_type"
          choices={CLIENT_TYPES.map((value) => ({
            value,
            label: t(`office.invoices.form.client_type.${value}`),
          }))}
        />
      )}
      <div className={classes.half}>
        <RadioEntry
          name="credit_note"
          choices={INVOICE_TYPES.map((value) => ({ value, label: t(`office.invoices.form.type.${value}`) }))}
        />
      </div>
      {form.credit_note === true && (
        <TextEntry name="credit_note_invoice_number" className={classes.half ?? ''} />
      )}
      {isOfAgency(form) && <AgencyEntry />}
      <TextEntry name="debitor" inputMode="numeric" />
      <CountEntry name="payment_terms" />
      <CostCenterEntry />
      <NumberEntry />
      <div className={classes.thirds}>
        <TextEntry name="invoice_date" type="date" />
        <TextEntry name="invoice_period_from" type="date" />
        <TextEntry name="invoice_period_to" type="date" />
      </div>
    </Panel>
  );
};
