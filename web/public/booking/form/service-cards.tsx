import IconCheck from '@tabler/icons-react/icons/IconCheck';
import type { ReactNode } from 'react';
import { hasPorters } from '#shared/catalogue/airport-ids.ts';
import { LOCATION_SERVICES } from '#shared/catalogue/location.ts';
import { type SelectedService, servicesOf, toggleService } from '#shared/orders/booking.ts';
import { useDraft } from '#web/public/booking/draft/draft-store.ts';
import { ChoiceGroup } from '#web/public/booking/form/choice-group.tsx';
import { leastPriceOf } from '#web/public/booking/summary/quote.ts';
import { useTariff } from '#web/public/booking/summary/use-tariff.ts';
import { Icon } from '#web/public/controls/icon.tsx';
import { AssistantFigure, PorterFigure } from '#web/public/figures/service-figures.tsx';
import { useTexts } from '#web/public/language/texts.ts';
import { useMoney } from '#web/public/language/use-money.ts';

const FIGURES = { assistant: <AssistantFigure />, porter: <PorterFigure /> } as const;

/**
 * Assistant and porter to tick; both together are both. Munich has no porters, so there the card is not shown
 * (public specification, section 2).
 */
export const ServiceCards = ({
  legend,
  isLegendHidden = false,
  after,
  onChange,
}: {
  legend: string;
  isLegendHidden?: boolean;
  after?: ReactNode;
  onChange: (selected: SelectedService | undefined) => void;
}) => {
  const { t } = useTexts();
  const money = useMoney();
  const { tariff } = useTariff();
  const { airport, selected_service } = useDraft();
  const chosen = selected_service ? servicesOf(selected_service) : [];
  const offered = LOCATION_SERVICES.filter(
    (service) => service === 'assistant' || !airport || hasPorters(airport),
  );
  const leastOf = (service: (typeof offered)[number]) => tariff && leastPriceOf(service, tariff);
  return (
    <ChoiceGroup
      name="selected_service"
      legend={legend}
      isLegendHidden={isLegendHidden}
      className="service-cards"
      after={after}
    >
      {offered.map((service) => {
        const least = leastOf(service);
        return (
          <label className="choice service-card" key={service}>
            <input
              type="checkbox"
              name={`service_${service}`}
              checked={chosen.includes(service)}
              onChange={() => onChange(toggleService(selected_service, service))}
            />
            {FIGURES[service]}
            <span className="service-card-words">
              <b>{t(`service.${service}`)}</b>
              <span>{t(`book.travel.${service}`)}</span>
              {least !== undefined && <em>{t('service.from', { price: money(least) })}</em>}
            </span>
            <i className="mark" aria-hidden="true">
              <Icon of={IconCheck} size={18} />
            </i>
          </label>
        );
      })}
    </ChoiceGroup>
  );
};
