import type { LocationService } from '#shared/catalogue/location.ts';
import { inLanguage, type SiteLanguage } from '#shared/languages.ts';
import { servicesOf } from '#shared/orders/booking.ts';
import { formatList } from '#web/common/formats.ts';
import { type Fact, FactTable } from '#web/public/booking/overview/facts.tsx';
import { rideOf } from '#web/public/booking/overview/ride-text.ts';
import { whenText } from '#web/public/booking/placed/trip-text.ts';
import type { BookedOrder } from '#web/public/booking/placed/use-booking.ts';
import { Box } from '#web/public/booking/steps/box.tsx';
import { type TextOf, useTexts } from '#web/public/language/texts.ts';

type Part = NonNullable<BookedOrder['assistant'] | BookedOrder['porter']>;

const Route = ({ part: { meeting_point, destination } }: { part: Part }) => {
  const { t, language } = useTexts();
  return (
    <ol className="route">
      {[meeting_point, destination].map((stop) => (
        <li key={stop.id}>
          <i aria-hidden="true" />
          <b>{inLanguage(stop.title, language)}</b>
          <span>{rideOf(stop, t, language)}</span>
        </li>
      ))}
    </ol>
  );
};

const hoursText = ({ extra_hours }: Part, t: TextOf): string | false =>
  extra_hours > 0 && t('booking.extra_hours', { count: extra_hours });

const assistantFacts = (
  part: NonNullable<BookedOrder['assistant']>,
  t: TextOf,
  language: SiteLanguage,
): Fact[] => [
  {
    name: t('booking.party'),
    value: formatList(
      [
        t('book.overview.persons', { count: part.persons }),
        inLanguage(part.language_name, language),
        part.extra_employee > 0 && t('booking.extra_employee', { count: part.extra_employee }),
        hoursText(part, t),
      ],
      language,
    ),
  },
];

const porterFacts = (part: NonNullable<BookedOrder['porter']>, t: TextOf, language: SiteLanguage): Fact[] => [
  {
    name: t('booking.luggage'),
    value: formatList(
      [
        t('book.overview.bags', { count: part.bags }),
        part.bulky_luggage > 0 && t('book.overview.bulky', { count: part.bulky_luggage }),
        hoursText(part, t),
      ],
      language,
    ),
  },
];

const factsOf = (
  service: LocationService,
  { assistant, porter }: BookedOrder,
  t: TextOf,
  language: SiteLanguage,
): Fact[] => {
  const part = service === 'assistant' ? assistant : porter;
  return [
    ...(part ? [{ name: t(`service.${service}`), value: <Route part={part} /> }] : []),
    ...(service === 'assistant' && assistant ? assistantFacts(assistant, t, language) : []),
    ...(service === 'porter' && porter ? porterFacts(porter, t, language) : []),
  ];
};

/** What is booked: ways, time, sign, wishes. */
export const ServiceBox = ({ order }: { order: BookedOrder }) => {
  const { t, language } = useTexts();
  const services = order.selected_service ? servicesOf(order.selected_service) : [];
  return (
    <Box title={t('booking.service')} className="review">
      <FactTable
        label={t('booking.service')}
        facts={[
          ...services.flatMap((service) => factsOf(service, order, t, language)),
          {
            name: t('booking.when'),
            value: whenText(order, language),
            more: t('book.overview.local_time'),
          },
          { name: t('book.overview.sign'), value: order.name_sign },
          { name: t('book.overview.extra_requests'), value: order.extra_requests },
        ]}
      />
    </Box>
  );
};
