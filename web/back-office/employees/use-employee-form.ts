import { useState } from 'react';
import type { FieldErrors } from '#shared/domain-error.ts';
import { airportsToWorkAt } from '#shared/employees/employee-scope.ts';
import type { EmployeesApi } from '#shared/employees/employees-api.ts';
import { useAlerts } from '#web/back-office/components/alerts.tsx';
import { errorText } from '#web/back-office/components/error-text.ts';
import { changedMeanwhile, laidOver, type Meanwhile } from '#web/back-office/components/form/laid-over.ts';
import {
  knownCode,
  problemsOf,
  sentOf,
  type TypedEmployee,
  typedOf,
} from '#web/back-office/employees/employee-input.ts';
import type { EmployeeRow } from '#web/back-office/employees/use-employees.ts';
import { useTexts } from '#web/back-office/language/office-language.ts';
import { useCurrentUser } from '#web/back-office/session/current-user.tsx';
import { ApiError, apiClient } from '#web/common/call-api.ts';

const call = apiClient<EmployeesApi>();

type Props = { employee: EmployeeRow | undefined; reread: () => Promise<void>; onClose: () => void };

const isStale = (error: unknown): boolean => error instanceof ApiError && error.code === 'changed_meanwhile';
const fieldsOf = (error: unknown): FieldErrors => (error instanceof ApiError ? error.fields : {});

/** An employee as it is typed, what is wrong with it, and saving it. */
export const useEmployeeForm = ({ employee, reread, onClose }: Props) => {
  const { t, language } = useTexts();
  const { success, danger } = useAlerts();
  const airports = airportsToWorkAt(useCurrentUser());
  const own = useCurrentUser().airport_id;
  const preset = airports.find((id) => id === own) ?? airports.at(-1);
  const [base, setBase] = useState(employee);
  const [typed, setTyped] = useState(() => typedOf(employee, preset));
  const [said, setSaid] = useState<FieldErrors>({});
  const [isSent, setSent] = useState(false);
  const [isBusy, setBusy] = useState(false);
  /** What somebody else has changed meanwhile; undefined while nobody has. */
  const [meanwhile, setMeanwhile] = useState<readonly Meanwhile<keyof TypedEmployee>[]>();
  /** Why it was refused; it stands in the form, for an alert goes by itself. */
  const [refusal, setRefusal] = useState<string>();
  /** Numbers of jobs ahead whose language would be missing. */
  const [speechless, setSpeechless] = useState<readonly string[]>([]);
  const act = employee ? 'update' : 'add';
  const problems: FieldErrors = { ...said, ...problemsOf(typed) };

  const type = (change: Partial<TypedEmployee>): void => {
    setTyped({ ...typed, ...change });
    setSaid({});
    setSpeechless([]);
    setRefusal(undefined);
  };
  /** What was typed stays, over what is stored by now. */
  const layOver = async (): Promise<void> => {
    const { rows } = await call('GET /api/employees', {});
    const stored = rows.find(({ _id }) => _id === base?._id);
    if (!stored) return;
    const [before, now] = [typedOf(base, preset), typedOf(stored, preset)];
    setMeanwhile(changedMeanwhile(before, typed, now));
    setTyped(laidOver(before, typed, now));
    setBase(stored);
    await reread();
  };
  const send = async (isConfirmed: boolean): Promise<string[]> => {
    const { Languages, ...texts } = sentOf(typed);
    if (!base) {
      const body = { employee: texts, ...(Languages && { languages: Languages }) };
      await call('POST /api/employees/saveEmployee', { body });
      return [];
    }
    const body = {
      employee: { ...texts, ...(Languages && { Languages }), _id: base._id, version: base.version },
      isConfirmed,
    };
    const { success: isStored, warnings } = await call('POST /api/employees/updateEmployee', { body });
    return isStored ? [] : warnings.map(({ order_number }) => order_number);
  };
  const save = async (isConfirmed: boolean): Promise<void> => {
    setBusy(true);
    try {
      const warned = await send(isConfirmed);
      setSpeechless(warned);
      if (warned.length === 0) {
        success(t(`office.people.${act}.done`));
        await reread().catch(() => undefined);
        onClose();
      }
    } catch (error) {
      setSaid(fieldsOf(error));
      setRefusal(errorText(error, t, language).text);
      danger(t(`office.people.${act}.failed`), { error });
      if (isStale(error)) await layOver().catch(() => undefined);
    }
    setBusy(false);
  };
  /** Sends what was typed. @returns whether nothing is wrong with it */
  const submit = (): boolean => {
    setSent(true);
    if (Object.keys(problemsOf(typed)).length > 0) return false;
    if (!isBusy) void save(speechless.length > 0);
    return true;
  };
  const errorOf = (field: keyof TypedEmployee): string | undefined => {
    const problem = isSent ? problems[field] : said[field];
    const code = knownCode(problem?.code);
    return code ? t(`office.people.error.${code}`) : problem?.message;
  };
  const isDirty = JSON.stringify(typed) !== JSON.stringify(typedOf(base, preset));
  return {
    act,
    airports,
    typed,
    type,
    errorOf,
    isBusy,
    isDirty,
    /** What is stored now, as the form holds it. */
    stored: typedOf(base, preset),
    meanwhile,
    refusal,
    speechless,
    submit,
  } as const;
};
export type EmployeeForm = ReturnType<typeof useEmployeeForm>;
