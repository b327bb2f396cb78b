import { useSession } from '#web/common/session.ts';
import { useDraft } from '#web/public/booking/draft/draft-store.ts';
import type { SaveContext } from '#web/public/booking/draft/save-steps.ts';
import { countryName } from '#web/public/booking/personal/countries.ts';
import { useTexts } from '#web/public/language/texts.ts';

/** Who saves, and in which language. */
export const useSaveContext = (): SaveContext => {
  const { language } = useTexts();
  const { country } = useDraft();
  const { user } = useSession();
  return { lang: language, account: user ?? undefined, country: countryName(country, language) };
};
