import IconChevronDown from '@tabler/icons-react/icons/IconChevronDown';
import { changeTravel } from '#web/public/booking/draft/draft-changes.ts';
import { changeDraft, useDraft } from '#web/public/booking/draft/draft-store.ts';
import { FieldError } from '#web/public/controls/field.tsx';
import { useField } from '#web/public/controls/form-context.ts';
import { Icon } from '#web/public/controls/icon.tsx';
import { useTexts } from '#web/public/language/texts.ts';

const twoDigits = (number: number): string => String(number).padStart(2, '0');

const TimePart = ({
  id,
  label,
  count,
  value,
  isInvalid,
  describedBy,
  onChange,
}: {
  id: string;
  label: string;
  count: number;
  value: number | undefined;
  isInvalid: boolean;
  describedBy: string | undefined;
  onChange: (value: number | undefined) => void;
}) => (
  <div className="select">
    <select
      id={id}
      className="input"
      aria-label={label}
      aria-invalid={isInvalid || undefined}
      aria-describedby={describedBy}
      value={value ?? ''}
      onChange={({ target }) => onChange(target.value === '' ? undefined : Number(target.value))}
    >
      <option value="">--</option>
      {Array.from({ length: count }, (_, number) => (
        <option key={twoDigits(number)} value={number}>
          {twoDigits(number)}
        </option>
      ))}
    </select>
    <Icon of={IconChevronDown} />
  </div>
);

/** Hour and minute by two lists. An hour alone means the full hour. */
export const TimeField = () => {
  const { t } = useTexts();
  const { hours, minutes, travelType } = useDraft();
  const { error, control } = useField('time', true);
  const common = { isInvalid: error !== undefined, describedBy: control['aria-describedby'] };
  return (
    <fieldset {...(error && { 'data-invalid': true })}>
      <legend className="label">{t('book.travel.time')}</legend>
      <div className="time">
        <TimePart
          {...common}
          id={control.id}
          label={t('book.travel.hours')}
          count={24}
          value={hours}
          onChange={(chosen) =>
            changeDraft((draft) => changeTravel(draft, { hours: chosen, minutes: draft.minutes ?? 0 }))
          }
        />
        <span aria-hidden="true">:</span>
        <TimePart
          {...common}
          id={`${control.id}-minutes`}
          label={t('book.travel.minutes')}
          count={60}
          value={minutes}
          onChange={(chosen) => changeDraft((draft) => changeTravel(draft, { minutes: chosen }))}
        />
      </div>
      <p className="hint" id={`${control.id}-hint`}>
        {t(`book.travel.time.${travelType ?? 'arrival'}`)}
      </p>
      {error && <FieldError id={control.id}>{error}</FieldError>}
    </fieldset>
  );
};
