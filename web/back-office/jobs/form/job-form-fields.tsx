import { type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import {
  focusFirstField,
  focusFirstProblem,
  focusOn,
} from '#web/back-office/components/form/focus-problem.ts';
import { AssignQuestionDialog } from '#web/back-office/jobs/assign/assign-question-dialog.tsx';
import { closedBecause } from '#web/back-office/jobs/form/closed-because.ts';
import { ClosedNote } from '#web/back-office/jobs/form/closed-note.tsx';
import { CodePanel } from '#web/back-office/jobs/form/code-panel.tsx';
import { fieldId } from '#web/back-office/jobs/form/fields.tsx';
import { FormFoot } from '#web/back-office/jobs/form/form-foot.tsx';
import { InitialsPanel } from '#web/back-office/jobs/form/initials-panel.tsx';
import { typedSince } from '#web/back-office/jobs/form/input-differences.ts';
import classes from '#web/back-office/jobs/form/job-form.module.css';
import { LocationsPanel } from '#web/back-office/jobs/form/locations-panel.tsx';
import { MomentPanel } from '#web/back-office/jobs/form/moment-panel.tsx';
import { PriceLines } from '#web/back-office/jobs/form/price-lines.tsx';
import { ProblemList } from '#web/back-office/jobs/form/problem-list.tsx';
import { RemarksPanel } from '#web/back-office/jobs/form/remarks-panel.tsx';
import { StaleNote } from '#web/back-office/jobs/form/stale-note.tsx';
import { TourPanel } from '#web/back-office/jobs/form/tour-panel.tsx';
import type { JobFormState } from '#web/back-office/jobs/form/use-job-form.ts';
import { useJobPrice } from '#web/back-office/jobs/form/use-job-price.ts';
import { useSaveJob } from '#web/back-office/jobs/form/use-save-job.ts';
import { useTexts } from '#web/back-office/language/office-language.ts';

type Props = {
  state: JobFormState;
  onCancel: () => void;
  onSaved: (isNext: boolean) => Promise<void>;
};

/** Sends the form as it is, or shows what keeps it from being sent. */
const useSubmit = ({ state, onSaved }: Omit<Props, 'onCancel'>) => {
  const form = useRef<HTMLFormElement>(null);
  const [refusals, setRefusals] = useState(0);
  const [nexts, setNexts] = useState(0);
  const saving = useSaveJob({
    state,
    onSaved: async (isNext) => {
      await onSaved(isNext);
      if (isNext) setNexts((count) => count + 1);
    },
    onRefused: () => setRefusals((count) => count + 1),
  });
  // After it is painted: only then are the refused fields marked.
  useEffect(() => {
    if (refusals > 0) focusFirstProblem(form.current);
  }, [refusals]);
  useEffect(() => {
    if (nexts > 0) focusOn(document.getElementById(fieldId('nameSign')));
    else focusFirstField(form.current);
  }, [nexts]);
  const submit = (isNext: boolean): void => {
    if (saving.isBusy || saving.stale) return;
    state.check();
    if (Object.keys(state.found).length > 0) setRefusals((count) => count + 1);
    else void saving.save(isNext);
  };
  return { form, submit, ...saving };
};

/** The panels, the price, and the buttons. */
export const JobFormFields = ({ state, onCancel, onSaved }: Props) => {
  const { t, language } = useTexts();
  const { form, submit, isBusy, stale, settle, asking } = useSubmit({ state, onSaved });
  const { price, isAsking } = useJobPrice(state.form);
  const closed = closedBecause(state.job);
  // What is imported has the price of its group, which is worked out anew when it is saved.
  const kept = state.job?.price && price?.jobs.length === 0 ? state.job.price : undefined;
  const sum = kept ?? (price && price.jobs.length > 0 ? price : undefined);
  const spoken = state.terms.languages.find(({ _id }) => String(_id) === state.input.language);
  const send = (event: FormEvent): void => {
    event.preventDefault();
    submit(false);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    // What opens above the form is a part of it for React, and not for the reader.
    const isInside = event.currentTarget.contains(event.target as Node);
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || closed || !isInside) return;
    event.preventDefault();
    submit(event.shiftKey && !state.job);
  };
  const takeOver = (): void => {
    if (stale) state.rebase(stale, typedSince(state.start, state.input));
    settle();
  };
  return (
    <form
      ref={form}
      noValidate
      onSubmit={send}
      onKeyDown={onKeyDown}
      className={classes.form}
      aria-label={t(state.job ? 'office.job_form.title.update' : 'office.job_form.title.add')}
    >
      <div className={classes.body}>
        <div className={classes.notes}>
          {closed && state.job && <ClosedNote job={state.job} reason={closed} />}
          {stale && <StaleNote stale={stale} onTakeOver={takeOver} />}
          <ProblemList />
        </div>
        <fieldset className={classes.columns} disabled={closed !== undefined}>
          <div>
            <InitialsPanel />
            <LocationsPanel />
          </div>
          <div>
            <MomentPanel />
            <TourPanel />
            <CodePanel />
            <RemarksPanel />
            {sum && <PriceLines jobs={kept ? [kept] : (price?.jobs ?? [])} net={sum.net} gross={sum.gross} />}
          </div>
        </fieldset>
      </div>
      <FormFoot
        sum={sum}
        isAsking={isAsking}
        isBusy={isBusy}
        isOpen={!closed && !stale}
        onCancel={onCancel}
        onNext={() => submit(true)}
      />
      <AssignQuestionDialog
        question={asking.question}
        isBusy={asking.isBusy}
        spoken={language === 'de' ? spoken?.display_de : spoken?.display_en}
      />
    </form>
  );
};
