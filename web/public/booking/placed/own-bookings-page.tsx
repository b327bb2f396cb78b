import { Navigate } from 'react-router';
import useSWR from 'swr';
import type { ReceivedOf } from '#shared/http/contract.ts';
import { eurosToCents } from '#shared/money.ts';
import type { OrdersApi } from '#shared/orders/orders-api.ts';
import { apiClient } from '#web/common/call-api.ts';
import { useSession } from '#web/common/session.ts';
import { bookingAddress } from '#web/public/booking/placed/booking-address.ts';
import { tripText, whenText } from '#web/public/booking/placed/trip-text.ts';
import { GateBadge } from '#web/public/booking/steps/gate-badge.tsx';
import { Button, ButtonLink } from '#web/public/controls/button.tsx';
import { Failure } from '#web/public/controls/failure.tsx';
import { Link } from '#web/public/controls/link.tsx';
import { Skeleton } from '#web/public/controls/skeleton.tsx';
import { useTexts } from '#web/public/language/texts.ts';
import { useMoney } from '#web/public/language/use-money.ts';
import { CentredMessage } from '#web/public/page/centred-message.tsx';
import { Page } from '#web/public/page/page.tsx';

const call = apiClient<OrdersApi>();

type Row = ReceivedOf<OrdersApi['GET /api/orders/own']>['rows'][number];

const BookingRow = ({ row: { order, state, signature } }: { row: Row }) => {
  const { t, language } = useTexts();
  const money = useMoney();
  const number = order.order_number ?? order._id;
  return (
    <li className="box own-booking">
      <h2>
        <Link to={bookingAddress(order._id, signature)} aria-label={t('bookings.open', { order: number })}>
          {number}
        </Link>
      </h2>
      <p className={`state state-${state}`}>{t(`bookings.state.${state}`)}</p>
      <p className="trip">
        {order.travelType && <GateBadge type={order.travelType} />}
        <b>{tripText(order, t)}</b>
        <span>{whenText(order, language)}</span>
      </p>
      <p className="own-booking-service">
        {order.selected_service && t(`service.${order.selected_service}`)}
      </p>
      <strong>{order.price && money(eurosToCents(order.price.total))}</strong>
    </li>
  );
};

const NoBookings = () => {
  const { t } = useTexts();
  return (
    <Page title={t('bookings.title')}>
      <CentredMessage title={t('bookings.none.title')} text={t('bookings.none.text')} sign="…">
        <ButtonLink to="/book/travel-details" arrow>
          {t('nav.book')}
        </ButtonLink>
      </CentredMessage>
    </Page>
  );
};

/** A client's own bookings, the latest first. Only for who is logged in. */
const OwnBookingsPage = () => {
  const { t } = useTexts();
  const { user } = useSession();
  const { data, error, mutate } = useSWR(user ? ['bookings', user._id] : null, () =>
    call('GET /api/orders/own', {}),
  );
  if (user === null) return <Navigate to="/login" state={{ back: '/bookings' }} replace />;
  if (data?.rows.length === 0) return <NoBookings />;
  return (
    <Page title={t('bookings.title')}>
      <div className="width booking">
        <h1>{t('bookings.title')}</h1>
        {data && (
          <ul className="own-bookings">
            {data.rows.map((row) => (
              <BookingRow key={row.order._id} row={row} />
            ))}
          </ul>
        )}
        {!data && !error && <Skeleton />}
        {error && (
          <>
            <Failure error={error} title={t('bookings.failed')} />
            <Button onClick={() => void mutate()}>{t('site.retry')}</Button>
          </>
        )}
      </div>
    </Page>
  );
};

export default OwnBookingsPage;
