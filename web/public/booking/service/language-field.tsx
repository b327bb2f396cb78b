import IconWorld from '@tabler/icons-react/icons/IconWorld';
import { eurosToCents } from '#shared/money.ts';
import { useDraft } from '#web/public/booking/draft/draft-store.ts';
import { useTariff } from '#web/public/booking/summary/use-tariff.ts';
import { Picker } from '#web/public/controls/picker/picker.tsx';
import { useTexts } from '#web/public/language/texts.ts';
import { useMoney } from '#web/public/language/use-money.ts';

/** Which language the assistant speaks, with its price where it has one. */
export const LanguageField = ({ onChange }: { onChange: (language: number) => void }) => {
  const { t } = useTexts();
  const money = useMoney();
  const { assistant } = useDraft();
  const languages = useTariff().tariff?.languages ?? [];
  const options = languages.map(({ _id, name, display_en, display_de, price }) => ({
    id: String(_id),
    label: name,
    // Whoever looks for a language may type its English or German name as well.
    fullLabel: name,
    search: `${display_en} ${display_de}`,
    group: '',
    marks: price > 0 ? `+ ${money(eurosToCents(price))}` : undefined,
  }));
  const value = String(assistant.language ?? '');
  return (
    <Picker
      name="assistant.language"
      label={t('book.service.language')}
      icon={IconWorld}
      options={options}
      value={value}
      emptyLabel={t('book.service.choose_language')}
      searchLabel={t('picker.search.languages')}
      marks={options.find(({ id }) => id === value)?.marks}
      onChange={(id) => onChange(Number(id))}
    />
  );
};
