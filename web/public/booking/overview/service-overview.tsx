import IconLuggage from '@tabler/icons-react/icons/IconLuggage';
import IconUser from '@tabler/icons-react/icons/IconUser';
import type { LocationService } from '#shared/catalogue/location.ts';
import { servicesOf } from '#shared/orders/booking.ts';
import { useDraft } from '#web/public/booking/draft/draft-store.ts';
import { ChangeLink, FactTable } from '#web/public/booking/overview/facts.tsx';
import { usePartText } from '#web/public/booking/overview/part-text.ts';
import { PriceTable } from '#web/public/booking/overview/price-table.tsx';
import { rideOf } from '#web/public/booking/overview/ride-text.ts';
import { Box } from '#web/public/booking/steps/box.tsx';
import { useQuote } from '#web/public/booking/summary/use-tariff.ts';
import { Icon } from '#web/public/controls/icon.tsx';
import { useTexts } from '#web/public/language/texts.ts';

const ICONS = { assistant: IconUser, porter: IconLuggage } as const;

const Part = ({ service }: { service: LocationService }) => {
  const { t, language } = useTexts();
  const draft = useDraft();
  const quote = useQuote();
  const way = quote?.ways[service];
  const text = usePartText(service);
  return (
    <div className="part">
      <div>
        <h3>
          <Icon of={ICONS[service]} size={22} /> {t(`service.${service}`)}
        </h3>
        <ol className="route">
          <li>
            <i aria-hidden="true" />
            <b>{way?.from.from_title}</b>
            <span>{rideOf(draft[`${service}_meeting`], t, language)}</span>
          </li>
          <li>
            <i aria-hidden="true" />
            <b>{way?.to.title}</b>
            <span>{rideOf(draft[`${service}_destination`], t, language)}</span>
          </li>
        </ol>
        <p className="part-text">{text}</p>
      </div>
      <PriceTable service={service} />
    </div>
  );
};

/** What is booked, where, and what each part costs. */
export const ServiceOverview = () => {
  const { t } = useTexts();
  const { selected_service, extra_requests } = useDraft();
  const title = t('book.overview.service');
  return (
    <Box title={title} className="review" end={<ChangeLink step="service-details" what={title} />}>
      {(selected_service ? servicesOf(selected_service) : []).map((service) => (
        <Part key={service} service={service} />
      ))}
      {extra_requests.trim() && (
        <FactTable
          label={t('book.overview.extra_requests')}
          facts={[{ name: t('book.overview.extra_requests'), value: extra_requests.trim() }]}
        />
      )}
    </Box>
  );
};
