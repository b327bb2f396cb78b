import { useSearchParams } from 'react-router';
import { type CalendarDate, isCalendarDate } from '#shared/calendar-date.ts';
import type { AirportId } from '#shared/catalogue/airport-ids.ts';
import { airportsInScope } from '#shared/users/airport-scope.ts';
import { latestSearch } from '#web/back-office/components/latest-address.ts';
import { useCurrentUser } from '#web/back-office/session/current-user.tsx';

export const SERVICES = ['assistant', 'porter'] as const;
type Service = (typeof SERVICES)[number];

/** What the day board shows; it is in the address, so that a link leads to it. */
export type BoardPlace = {
  readonly date: CalendarDate;
  readonly airport: AirportId;
  /** Of both services when undefined. */
  readonly service: Service | undefined;
};

/** The day board's day, airport and service; without any, today at the user's airport. */
export const useBoardPlace = (today: CalendarDate) => {
  const user = useCurrentUser();
  const airports = airportsInScope(user);
  const [search, setSearch] = useSearchParams();
  const own = airports.find((airport) => airport === user.airport_id) ?? airports[0] ?? 1;
  const placeOf = (address: URLSearchParams): BoardPlace => {
    const asked = address.get('date') ?? '';
    return {
      date: isCalendarDate(asked) ? asked : today,
      airport: airports.find((airport) => String(airport) === address.get('airport')) ?? own,
      service: SERVICES.find((service) => service === address.get('service')),
    };
  };
  const go = (change: (place: BoardPlace) => Partial<BoardPlace>): void => {
    const place = placeOf(latestSearch());
    const { date, airport, service } = { ...place, ...change(place) };
    const next = new URLSearchParams();
    // Today is not named: tomorrow the same address shows tomorrow.
    if (date !== today) next.set('date', date);
    if (airport !== own) next.set('airport', String(airport));
    if (service) next.set('service', service);
    setSearch(next, { preventScrollReset: true });
  };
  return { place: placeOf(search), airports, go };
};
