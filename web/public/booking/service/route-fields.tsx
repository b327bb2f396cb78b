import type { LocationService } from '#shared/catalogue/location.ts';
import { useDraft } from '#web/public/booking/draft/draft-store.ts';
import { destinationOf, meetingPointOf, NOTHING_ASKED } from '#web/public/booking/places/offer.ts';
import { DestinationField, MeetingField } from '#web/public/booking/service/place-field.tsx';
import { StopDetails } from '#web/public/booking/service/stop-details.tsx';
import { useTariff } from '#web/public/booking/summary/use-tariff.ts';

/** The line from the meeting point to the destination. */
export const RouteFields = ({ service }: { service: LocationService }) => {
  const draft = useDraft();
  const locations = useTariff().tariff?.locations;
  const from = draft[`${service}_meeting`].id;
  const to = draft[`${service}_destination`].id;
  return (
    <div className="route-fields">
      <div className="route-stop">
        <i aria-hidden="true" />
        <MeetingField name={`${service}_meeting`} />
        <StopDetails
          name={`${service}_meeting`}
          asks={meetingPointOf(locations, service, from) ?? NOTHING_ASKED}
        />
      </div>
      <div className="route-stop route-end">
        <i aria-hidden="true" />
        <DestinationField name={`${service}_destination`} />
        <StopDetails
          name={`${service}_destination`}
          asks={destinationOf(locations, service, { from, to }) ?? NOTHING_ASKED}
        />
      </div>
    </div>
  );
};
