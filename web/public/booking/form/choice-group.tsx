import type { ReactNode } from 'react';
import { FieldError } from '#web/public/controls/field.tsx';
import { useField } from '#web/public/controls/form-context.ts';

/** A box whose cards are one question: legend, cards, error. */
export const ChoiceGroup = ({
  name,
  legend,
  className,
  isLegendHidden = false,
  after,
  children,
}: {
  name: string;
  legend: string;
  className: string;
  isLegendHidden?: boolean;
  after?: ReactNode;
  children: ReactNode;
}) => {
  const { error, control } = useField(name, false);
  const { id, 'aria-describedby': describedBy } = control;
  return (
    <fieldset
      id={id}
      tabIndex={-1}
      aria-describedby={describedBy}
      {...(error && { 'data-invalid': true })}
      className="choice-group"
    >
      <legend className={isLegendHidden ? 'reading-aid' : 'box-legend'}>{legend}</legend>
      <div className={`choices ${className}`}>{children}</div>
      {error && <FieldError id={id}>{error}</FieldError>}
      {after}
    </fieldset>
  );
};
