import IconCalendarEvent from '@tabler/icons-react/icons/IconCalendarEvent';
import IconChevronDown from '@tabler/icons-react/icons/IconChevronDown';
import { useRef, useState } from 'react';
import type { CalendarDate } from '#shared/calendar-date.ts';
import { formatDate } from '#web/common/formats.ts';
import { CalendarDialog } from '#web/public/controls/calendar/calendar-dialog.tsx';
import { Field } from '#web/public/controls/field.tsx';
import { useField } from '#web/public/controls/form-context.ts';
import { Icon } from '#web/public/controls/icon.tsx';
import { useTexts } from '#web/public/language/texts.ts';

/** A date that is chosen from a calendar and cannot be typed; days before `least` are refused. */
export const DateField = ({
  name,
  label,
  value,
  least,
  onChange,
}: {
  name: string;
  label: string;
  value: CalendarDate | undefined;
  least: CalendarDate;
  onChange: (date: CalendarDate) => void;
}) => {
  const { t, language } = useTexts();
  const { error, control } = useField(name, false);
  const [isOpen, setIsOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const close = () => {
    setIsOpen(false);
    button.current?.focus();
  };
  return (
    <Field id={control.id} label={label} error={error} labelFor={false}>
      <button
        {...control}
        ref={button}
        className="input"
        type="button"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-labelledby={`${control.id}-label ${control.id}-value`}
        onClick={() => setIsOpen(!isOpen)}
      >
        <Icon of={IconCalendarEvent} />
        <span
          id={`${control.id}-value`}
          className={value ? 'picker-value' : 'picker-value picker-value-empty'}
        >
          {value ? formatDate(value, language) : t('book.travel.date.choose')}
        </span>
        <Icon of={IconChevronDown} />
      </button>
      {isOpen && (
        <CalendarDialog
          value={value}
          least={least}
          onClose={close}
          onChoose={(date) => {
            onChange(date);
            close();
          }}
        />
      )}
    </Field>
  );
};
