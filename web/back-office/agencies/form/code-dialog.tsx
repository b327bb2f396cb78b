import { jobCodeProblems } from '#shared/agencies/job-code-rules.ts';
import { hasPorters, isAirportId } from '#shared/catalogue/airport-ids.ts';
import { airportsInScope } from '#shared/users/airport-scope.ts';
import { AIRLINE_GROUP_AGENCY_ID } from '#shared/users/user.ts';
import classes from '#web/back-office/agencies/agencies.module.css';
import { AgencyDialog } from '#web/back-office/agencies/form/agency-dialog.tsx';
import {
  type CodeRow,
  codeInputOf,
  codeValues,
  type Values,
} from '#web/back-office/agencies/form/agency-input.ts';
import { LineEntry, NumberEntry } from '#web/back-office/agencies/form/entries.tsx';
import { useAgencyForm } from '#web/back-office/agencies/form/use-agency-form.ts';
import { type AgencyRow, callAgencies } from '#web/back-office/agencies/use-agencies.ts';
import { RadioGroup } from '#web/back-office/components/form/radio-group.tsx';
import type { EntryForm } from '#web/back-office/components/form/use-entry-form.ts';
import { useTexts } from '#web/back-office/language/office-language.ts';
import { useCurrentUser } from '#web/back-office/session/current-user.tsx';

type Props = {
  agency: AgencyRow;
  /** The one that is changed; without one a new one is added. */
  code: CodeRow | undefined;
  codes: readonly CodeRow[];
  reread: () => Promise<unknown>;
  onClose: () => void;
};

const store = (values: Values, agency: number, code: CodeRow | undefined): Promise<unknown> => {
  const { price, additional_price, ...others } = codeInputOf(values);
  const sent = { ...others, price: (price ?? 0) / 100, additional_price: (additional_price ?? 0) / 100 };
  const id = String(agency);
  if (!code)
    return callAgencies('POST /api/agencies/{id}/jobCodes', { params: { id }, body: { jobCode: sent } });
  return callAgencies('PUT /api/agencies/{id}/jobCodes/{codeId}', {
    params: { id, codeId: code._id },
    body: { jobCode: { ...sent, version: code.version ?? 0 } },
  });
};

const Choices = ({ form, agency }: { form: EntryForm; agency: AgencyRow }) => {
  const { t } = useTexts();
  const airports = airportsInScope(useCurrentUser());
  const airport = Number(form.value('airport'));
  const isWithoutPorters =
    agency._id === AIRLINE_GROUP_AGENCY_ID || (isAirportId(airport) && !hasPorters(airport));
  return (
    <>
      <RadioGroup
        id="code-airport"
        label={t('office.airport.label')}
        value={form.value('airport')}
        isRequired
        error={form.errors.airport}
        choices={airports.map((id) => ({ value: String(id), label: t(`office.airport.${id}`) }))}
        onChange={(value) => form.type('airport', value)}
      />
      <RadioGroup
        id="code-service"
        label={t('office.agencies.column.service')}
        value={form.value('service_type_id')}
        isRequired
        error={form.errors.service_type_id}
        hint={isWithoutPorters ? t('office.agencies.error.service.no_porter') : undefined}
        choices={[
          { value: '2', label: t('office.service.assistant') },
          { value: '1', label: t('office.service.porter'), isDisabled: isWithoutPorters },
        ]}
        onChange={(value) => form.type('service_type_id', value)}
      />
    </>
  );
};

/** The form of a job code. */
export const CodeDialog = ({ agency, code, codes, reread, onClose }: Props) => {
  const { t } = useTexts();
  const airports = airportsInScope(useCurrentUser());
  const others = codes.filter(({ _id }) => _id !== code?._id);
  const form = useAgencyForm({
    stored: codeValues(code, airports.length === 1 ? airports[0] : undefined),
    problemsOf: (values) => jobCodeProblems(codeInputOf(values), agency._id, others),
    send: (values) => store(values, agency._id, code),
    reread,
    doneText: t('office.agencies.code.done'),
    failedText: t('office.agencies.code.failed'),
    onDone: onClose,
  });
  return (
    <AgencyDialog
      title={t(code ? 'office.agencies.code.edit' : 'office.agencies.code.add')}
      form={form}
      onClose={onClose}
    >
      <LineEntry form={form} field="code" className={classes.wide ?? ''} isFirst />
      <Choices form={form} agency={agency} />
      <LineEntry form={form} field="from_text" />
      <LineEntry form={form} field="to_text" />
      <NumberEntry form={form} field="price" />
      {form.value('service_type_id') === '1' && (
        <>
          <NumberEntry form={form} field="included" />
          <NumberEntry form={form} field="step" description={t('office.agencies.hint.step')} />
          <NumberEntry form={form} field="additional_price" />
        </>
      )}
    </AgencyDialog>
  );
};
