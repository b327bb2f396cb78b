import { knownCode } from '#web/back-office/agencies/form/agency-input.ts';
import { type EntryWanted, useEntryForm } from '#web/back-office/components/form/use-entry-form.ts';
import { useTexts } from '#web/back-office/language/office-language.ts';

/** A form of an agency, of its job codes or extras: what is wrong is said in the words of this screen. */
export const useAgencyForm = (wanted: Omit<EntryWanted, 'wordOf'>) => {
  const { t } = useTexts();
  return useEntryForm({ ...wanted, wordOf: (code) => t(`office.agencies.error.${knownCode(code)}`) });
};
