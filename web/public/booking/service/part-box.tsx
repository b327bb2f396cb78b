import type { ReactNode } from 'react';
import type { LocationService } from '#shared/catalogue/location.ts';
import type { AssistantCounts, PorterCounts } from '#web/public/booking/draft/draft.ts';
import { changeService } from '#web/public/booking/draft/draft-changes.ts';
import { changeDraft, useDraft } from '#web/public/booking/draft/draft-store.ts';
import { RouteFields } from '#web/public/booking/service/route-fields.tsx';
import { Box } from '#web/public/booking/steps/box.tsx';
import { useQuote } from '#web/public/booking/summary/use-tariff.ts';
import { Stepper } from '#web/public/controls/stepper.tsx';
import { useTexts } from '#web/public/language/texts.ts';
import { useMoney } from '#web/public/language/use-money.ts';

type CountName = Exclude<keyof AssistantCounts | keyof PorterCounts, 'language'>;

/** One service of the booking: its price so far, its way, and what the service asks for. */
export const PartBox = ({
  service,
  icon,
  children,
}: {
  service: LocationService;
  icon: ReactNode;
  children: ReactNode;
}) => {
  const { t } = useTexts();
  const money = useMoney();
  const quote = useQuote();
  return (
    <Box title={t(`service.${service}`)} icon={icon} end={quote && money(quote.price[service])}>
      <RouteFields service={service} />
      {children}
    </Box>
  );
};

/** One number of a service, in steps of one. */
export const CountField = ({
  service,
  name,
  least,
  hint,
}: {
  service: LocationService;
  name: CountName;
  least: 0 | 1;
  hint: string;
}) => {
  const { t } = useTexts();
  const part: Partial<Record<CountName, number | undefined>> = useDraft()[service];
  return (
    <Stepper
      name={`${service}.${name}`}
      label={t(`book.service.${name}`)}
      hint={hint}
      value={part[name]}
      least={least}
      onChange={(value) =>
        changeDraft((draft) => changeService(draft, { [service]: { ...draft[service], [name]: value } }))
      }
    />
  );
};
