import type { LocationService } from '#shared/catalogue/location.ts';
import { formatList } from '#web/common/formats.ts';
import { useLanguages } from '#web/common/reference-data.ts';
import { useDraft } from '#web/public/booking/draft/draft-store.ts';
import { useTexts } from '#web/public/language/texts.ts';

/** What a service carries or whom it accompanies: `4 bags, 1 bulky item`; `3 persons, in Japanese`. */
export const usePartText = (service: LocationService): string => {
  const { t, language } = useTexts();
  const { porter, assistant } = useDraft();
  const spoken = useLanguages(language).data?.find(({ _id }) => _id === assistant.language)?.name;
  if (service === 'assistant') {
    const persons = t('book.overview.persons', { count: assistant.persons ?? 1 });
    return formatList([persons, spoken && t('book.overview.in_language', { language: spoken })], language);
  }
  const bags = t('book.overview.bags', { count: porter.bags ?? 1 });
  const bulky = porter.bulky_luggage ?? 0;
  return formatList([bags, bulky > 0 && t('book.overview.bulky', { count: bulky })], language);
};
