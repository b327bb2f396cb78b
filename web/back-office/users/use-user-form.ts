import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { UserDeskApi } from '#shared/users/user-desk-api.ts';
import { useAlerts } from '#web/back-office/components/alerts.tsx';
import { focusFirstProblem } from '#web/back-office/components/form/focus-problem.ts';
import { changedMeanwhile, laidOver, type Meanwhile } from '#web/back-office/components/form/laid-over.ts';
import { useTexts } from '#web/back-office/language/office-language.ts';
import { useFailure } from '#web/back-office/users/use-failure.ts';
import type { UserRow } from '#web/back-office/users/use-users.ts';
import {
  bodyOf,
  inputOf,
  problemsIn,
  problemsOfFields,
  type UserField,
  type UserInput,
  type UserProblems,
} from '#web/back-office/users/user-input.ts';
import { ApiError, apiClient } from '#web/common/call-api.ts';

const call = apiClient<UserDeskApi>();

type Wanted = { user: UserRow | undefined; reread: () => Promise<void>; onClose: () => void };

const isStale = (error: unknown): boolean => error instanceof ApiError && error.code === 'changed_meanwhile';

/** What stands in the form, what is wrong with it, and saving it; on an error everything typed stays. */
export const useUserForm = ({ user, reread, onClose }: Wanted) => {
  const { t, language } = useTexts();
  const { success } = useAlerts();
  const fail = useFailure();
  const form = useRef<HTMLFormElement>(null);
  const [base, setBase] = useState(user);
  const [input, setInput] = useState<UserInput>(() => inputOf(user));
  /** What somebody else has changed meanwhile; undefined while nobody has. */
  const [meanwhile, setMeanwhile] = useState<readonly Meanwhile<UserField>[]>();
  const [problems, setProblems] = useState<UserProblems>({});
  const [isBusy, setBusy] = useState(false);

  const show = (found: UserProblems): void => {
    flushSync(() => setProblems(found));
    focusFirstProblem(form.current);
  };
  const add = async (): Promise<void> => {
    const { password } = input;
    const asked = { ...bodyOf(input), ...(password && { password }), lang: language };
    const { initial_password } = await call('POST /api/users/createFromBackend', { body: { user: asked } });
    success(t(initial_password === 'mailed' ? 'office.users.added_mailed' : 'office.users.added'));
  };
  const update = async (stored: UserRow): Promise<void> => {
    await call('PUT /api/users/{id}/update', {
      params: { id: stored._id },
      body: {
        ...bodyOf(input),
        _id: stored._id,
        version: stored.version,
        userPreviousRole: stored.role,
        previousEmployee: stored.emp_id ?? null,
        employee: input.role === 'emp' ? input.employee : null,
      },
    });
    success(t('office.users.updated'));
  };
  /** What was typed stays, over what is stored by now. */
  const layOver = async (opened: UserRow): Promise<void> => {
    const stored = await call('GET /api/users/{id}', { params: { id: opened._id } });
    const [before, now] = [inputOf(opened), inputOf(stored)];
    setMeanwhile(changedMeanwhile(before, input, now));
    setInput(laidOver(before, input, now));
    setBase(stored);
  };
  const save = async (): Promise<void> => {
    if (isBusy) return;
    const found = problemsIn(input);
    if (Object.keys(found).length > 0) return show(found);
    setBusy(true);
    try {
      await (base ? update(base) : add());
      await reread().catch(() => undefined);
      onClose();
    } catch (error) {
      fail(t(base ? 'office.users.not_updated' : 'office.users.not_added'), error);
      if (error instanceof ApiError) show(problemsOfFields(error.fields));
      if (base && isStale(error)) await layOver(base).catch(() => undefined);
      // Whoever opens another form finds what has changed meanwhile.
      if (base) await reread().catch(() => undefined);
    } finally {
      setBusy(false);
    }
  };
  return {
    form,
    input,
    /** What is stored now, as the form holds it. */
    stored: inputOf(base),
    isDirty: JSON.stringify(input) !== JSON.stringify(inputOf(base)),
    meanwhile,
    isBusy,
    save,
    change: (part: Partial<UserInput>): void => {
      setInput({ ...input, ...part });
      setProblems(Object.fromEntries(Object.entries(problems).filter(([field]) => !(field in part))));
    },
    errorOf: (field: keyof UserInput): string | undefined => problems[field] && t(problems[field]),
  };
};
