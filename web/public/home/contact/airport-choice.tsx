import { AIRPORTS, type AirportCode } from '#shared/catalogue/airport-ids.ts';
import { FieldError } from '#web/public/controls/field.tsx';
import { useField } from '#web/public/controls/form-context.ts';
import { useTexts } from '#web/public/language/texts.ts';

/** Frankfurt or Munich, side by side. */
export const AirportChoice = ({
  value,
  onChange,
}: {
  value: AirportCode | '';
  onChange: (value: AirportCode) => void;
}) => {
  const { t } = useTexts();
  const { error, control } = useField('airport', false);
  return (
    <fieldset
      id={control.id}
      tabIndex={-1}
      aria-describedby={control['aria-describedby']}
      {...(error && { 'data-invalid': true })}
    >
      <legend className="label">{t('contact.airport')}</legend>
      <div className="two-ways">
        {AIRPORTS.map(({ _id, code }) => (
          <label key={code}>
            <input
              type="radio"
              name="airport"
              value={code}
              checked={value === code}
              onChange={() => onChange(code)}
            />
            <span>{t(`airport.${_id}`)}</span>
          </label>
        ))}
      </div>
      {error && <FieldError id={control.id}>{error}</FieldError>}
    </fieldset>
  );
};
