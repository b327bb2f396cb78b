import { useMemo } from 'react';
import { writesOtherLetters } from '#shared/languages.ts';
import { changePersonal } from '#web/public/booking/draft/draft-changes.ts';
import { changeDraft, useDraft } from '#web/public/booking/draft/draft-store.ts';
import { countriesIn } from '#web/public/booking/personal/countries.ts';
import { PersonalText } from '#web/public/booking/personal/personal-text.tsx';
import { Box } from '#web/public/booking/steps/box.tsx';
import { SelectField } from '#web/public/controls/select-field.tsx';
import { useTexts } from '#web/public/language/texts.ts';

const CountryField = () => {
  const { t, language } = useTexts();
  const { country } = useDraft();
  const { often, all } = useMemo(() => countriesIn(language), [language]);
  const isForeignName = country !== '' && !all.some(({ code }) => code === country);
  return (
    <SelectField
      name="country"
      label={t('book.personal.country')}
      autoComplete="country"
      className="third"
      value={country}
      onChange={(chosen) => changeDraft((draft) => changePersonal(draft, { country: chosen }))}
    >
      <option value="">{t('book.personal.choose_country')}</option>
      {isForeignName && <option value={country}>{country}</option>}
      <optgroup label="★">
        {often.map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </optgroup>
      <optgroup label="A–Z">
        {all.map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </optgroup>
    </SelectField>
  );
};

/** The address of the invoice. */
export const AddressBox = () => {
  const { t, language } = useTexts();
  return (
    <Box title={t('book.personal.address')}>
      {writesOtherLetters(language) && <p className="box-note">{t('book.personal.latin')}</p>}
      <div className="fields">
        <PersonalText name="name" autoComplete="name" className="whole" />
        <PersonalText name="address1" autoComplete="address-line1" />
        <PersonalText name="address2" autoComplete="address-line2" optional />
        <PersonalText name="zip" autoComplete="postal-code" className="third" />
        <PersonalText name="city" autoComplete="address-level2" className="third" />
        <CountryField />
      </div>
    </Box>
  );
};
