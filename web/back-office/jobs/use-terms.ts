import useSWR from 'swr';
import type { EmployeesApi } from '#shared/employees/employees-api.ts';
import type { JobsApi } from '#shared/jobs/jobs-api.ts';
import { apiClient } from '#web/common/call-api.ts';

const EMPLOYEES = 'GET /api/employees/employees';
const AGENCIES = 'GET /api/jobs/getAllAgencies';
const callEmployees = apiClient<EmployeesApi>();
const callJobs = apiClient<JobsApi>();
const ONCE = { revalidateOnFocus: false, revalidateIfStale: false } as const;

type Choice = { readonly value: string; readonly label: string };

/** Employees and agencies as the filters name them; empty while they are on their way. Only admins may ask. */
export const useTerms = (): { employees: Choice[]; agencies: Choice[] } => {
  const { data: employees } = useSWR(EMPLOYEES, (key) => callEmployees(key, {}), ONCE);
  const { data: agencies } = useSWR(AGENCIES, (key) => callJobs(key, {}), ONCE);
  return {
    employees: (employees?.rows ?? []).map(({ _id, first_name, last_name }) => ({
      value: _id,
      label: `${last_name}, ${first_name}`,
    })),
    agencies: (agencies?.rows ?? []).map(({ _id, short, name }) => ({
      value: String(_id),
      label: `${short}, ${name}`,
    })),
  };
};
