import IconCheck from '@tabler/icons-react/icons/IconCheck';
import type { ReactNode } from 'react';
import { useDraft } from '#web/public/booking/draft/draft-store.ts';
import { isDone, isReachable, STEPS, type Step, stepsBefore } from '#web/public/booking/draft/steps.ts';
import { Icon } from '#web/public/controls/icon.tsx';
import { Link } from '#web/public/controls/link.tsx';
import { useTexts } from '#web/public/language/texts.ts';

const StepName = ({
  step,
  current,
  onForward,
}: {
  step: Step;
  current: Step;
  onForward: ((target: Step) => void) | undefined;
}) => {
  const { t } = useTexts();
  const { valid } = useDraft();
  const name = t(`book.step.${step}`);
  const isEarlier = stepsBefore(current).includes(step);
  const isOpen = isReachable(step, valid);
  if (step === current || !isOpen) return <span>{name}</span>;
  const done = isDone(step, valid) && <span className="reading-aid"> ({t('book.step.done')})</span>;
  if (isEarlier || !onForward) {
    return (
      <Link to={`/book/${step}`}>
        {name}
        {done}
      </Link>
    );
  }
  return (
    <button type="button" className="step-jump" onClick={() => onForward(step)}>
      {name}
      {done}
    </button>
  );
};

/**
 * Where the visitor is. Earlier steps are links; a later one saves the current step first, and opens when every
 * step before it is valid (public specification, section 4).
 */
export const StepList = ({ current, onForward }: { current: Step; onForward?: (target: Step) => void }) => {
  const { t } = useTexts();
  const { valid } = useDraft();
  const markOf = (step: Step, index: number): ReactNode =>
    step !== current && isDone(step, valid) ? <Icon of={IconCheck} size={18} /> : index + 1;
  const classOf = (step: Step): string => {
    if (step === current) return isDone(step, valid) ? 'step-current step-passed' : 'step-current';
    return isDone(step, valid) ? 'step-done' : '';
  };
  return (
    <nav className="steps" aria-label={t('book.steps')}>
      <div className="width">
        <ol>
          {STEPS.map((step, index) => (
            <li key={step} className={classOf(step)} {...(step === current && { 'aria-current': 'step' })}>
              <i aria-hidden="true">{markOf(step, index)}</i>
              <StepName step={step} current={current} onForward={onForward} />
            </li>
          ))}
        </ol>
        <p className="steps-phone">
          {t('book.step_of', { number: STEPS.indexOf(current) + 1, count: STEPS.length })}{' '}
          <b>{t(`book.step.${current}`)}</b>
        </p>
      </div>
    </nav>
  );
};
