import useSWR from 'swr';
import type { EmployeesApi } from '#shared/employees/employees-api.ts';
import type { ReceivedOf } from '#shared/http/contract.ts';
import type { JobsApi } from '#shared/jobs/jobs-api.ts';
import { apiClient } from '#web/common/call-api.ts';

const call = apiClient<JobsApi & EmployeesApi>();

type Rows<K extends keyof JobsApi> = ReceivedOf<JobsApi[K]> extends { rows: infer R } ? R : never;
export type AgencyRow = Rows<'GET /api/jobs/getAllAgencies'>[number];
export type LanguageRow = Rows<'GET /api/jobs/getAllLanguages'>[number];
export type JobCodeRow = Rows<'POST /api/jobs/getAllJobCodes'>[number];
export type ExtraRow = Rows<'GET /api/jobs/extras/{agency}'>[number];
export type EmployeeRow = ReceivedOf<EmployeesApi['GET /api/employees']>['rows'][number];

/** What can be chosen in the form; amounts in euros. Codes and extras are those of the chosen agency. */
export type JobTerms = {
  readonly agencies: readonly AgencyRow[];
  readonly languages: readonly LanguageRow[];
  readonly employees: readonly EmployeeRow[];
  readonly jobCodes: readonly JobCodeRow[];
  readonly extras: readonly ExtraRow[];
};

/** A form stands open for minutes: what can be chosen is read when it opens, and not at every glance. */
const ONCE = { revalidateOnFocus: false, dedupingInterval: 60_000 };

const useCommon = () =>
  useSWR(
    'job-form',
    async () => {
      const [agencies, languages, employees] = await Promise.all([
        call('GET /api/jobs/getAllAgencies', {}),
        call('GET /api/jobs/getAllLanguages', {}),
        call('GET /api/employees', {}),
      ]);
      return { agencies: agencies.rows, languages: languages.rows, employees: employees.rows };
    },
    ONCE,
  );

const useOfAgency = (agency: number) =>
  useSWR(
    agency > 0 ? (['job-form', agency] as const) : null,
    async ([, id]) => {
      const [codes, extras] = await Promise.all([
        call('POST /api/jobs/getAllJobCodes', { body: { agency: id } }),
        call('GET /api/jobs/extras/{agency}', { params: { agency: id } }),
      ]);
      return { jobCodes: codes.rows, extras: extras.rows };
    },
    { ...ONCE, dedupingInterval: 2_000 },
  );

/** What the form chooses from, and how the agency's part is read anew. */
export const useJobTerms = (agency: number) => {
  const common = useCommon();
  const own = useOfAgency(agency);
  const terms: JobTerms | undefined = common.data && {
    ...common.data,
    jobCodes: own.data?.jobCodes ?? [],
    extras: own.data?.extras ?? [],
  };
  return {
    terms,
    /** Nothing of the chosen agency is missing. */
    isComplete: common.data !== undefined && (agency <= 0 || own.data !== undefined),
    error: common.error ?? own.error,
    reread: async (): Promise<void> => {
      await Promise.all([common.mutate(), own.mutate()]);
    },
  };
};
