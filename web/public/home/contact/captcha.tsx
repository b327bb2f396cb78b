import { useEffect, useRef, useState } from 'react';
import { FieldError } from '#web/public/controls/field.tsx';
import { useField } from '#web/public/controls/form-context.ts';
import type { CaptchaWidget } from '#web/public/home/contact/captcha-widget.ts';
import { useNear } from '#web/public/home/contact/use-near.ts';
import { useTexts } from '#web/public/language/texts.ts';

/**
 * The check against machines: the browser works for a second, nobody is asked to read pictures, and no third party
 * hears of it. `onAnswer` gets what the server checks, an empty text while there is nothing that holds.
 * @param round a new number starts over: an answer works once
 */
export const Captcha = ({ round, onAnswer }: { round: number; onAnswer: (answer: string) => void }) => {
  const { t, language } = useTexts();
  const { error, control } = useField('captcha', false);
  const { element: place, isNear } = useNear<HTMLDivElement>('200px');
  const widget = useRef<CaptchaWidget>(undefined);
  const [isMissing, setIsMissing] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: one widget for the life of the form, in its first texts
  useEffect(() => {
    if (!isNear) return;
    let isGone = false;
    import('#web/public/home/contact/captcha-widget.ts').then(
      ({ placeWidget }) => {
        if (isGone || !place.current) return;
        widget.current = placeWidget(place.current, { t, language, onAnswer });
      },
      () => setIsMissing(true),
    );
    return () => {
      isGone = true;
      widget.current?.remove();
    };
  }, [isNear]);
  useEffect(() => {
    if (round > 0) widget.current?.restart();
  }, [round]);
  const describedBy = control['aria-describedby'];
  useEffect(() => widget.current?.describe(describedBy), [describedBy]);
  return (
    // biome-ignore lint/a11y/useSemanticElements: the widget brings its own control and label
    <div
      id={control.id}
      tabIndex={-1}
      role="group"
      aria-label={t('contact.captcha')}
      {...(error && { 'data-invalid': true })}
    >
      <div className="captcha" ref={place} />
      {isMissing && <p className="hint">{t('captcha.missing')}</p>}
      {error && <FieldError id={control.id}>{error}</FieldError>}
    </div>
  );
};
