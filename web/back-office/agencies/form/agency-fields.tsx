import { NativeSelect } from '@mantine/core';
import { isSpecialAgency } from '#shared/agencies/agency-rules.ts';
import { isBilledByPeriod } from '#shared/invoices/billing.ts';
import { SITE_LANGUAGES } from '#shared/languages.ts';
import classes from '#web/back-office/agencies/agencies.module.css';
import { LineEntry, NumberEntry } from '#web/back-office/agencies/form/entries.tsx';
import { Panel } from '#web/back-office/agencies/form/panel.tsx';
import type { AgencyRow } from '#web/back-office/agencies/use-agencies.ts';
import { RadioGroup } from '#web/back-office/components/form/radio-group.tsx';
import type { EntryForm } from '#web/back-office/components/form/use-entry-form.ts';
import { useTexts } from '#web/back-office/language/office-language.ts';

type Props = { form: EntryForm; agency: AgencyRow | undefined };

const isSpecial = (agency: AgencyRow | undefined): boolean =>
  agency !== undefined && isSpecialAgency(agency._id);
/** Private customers bring their own address with each order, and their rates are the site's. */
const isPrivate = (agency: AgencyRow | undefined): boolean =>
  agency !== undefined && !isBilledByPeriod(agency._id);

/** Who it is, and where invoices go. */
export const CompanyPanel = ({ form, agency }: Props) => {
  const { t } = useTexts();
  const isOptional = isPrivate(agency);
  return (
    <Panel title={t('office.agencies.part.company')}>
      <div className={classes.grid}>
        <LineEntry
          form={form}
          field="short"
          disabled={isSpecial(agency)}
          description={t(isSpecial(agency) ? 'office.agencies.fixed.short' : 'office.agencies.hint.short')}
        />
        <LineEntry form={form} field="name" className={classes.wider ?? ''} />
        <LineEntry
          form={form}
          field="company"
          className={classes.wide ?? ''}
          description={t('office.agencies.hint.company')}
        />
        <LineEntry form={form} field="street" className={classes.wider ?? ''} isOptional={isOptional} />
        <LineEntry form={form} field="co" isOptional />
        <LineEntry form={form} field="zip" isOptional={isOptional} />
        <LineEntry form={form} field="city" isOptional={isOptional} />
        <LineEntry form={form} field="country" isOptional={isOptional} />
      </div>
    </Panel>
  );
};

/** By what it is billed, and whether it may order. */
export const BillingPanel = ({ form, agency }: Props) => {
  const { t } = useTexts();
  const isFixed = isPrivate(agency);
  return (
    <Panel
      title={t('office.agencies.part.billing')}
      note={isFixed ? t('office.agencies.fixed.rates') : undefined}
    >
      <div className={classes.grid}>
        <LineEntry form={form} field="debitor" inputMode="numeric" isOptional={isFixed} />
        <LineEntry form={form} field="vat_id" isOptional description={t('office.agencies.hint.vat_id')} />
        <NumberEntry form={form} field="payment_terms" />
        <NumberEntry form={form} field="tax" disabled={isFixed} />
        <NumberEntry form={form} field="concession" disabled={isFixed} />
        <NativeSelect
          label={t('office.agencies.field.default_language')}
          value={form.value('default_language')}
          error={form.errors.default_language}
          data={SITE_LANGUAGES.map((value) => ({ value, label: t(`office.agencies.language.${value}`) }))}
          onChange={(event) => form.type('default_language', event.currentTarget.value)}
        />
        <LineEntry form={form} field="contact_email" type="email" className={classes.wider ?? ''} />
        <RadioGroup
          id="agency-active"
          label={t('office.agencies.field.active')}
          value={form.value('active')}
          isRequired={false}
          error={form.errors.active}
          hint={t(isSpecial(agency) ? 'office.agencies.fixed.active' : 'office.agencies.hint.active')}
          choices={[
            { value: 'yes', label: t('office.agencies.state.active') },
            { value: 'no', label: t('office.agencies.state.inactive'), isDisabled: isSpecial(agency) },
          ]}
          onChange={(active) => form.type('active', active)}
        />
      </div>
    </Panel>
  );
};
