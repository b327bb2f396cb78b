import IconArrowLeft from '@tabler/icons-react/icons/IconArrowLeft';
import { type Step, stepAfter, stepBefore } from '#web/public/booking/draft/steps.ts';
import type { StepForm } from '#web/public/booking/form/use-step-form.ts';
import { Button } from '#web/public/controls/button.tsx';
import { Icon } from '#web/public/controls/icon.tsx';
import { Link } from '#web/public/controls/link.tsx';
import { type TextKey, useTexts } from '#web/public/language/texts.ts';

/** Back to the step before; what was entered is kept. */
export const PreviousLink = ({ step }: { step: Step }) => {
  const { t } = useTexts();
  const before = stepBefore(step);
  if (!before) return null;
  return (
    <Link className="button button-outline" to={`/book/${before}`}>
      <Icon of={IconArrowLeft} mirrors />
      {t(`book.step.${before}`)}
    </Link>
  );
};

/** The buttons under a step; on a phone the bar at the bottom holds the one that moves on. */
export const StepButtons = ({ form }: { form: StepForm }) => {
  const { t } = useTexts();
  const next = `book.continue.${stepAfter(form.step)}` as TextKey;
  return (
    <div className="step-buttons">
      <PreviousLink step={form.step} />
      <span className="step-next">
        <Button busy={form.isBusy ? t('book.moving_on') : undefined} submit arrow>
          {t(next)}
        </Button>
      </span>
    </div>
  );
};
