import IconUser from '@tabler/icons-react/icons/IconUser';
import type { AssistantCounts } from '#web/public/booking/draft/draft.ts';
import { changeService } from '#web/public/booking/draft/draft-changes.ts';
import { changeDraft, useDraft } from '#web/public/booking/draft/draft-store.ts';
import { LanguageField } from '#web/public/booking/service/language-field.tsx';
import { RouteFields } from '#web/public/booking/service/route-fields.tsx';
import { Box } from '#web/public/booking/steps/box.tsx';
import { useQuote, useTariff } from '#web/public/booking/summary/use-tariff.ts';
import { Icon } from '#web/public/controls/icon.tsx';
import { Stepper } from '#web/public/controls/stepper.tsx';
import { useTexts } from '#web/public/language/texts.ts';
import { useMoney } from '#web/public/language/use-money.ts';

const change = (counts: Partial<AssistantCounts>) =>
  changeDraft((draft) => changeService(draft, { assistant: { ...draft.assistant, ...counts } }));

/** Way, party, extras and language of the assistant. */
export const AssistantBox = () => {
  const { t } = useTexts();
  const money = useMoney();
  const { assistant } = useDraft();
  const { tariff } = useTariff();
  const quote = useQuote();
  if (!tariff) return null;
  const { prices, thresholds } = tariff;
  return (
    <Box
      title={t('service.assistant')}
      icon={<Icon of={IconUser} size={28} />}
      end={quote && money(quote.price.assistant)}
    >
      <RouteFields service="assistant" />
      <div className="steppers">
        <Stepper
          name="assistant.persons"
          label={t('book.service.persons')}
          hint={t('book.service.included', { count: thresholds.person_base_1_to_x })}
          value={assistant.persons}
          least={1}
          onChange={(persons) => change({ persons })}
        />
        <Stepper
          name="assistant.extra_hours"
          label={t('book.service.extra_hours')}
          hint={t('book.service.per_hour', { price: money(prices.extra_hour_assistant) })}
          value={assistant.extra_hours}
          least={0}
          onChange={(extra_hours) => change({ extra_hours })}
        />
        <Stepper
          name="assistant.extra_employee"
          label={t('book.service.extra_employee')}
          hint={t('book.service.each', { price: money(prices.extra_employee_assistant) })}
          value={assistant.extra_employee}
          least={0}
          onChange={(extra_employee) => change({ extra_employee })}
        />
      </div>
      <LanguageField onChange={(language) => change({ language })} />
    </Box>
  );
};
