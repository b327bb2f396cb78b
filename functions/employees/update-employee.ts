import {
  checkedFields,
  demandOwnAddress,
  loadEmployee,
  numbersOf,
  readJobsAhead,
  toldOf,
} from '#functions/employees/employee-desk.ts';
import { auditWrite } from '#functions/platform/data/audit.ts';
import { changeEmployee, claimedAddress } from '#functions/platform/data/employee.ts';
import { againWhenChanged, save } from '#functions/platform/data/write.ts';
import type { Request } from '#functions/platform/http/api-group.ts';
import type { Caller } from '#functions/platform/http/caller.ts';
import { auditChanges } from '#shared/audit/audit-entry.ts';
import type { Employee } from '#shared/employees/employee.ts';
import type { EmployeeInput } from '#shared/employees/employee-form.ts';
import type { EmployeesApi } from '#shared/employees/employees-api.ts';
import { unsuitedJobs } from '#shared/employees/jobs-ahead.ts';
import { nameOf } from '#shared/employees/misfit.ts';
import type { Job } from '#shared/jobs/job.ts';
import { actorOf } from '#shared/orders/order-history.ts';
import { orderNumber } from '#shared/orders/order-number.ts';
import { refused } from '#shared/refused.ts';

type Desk<K extends keyof EmployeesApi> = Request<K, EmployeesApi[K]>;
type Edit = {
  readonly id: string;
  readonly caller: Caller;
  readonly now: Date;
  readonly isConfirmed: boolean | undefined;
  /** The version that was edited; left out by who changes a single thing. */
  readonly version?: number;
  readonly inputOf: (stored: Employee) => EmployeeInput;
};

const warningsOf = (jobs: readonly Job[]) =>
  jobs.map(({ _id, airport }) => ({
    code: 'language' as const,
    job_id: _id,
    order_number: orderNumber(_id, airport),
  }));

/** The jobs that the change leaves without their language. @throws DomainError when a job ahead is lost by it */
const speechlessAfter = async (before: Employee, after: Employee, now: Date): Promise<Job[]> => {
  const { ahead, jobMinutes } = await readJobsAhead(before._id, now);
  const { refused: lost, speechless } = unsuitedJobs(ahead, before, after, { jobMinutes });
  if (lost.length > 0) throw refused('employee.unsuited', { name: nameOf(before), jobs: numbersOf(lost) });
  return speechless;
};

const store = (before: Employee, after: Employee, { caller, now }: Edit): Promise<void> =>
  save(
    changeEmployee(before, after),
    ...claimedAddress(before, after),
    auditWrite(
      {
        by: actorOf(caller.user),
        kind: 'employee',
        subject: after._id,
        title: nameOf(after),
        act: 'changed',
        changes: auditChanges(toldOf(before), toldOf(after)),
      },
      now,
    ),
  );

/** A dispatcher may give a job at the same moment: then it is decided anew, with that job. */
const edit = (wish: Edit) =>
  againWhenChanged(async () => {
    const before = await loadEmployee(wish.id, wish.caller);
    if (wish.version !== undefined && wish.version !== before.version) throw refused('employee.changed');
    const fields = await checkedFields(wish.inputOf(before), wish.caller, before);
    const after: Employee = { ...before, ...fields };
    // Told again, as when an answer was lost, there is nothing to store and nothing to tell of.
    if (wish.version === undefined && auditChanges(toldOf(before), toldOf(after)).length === 0) {
      return { success: true, warnings: [], row: before };
    }
    if (before.email?.toLowerCase() !== after.email?.toLowerCase()) await demandOwnAddress(after);
    const speechless = await speechlessAfter(before, after, wish.now);
    const warnings = warningsOf(speechless);
    if (wish.isConfirmed === false && warnings.length > 0) return { success: false, warnings, row: before };
    await store(before, after, wish);
    return { success: true, warnings, row: { ...after, version: before.version + 1 } };
  });

/** A form names what it changes by one of two names; what it leaves out stays. */
const merged = (stored: Employee, input: EmployeeInput): EmployeeInput => {
  const said = Object.fromEntries(Object.entries(input).filter(([, value]) => value !== undefined));
  return {
    ...stored,
    ...said,
    email: input.email ?? input.contactEmail ?? stored.email,
    airport_id: input.airport_id ?? input.location ?? stored.airport_id,
  };
};

/**
 * Changes an employee. With languages missing for jobs ahead and `isConfirmed: false` nothing is stored.
 * @throws DomainError `not_found`, `invalid_input`, `changed_meanwhile` for an older version, `already_exists` for an
 * address of another, `refused_transition` when jobs ahead need the qualification or airport
 */
export const updateEmployee = ({ body, caller, now }: Desk<'POST /api/employees/updateEmployee'>) => {
  const { _id, version, ...input } = body.employee;
  const { isConfirmed } = body;
  return edit({ id: _id, version, caller, now, isConfirmed, inputOf: (stored) => merged(stored, input) });
};

type OneLanguage = Desk<'POST /api/employees/addLanguageToEmployee'>;

const editLanguages = ({ body, caller, now }: OneLanguage, change: (languages: number[]) => number[]) =>
  edit({
    id: body.employee_id,
    caller,
    now,
    isConfirmed: body.isConfirmed,
    inputOf: (stored) => ({ ...stored, Languages: change(stored.Languages) }),
  });

/** Adds a language; one that is spoken already stays. @throws DomainError `not_found`, `invalid_input` */
export const addLanguage = (request: OneLanguage) =>
  editLanguages(request, (languages) => [...languages, request.body.language_id]);

/** Takes a language away. @throws DomainError `not_found` */
export const removeLanguage = (request: Desk<'POST /api/employees/removeLanguageFromEmployee'>) =>
  editLanguages(request, (languages) => languages.filter((id) => id !== request.body.language_id));
