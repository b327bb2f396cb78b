import { useEffect } from 'react';
import useSWR from 'swr';
import type { AgenciesApi } from '#shared/agencies/agencies-api.ts';
import type { EmployeesApi } from '#shared/employees/employees-api.ts';
import { useTexts } from '#web/back-office/language/office-language.ts';
import { useFailure } from '#web/back-office/users/use-failure.ts';
import { apiClient } from '#web/common/call-api.ts';

const callAgencies = apiClient<AgenciesApi>();
const callEmployees = apiClient<EmployeesApi>();
const ONCE = { revalidateOnFocus: false, shouldRetryOnError: false } as const;

/** The agencies and employees that an account may stand for; says which could not be loaded. */
export const useChoices = () => {
  const { t } = useTexts();
  const fail = useFailure();
  const agencies = useSWR('users/agencies', () => callAgencies('GET /api/agencies', {}), ONCE);
  const employees = useSWR('users/employees', () => callEmployees('GET /api/employees', {}), ONCE);
  // biome-ignore lint/correctness/useExhaustiveDependencies: said once for each failure, whatever is painted meanwhile
  useEffect(() => {
    if (agencies.error) fail(t('office.users.no_agencies'), agencies.error);
  }, [agencies.error]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same
  useEffect(() => {
    if (employees.error) fail(t('office.users.no_employees'), employees.error);
  }, [employees.error]);
  return {
    agencies: (agencies.data?.rows ?? []).map(({ _id, short, name }) => ({
      value: String(_id),
      label: `${short} – ${name}`,
    })),
    employees: (employees.data?.rows ?? []).map(({ _id, first_name, last_name }) => ({
      value: _id,
      label: `${first_name} ${last_name}`,
    })),
  };
};
