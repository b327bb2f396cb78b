import * as z from 'zod/mini';
import type { Agency } from '#shared/agencies/agency.ts';

/** Keys by which agencies are filtered; what is absent stands for all. */
export const agencyFilter = z.strictObject({
  /** Any part of short name, name, company, city, debitor or email. */
  search: z.optional(z.string().check(z.maxLength(200))),
  active: z.optional(z.boolean()),
});
export type AgencyFilter = z.infer<typeof agencyFilter>;

const SEARCHED = ['short', 'name', 'company', 'city', 'debitor', 'contact_email'] as const;

/** Whether an agency is one of those that are asked for. */
export const isAgencyAskedFor =
  ({ search = '', active }: AgencyFilter) =>
  (agency: Pick<Agency, (typeof SEARCHED)[number] | 'active'>): boolean => {
    const wanted = search.trim().toLowerCase();
    return (
      (active === undefined || agency.active === active) &&
      SEARCHED.some((name) => agency[name].toLowerCase().includes(wanted))
    );
  };
