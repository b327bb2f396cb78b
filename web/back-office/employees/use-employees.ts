import useSWR from 'swr';
import { PORTER_ONLY_LANGUAGE_ID } from '#shared/catalogue/bookable-language.ts';
import type { EmployeesApi } from '#shared/employees/employees-api.ts';
import type { ReceivedOf } from '#shared/http/contract.ts';
import type { JobsApi } from '#shared/jobs/jobs-api.ts';
import type { RecordSort } from '#web/back-office/components/records/record-calls.ts';
import { usePagedRecords } from '#web/back-office/components/records/use-paged-records.ts';
import { useTableFilter } from '#web/back-office/components/records/use-table-filter.ts';
import {
  type EmployeeWhere,
  NO_FILTER,
  readFilter,
  whereOf,
  writeFilter,
} from '#web/back-office/employees/employee-filter.ts';
import { useTexts } from '#web/back-office/language/office-language.ts';
import { apiClient } from '#web/common/call-api.ts';

const call = apiClient<EmployeesApi>();
const callJobs = apiClient<JobsApi>();
const LANGUAGES = 'GET /api/jobs/getAllLanguages';

export type EmployeeRow = ReceivedOf<EmployeesApi['POST /api/employees/list']>['rows'][number];

const PANELS: readonly string[] = [];

/** The employees screen's filter, page and order; they live in the address. */
export const useEmployeeFilter = () =>
  useTableFilter({
    tableName: 'employees',
    panels: PANELS,
    preset: NO_FILTER,
    read: readFilter,
    write: writeFilter,
  });
export type EmployeeFilterState = ReturnType<typeof useEmployeeFilter>;

/** The calls of the employees' list. What other tables sort by date, this one sorts by name. */
export const employeeCalls = {
  name: 'employees',
  list: ({ order, ...body }: { offset: number; limit: number; order: RecordSort; where: EmployeeWhere }) =>
    call('POST /api/employees/list', { body: { ...body, order: order === 'date' ? 'name' : '-name' } }),
  count: (where: EmployeeWhere): Promise<{ count: number }> =>
    call('POST /api/employees/count', { body: { where } }),
};

/** The employees of a filter, page by page. @see usePagedRecords */
export const useEmployees = (state: EmployeeFilterState) =>
  usePagedRecords(employeeCalls, whereOf(state.filter), state);
export type Employees = ReturnType<typeof useEmployees>;

/** The languages that can be spoken, by their names; empty while they are on their way. */
export const useLanguages = (): { value: string; label: string }[] => {
  const { language } = useTexts();
  const { data } = useSWR(LANGUAGES, (key) => callJobs(key, {}), { revalidateOnFocus: false });
  return (data?.rows ?? [])
    .filter(({ _id }) => _id !== PORTER_ONLY_LANGUAGE_ID)
    .map(({ _id, display_de, display_en }) => ({
      value: String(_id),
      label: language === 'de' ? display_de : display_en,
    }))
    .toSorted((a, b) => a.label.localeCompare(b.label, language));
};
