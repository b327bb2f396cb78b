import { createExtra, newExtraId } from '#functions/platform/data/extra.ts';
import type { Write } from '#functions/platform/data/write.ts';
import type { Extra } from '#shared/jobs/extra.ts';
import type { JobForm } from '#shared/jobs/job-form.ts';
import type { JobTerms } from '#shared/jobs/job-terms.ts';

type ExtraInForm = NonNullable<JobForm['extras']>[number];

/** The extra that the agency keeps of one that is typed as permanent. */
const keptExtra = (agency: number, { _id, name, price, permanent }: ExtraInForm): Extra | undefined =>
  permanent && _id === undefined && name && price
    ? { _id: newExtraId(agency), agency_id: agency, name: name.trim(), price, version: 1 }
    : undefined;

/**
 * A form that met the rules, with its extras tied to those that the agency keeps of them from now on.
 * @returns form and terms that know these, and the writes that store them
 */
export const withKeptExtras = (
  form: JobForm,
  terms: JobTerms,
): { form: JobForm; terms: JobTerms; writes: Write[] } => {
  const named = (form.extras ?? []).map((extra) => {
    const kept = keptExtra(form.agency ?? 0, extra);
    return { kept, extra: kept ? { ...extra, _id: kept._id } : extra };
  });
  const kept = named.flatMap((one) => one.kept ?? []);
  return {
    form: { ...form, extras: named.map(({ extra }) => extra) },
    terms: { ...terms, extras: [...terms.extras, ...kept] },
    writes: kept.map(createExtra),
  };
};
