import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { agencyProblems } from '#shared/agencies/agency-rules.ts';
import { BillingPanel, CompanyPanel } from '#web/back-office/agencies/form/agency-fields.tsx';
import { agencyInputOf, agencyValues, type Values } from '#web/back-office/agencies/form/agency-input.ts';
import { EntryStale } from '#web/back-office/agencies/form/entry-stale.tsx';
import { useAgencyForm } from '#web/back-office/agencies/form/use-agency-form.ts';
import { type AgencyRow, callAgencies, FORM_PANEL } from '#web/back-office/agencies/use-agencies.ts';
import { SaveBar } from '#web/back-office/components/save-bar.tsx';
import { Unsaved } from '#web/back-office/components/unsaved.tsx';
import { useTexts } from '#web/back-office/language/office-language.ts';

type Props = {
  /** The one that is updated; without one a new one is added. */
  agency: AgencyRow | undefined;
  agencies: readonly AgencyRow[];
  reread: () => Promise<unknown>;
  /** Stands below the form: what has saves of its own. */
  children: ReactNode;
};

/** Company, address and billing of an agency. @returns the id of what was stored */
const store = async (values: Values, agency: AgencyRow | undefined): Promise<number> => {
  const input = agencyInputOf(values);
  const sent = { ...input, tax: (input.tax ?? 0) / 100, concession: (input.concession ?? 0) / 100 };
  if (!agency) return (await callAgencies('POST /api/agencies', { body: { agency: sent } })).row._id;
  const body = { agency: { ...sent, version: agency.version } };
  await callAgencies('PUT /api/agencies/{id}', { params: { id: String(agency._id) }, body });
  return agency._id;
};

/** The form of an agency: it adds one, or updates one. */
export const AgencyForm = ({ agency, agencies, reread, children }: Props) => {
  const { t } = useTexts();
  const navigate = useNavigate();
  const act = agency ? 'update' : 'add';
  let stored: number | undefined;
  const form = useAgencyForm({
    stored: agencyValues(agency),
    problemsOf: (values) => agencyProblems(agencyInputOf(values), agency, agencies),
    send: async (values) => {
      stored = await store(values, agency);
    },
    reread,
    doneText: t(`office.agencies.${act}.done`),
    failedText: t(`office.agencies.${act}.failed`),
    onDone: () => void (agency || navigate(`?${FORM_PANEL}=${stored}`, { replace: true })),
  });
  return (
    <>
      <Unsaved isDirty={form.isDirty} />
      <form
        id="agency"
        ref={form.form}
        noValidate
        onSubmit={form.submit}
        aria-label={t(`office.agencies.${act}.title`)}
      >
        <EntryStale form={form} />
        <CompanyPanel form={form} agency={agency} />
        <BillingPanel form={form} agency={agency} />
      </form>
      {children}
      <SaveBar
        isDirty={form.isDirty}
        status={t(form.isDirty ? 'office.agencies.unsaved' : 'office.agencies.all_saved')}
        discardLabel={t('office.agencies.discard')}
        onDiscard={form.drop}
        form="agency"
        label={t(`office.agencies.${act}.do`)}
        busyLabel={t('office.agencies.saving')}
        isBusy={form.isBusy}
      />
    </>
  );
};
