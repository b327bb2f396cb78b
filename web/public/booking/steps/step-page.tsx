import { type ReactNode, useEffect, useRef } from 'react';
import { useDraft } from '#web/public/booking/draft/draft-store.ts';
import type { Step } from '#web/public/booking/draft/steps.ts';
import type { StepForm } from '#web/public/booking/form/use-step-form.ts';
import { StepList } from '#web/public/booking/steps/step-list.tsx';
import { ErrorList } from '#web/public/controls/error-list.tsx';
import { Failure } from '#web/public/controls/failure.tsx';
import { FormErrorsContext } from '#web/public/controls/form-context.ts';
import { useTexts } from '#web/public/language/texts.ts';
import { Header } from '#web/public/page/header.tsx';
import { Page } from '#web/public/page/page.tsx';

/** The step that was open before, so that the focus goes to the title of the next one but not of the first. */
let lastStep: Step | undefined;

const useTitleFocus = (step: Step) => {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (lastStep && lastStep !== step) {
      window.scrollTo(0, 0);
      title.current?.focus({ preventScroll: true });
    }
    lastStep = step;
  }, [step]);
  return title;
};

/** The frame of every step: where one is, title, what to correct, the form, the summary beside it. */
export const StepPage = ({
  step,
  title,
  lead,
  form,
  aside,
  bar,
  children,
}: {
  step: Step;
  title: string;
  lead: ReactNode;
  form?: StepForm;
  aside: ReactNode;
  /** The bar at the bottom of a phone. */
  bar?: ReactNode;
  children: ReactNode;
}) => {
  const { t } = useTexts();
  const { airport } = useDraft();
  const heading = useTitleFocus(step);
  const textOf = (field: string) => form?.problems.find((problem) => problem.field === field)?.text;
  return (
    <Page title={`${t(`book.step.${step}`)} – ${t('book.title')}`} header={<Header airport={airport ?? 1} />}>
      <StepList current={step} {...(form && { onForward: (target) => void form.forward(target) })} />
      <div className="width columns">
        <div className="columns-main">
          <h1 ref={heading} tabIndex={-1}>
            {title}
          </h1>
          <div className="lead">{lead}</div>
          {form && (
            <ErrorList
              problems={form.problems}
              attempts={form.attempts}
              intro={t('book.error_list.intro', { count: form.problems.length })}
              outro={t('book.error_list.outro')}
            />
          )}
          {form?.failure !== undefined && <Failure error={form.failure} />}
          <FormErrorsContext value={textOf}>{children}</FormErrorsContext>
        </div>
        {aside}
      </div>
      {bar}
    </Page>
  );
};
