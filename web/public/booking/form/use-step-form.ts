import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { ApiError } from '#web/common/call-api.ts';
import { stepInvalid } from '#web/public/booking/draft/draft-changes.ts';
import { changeDraft, currentDraft, useDraft } from '#web/public/booking/draft/draft-store.ts';
import { type SaveContext, saveSteps } from '#web/public/booking/draft/save-steps.ts';
import {
  furthestStep,
  isReachable,
  type Step,
  stepAfter,
  stepsBefore,
} from '#web/public/booking/draft/steps.ts';
import { refusedFields } from '#web/public/booking/form/problem-texts.ts';
import type { FieldProblem } from '#web/public/controls/error-list.tsx';
import { useTexts } from '#web/public/language/texts.ts';

/** A step's form: what it shows of its problems, and how it moves on. */
export type StepForm = {
  readonly step: Step;
  readonly problems: readonly FieldProblem[];
  /** Raised by every attempt that found problems: the error list then takes the focus. */
  readonly attempts: number;
  readonly isBusy: boolean;
  /** A refusal that belongs to no field. */
  readonly failure: unknown;
  /** Saves and moves on: to the next step, or to a later one. */
  readonly forward: (target?: Step) => Promise<void>;
};

const stepsToSave = (step: Step, target: Step): Step[] => {
  const { unsaved, valid } = currentDraft();
  return stepsBefore(target).filter(
    (earlier) => earlier === step || (unsaved.includes(earlier) && valid.includes(earlier)),
  );
};

/** Drops what the server said about a field as soon as the draft changes. */
const useRefusals = () => {
  const draft = useDraft();
  const [refused, setRefused] = useState<{ problems: FieldProblem[]; of: unknown }>({
    problems: [],
    of: null,
  });
  return {
    refused: refused.of === draft ? refused.problems : [],
    setRefused: (problems: FieldProblem[]) => setRefused({ problems, of: currentDraft() }),
  };
};

/**
 * Moving forward requires a valid step, which is saved to the order then (public specification, section 4). Rules
 * show their messages after the first try, from then on with every change; the server's show the same way.
 * @param prepare what has to succeed before the step is saved, such as a registration; it answers who saves then
 */
export const useStepForm = (
  step: Step,
  found: readonly FieldProblem[],
  context: SaveContext,
  prepare?: () => Promise<SaveContext>,
): StepForm => {
  const { t } = useTexts();
  const navigate = useNavigate();
  const [attempts, setAttempts] = useState(0);
  const [isTried, setIsTried] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>();
  const { refused, setRefused } = useRefusals();
  const isRunning = useRef(false);
  const isInvalid = found.length > 0;
  useEffect(() => {
    if (isInvalid) changeDraft((draft) => stepInvalid(draft, step));
  }, [isInvalid, step]);

  const refuse = (error: unknown) => {
    const problems = error instanceof ApiError ? refusedFields(error, t) : [];
    setRefused(problems);
    setFailure(problems.length > 0 ? undefined : error);
    setAttempts((count) => count + 1);
  };
  const forward = async (target = stepAfter(step)) => {
    setIsTried(true);
    if (isInvalid) return setAttempts((count) => count + 1);
    if (isRunning.current) return;
    isRunning.current = true;
    setIsBusy(true);
    setFailure(undefined);
    try {
      await saveSteps(stepsToSave(step, target), prepare ? await prepare() : context);
      const { valid } = currentDraft();
      navigate(`/book/${isReachable(target, valid) ? target : furthestStep(valid)}`);
    } catch (error) {
      refuse(error);
    } finally {
      isRunning.current = false;
      setIsBusy(false);
    }
  };
  const problems = refused.length > 0 ? refused : isTried ? found : [];
  return { step, problems, attempts, isBusy, failure, forward };
};
