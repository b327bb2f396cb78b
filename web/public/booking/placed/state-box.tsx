import IconCheck from '@tabler/icons-react/icons/IconCheck';
import { useEffect, useRef } from 'react';
import { instantOf } from '#shared/calendar-date.ts';
import type { BookingState } from '#shared/orders/client-booking.ts';
import { PayAgain } from '#web/public/booking/placed/pay-again.tsx';
import type { BookedOrder, Booking } from '#web/public/booking/placed/use-booking.ts';
import { Icon } from '#web/public/controls/icon.tsx';
import { useTexts } from '#web/public/language/texts.ts';

const STOPS = ['ordered', 'checked', 'confirmed', 'met'] as const;

type Standing = BookingState | 'met';

/** The stop where a booking stands; none for one that is not under way. */
const STOP_OF: Partial<Record<Standing, number>> = {
  waiting_for_bank: 0,
  being_checked: 1,
  confirmed: 2,
  met: STOPS.length,
};

const isOver = ({ date, hours, minutes }: BookedOrder, now: Date): boolean => {
  if (date === undefined || hours === undefined || minutes === undefined) return false;
  const service = instantOf({ date, hours, minutes });
  return service !== undefined && service < now;
};

const Line = ({ current }: { current: number }) => {
  const { t } = useTexts();
  return (
    <ol className="stops" aria-label={t('booking.line')}>
      {STOPS.map((stop, index) => (
        <li
          key={stop}
          className={index < current ? 'stop-done' : index === current ? 'stop-current' : ''}
          {...(index === current && { 'aria-current': 'step' as const })}
        >
          <i aria-hidden="true">{index < current && <Icon of={IconCheck} size={18} />}</i>
          <span>
            {t(`booking.stop.${stop}`)}
            {index < current && <span className="reading-aid"> ({t('booking.stop.done')})</span>}
          </span>
        </li>
      ))}
    </ol>
  );
};

/** How the booking stands: in words, and on the line. Its words take the focus when they change. */
export const StateBox = ({ booking }: { booking: Booking }) => {
  const { t } = useTexts();
  const { state, order } = booking;
  const words = useRef<HTMLHeadingElement>(null);
  const last = useRef(state);
  useEffect(() => {
    if (last.current !== state) words.current?.focus();
    last.current = state;
  }, [state]);
  const standing: Standing = state === 'confirmed' && isOver(order, new Date()) ? 'met' : state;
  const current = STOP_OF[standing];
  return (
    <section className={`box booking-state booking-${state}`} aria-labelledby="booking-state">
      <h2 id="booking-state" ref={words} tabIndex={-1}>
        {t(`booking.${standing}`)}
      </h2>
      <p>{t(`booking.${standing}.text`)}</p>
      <PayAgain booking={booking} />
      {current !== undefined && <Line current={current} />}
    </section>
  );
};
