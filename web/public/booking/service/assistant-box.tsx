import IconUser from '@tabler/icons-react/icons/IconUser';
import { changeService } from '#web/public/booking/draft/draft-changes.ts';
import { changeDraft } from '#web/public/booking/draft/draft-store.ts';
import { LanguageField } from '#web/public/booking/service/language-field.tsx';
import { CountField, PartBox } from '#web/public/booking/service/part-box.tsx';
import { useTariff } from '#web/public/booking/summary/use-tariff.ts';
import { Icon } from '#web/public/controls/icon.tsx';
import { useTexts } from '#web/public/language/texts.ts';
import { useMoney } from '#web/public/language/use-money.ts';

const chooseLanguage = (language: number) =>
  changeDraft((draft) => changeService(draft, { assistant: { ...draft.assistant, language } }));

/** Way, party, extras and language of the assistant. */
export const AssistantBox = () => {
  const { t } = useTexts();
  const money = useMoney();
  const { tariff } = useTariff();
  if (!tariff) return null;
  const { prices, thresholds } = tariff;
  const included = t('book.service.included', { count: thresholds.person_base_1_to_x });
  const perHour = t('book.service.per_hour', { price: money(prices.extra_hour_assistant) });
  const each = t('book.service.each', { price: money(prices.extra_employee_assistant) });
  return (
    <PartBox service="assistant" icon={<Icon of={IconUser} size={28} />}>
      <div className="steppers">
        <CountField service="assistant" name="persons" least={1} hint={included} />
        <CountField service="assistant" name="extra_hours" least={0} hint={perHour} />
        <CountField service="assistant" name="extra_employee" least={0} hint={each} />
      </div>
      <LanguageField onChange={chooseLanguage} />
    </PartBox>
  );
};
