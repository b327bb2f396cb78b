import { CancelBox } from '#web/public/booking/placed/cancel-box.tsx';
import { DayBox, DocumentLinks, KeepBox } from '#web/public/booking/placed/keep-boxes.tsx';
import { PaymentLine } from '#web/public/booking/placed/payment-line.tsx';
import { ServiceBox } from '#web/public/booking/placed/service-box.tsx';
import { StateBox } from '#web/public/booking/placed/state-box.tsx';
import { tripText, whenText } from '#web/public/booking/placed/trip-text.ts';
import {
  type BookedOrder,
  type Booking,
  type BookingLink,
  useBooking,
} from '#web/public/booking/placed/use-booking.ts';
import { GateBadge } from '#web/public/booking/steps/gate-badge.tsx';
import { Button, ButtonLink } from '#web/public/controls/button.tsx';
import { Failure } from '#web/public/controls/failure.tsx';
import { Skeleton } from '#web/public/controls/skeleton.tsx';
import { useTexts } from '#web/public/language/texts.ts';
import { CentredMessage } from '#web/public/page/centred-message.tsx';
import { Header } from '#web/public/page/header.tsx';
import { Page } from '#web/public/page/page.tsx';

const Head = ({ order, title }: { order: BookedOrder; title: string }) => {
  const { t, language } = useTexts();
  return (
    <div className="booking-head">
      <h1>{title}</h1>
      <p className="trip">
        {order.travelType && <GateBadge type={order.travelType} />}
        <b>{tripText(order, t)}</b>
        <span>{whenText(order, language)}</span>
      </p>
    </div>
  );
};

const Columns = ({
  booking,
  link,
  cancel,
}: {
  booking: Booking;
  link: BookingLink;
  cancel: () => Promise<void>;
}) => {
  const { t } = useTexts();
  const { state, order, phone } = booking;
  const isUnderWay = state !== 'cancelled' && state !== 'not_placed';
  const isExpected = isUnderWay && state !== 'payment_refused';
  return (
    <div className="booking-columns">
      <div>
        <StateBox booking={booking} />
        <ServiceBox order={order} />
        <PaymentLine booking={booking} />
      </div>
      <div className="booking-aside">
        {isExpected ? (
          <KeepBox documents={booking.documents} link={link} number={order.order_number ?? order._id} />
        ) : (
          <DocumentLinks documents={booking.documents} link={link} number={order.order_number ?? order._id} />
        )}
        <DayBox phone={phone} />
        {(state === 'being_checked' || state === 'confirmed') && (
          <CancelBox booking={booking} cancel={cancel} />
        )}
        {!isUnderWay && (
          <ButtonLink to="/book/travel-details" arrow wide>
            {t('booking.again')}
          </ButtonLink>
        )}
      </div>
    </div>
  );
};

const NoBooking = () => {
  const { t } = useTexts();
  return (
    <Page title={t('booking.none.title')}>
      <CentredMessage title={t('booking.none.title')} text={t('booking.none.text')}>
        <ButtonLink to="/" arrow>
          {t('error.page.home')}
        </ButtonLink>
      </CentredMessage>
    </Page>
  );
};

/** A booking behind its signed link: how it stands, what is booked, and what can be done. Needs no login. */
const ClientBookingPage = () => {
  const { t } = useTexts();
  const { link, booking, isNone, failure, cancel, reload } = useBooking();
  if (isNone) return <NoBooking />;
  if (!booking) {
    return (
      <Page title={t('booking.loading')}>
        <div className="width booking">
          {failure === undefined ? (
            <Skeleton />
          ) : (
            <>
              <h1>{t('booking.failed')}</h1>
              <Failure error={failure} />
              <Button onClick={reload}>{t('site.retry')}</Button>
            </>
          )}
        </div>
      </Page>
    );
  }
  const { order } = booking;
  const title = t('booking.title', { order: order.order_number ?? order._id });
  return (
    <Page title={title} header={<Header airport={order.airport ?? 1} />}>
      <div className="width booking">
        <Head order={order} title={title} />
        <Columns {...{ booking, link, cancel }} />
      </div>
    </Page>
  );
};

export default ClientBookingPage;
