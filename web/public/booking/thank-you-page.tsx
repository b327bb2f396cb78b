import IconCalendar from '@tabler/icons-react/icons/IconCalendar';
import IconCheck from '@tabler/icons-react/icons/IconCheck';
import { type ReactNode, useState } from 'react';
import { eurosToCents } from '#shared/money.ts';
import { formatWhen } from '#web/common/formats.ts';
import { bookingAddress, calendarAddress } from '#web/public/booking/placed/booking-address.ts';
import { type PlacedOrder, readPlacedOrder } from '#web/public/booking/placed-order.ts';
import { GateBadge } from '#web/public/booking/steps/gate-badge.tsx';
import { Alert } from '#web/public/controls/alert.tsx';
import { ButtonLink } from '#web/public/controls/button.tsx';
import { Icon } from '#web/public/controls/icon.tsx';
import { Link } from '#web/public/controls/link.tsx';
import { SignHolder } from '#web/public/figures/sign-holder.tsx';
import { useTexts } from '#web/public/language/texts.ts';
import { useMoney } from '#web/public/language/use-money.ts';
import { CentredMessage } from '#web/public/page/centred-message.tsx';
import { Page } from '#web/public/page/page.tsx';

const BookingLinks = ({ order }: { order: PlacedOrder }) => {
  const { t } = useTexts();
  return (
    <>
      <ButtonLink to={bookingAddress(order.id, order.signature)} kind="sign" arrow>
        {t('thankyou.open')}
      </ButtonLink>
      <a
        className="button button-outline"
        href={calendarAddress(order.id, order.signature)}
        download={`${order.number}.ics`}
      >
        <Icon of={IconCalendar} />
        {t('thankyou.calendar')}
      </a>
    </>
  );
};

/** What was booked, as the summary had it. */
const Booked = ({ order }: { order: PlacedOrder }) => {
  const { t, language } = useTexts();
  const money = useMoney();
  const { travelType, airport, service, total } = order;
  if (!travelType || !airport || !service || total === undefined) return null;
  const price = money(eurosToCents(total));
  return (
    <ul className="thanks-facts">
      <li>
        <GateBadge type={travelType} />
        <b>
          {t('book.summary.trip', { type: t(`travel_type.${travelType}`), airport: t(`airport.${airport}`) })}
        </b>
      </li>
      <li>{formatWhen(order, language)}</li>
      <li>{t(`service.${service}`)}</li>
      <li>{order.isPending ? price : t('book.overview.reserved', { price })}</li>
    </ul>
  );
};

const Thanks = ({ order }: { order: PlacedOrder }) => {
  const { t } = useTexts();
  return (
    <section className="thanks on-ink">
      <div className="width thanks-row">
        <div className="thanks-words">
          <h1>{t('thankyou.title')}</h1>
          <p>
            <b>{t('thankyou.order', { order: order.number })}</b>{' '}
            {t('thankyou.receipt', { email: order.email })}
          </p>
          <Booked order={order} />
          <div className="thanks-actions">
            {order.signature && <BookingLinks order={order} />}
            <Link className="thanks-again" to="/book/travel-details">
              {t('thankyou.again')}
            </Link>
          </div>
        </div>
        <div className="thanks-sign" role="img" aria-label={t('thankyou.picture', { name: order.sign })}>
          <SignHolder text={order.sign} figure="#fff" />
        </div>
      </div>
    </section>
  );
};

const NextStep = ({ number, end }: { number: 1 | 2 | 3; end?: ReactNode }) => {
  const { t } = useTexts();
  return (
    <li>
      <i aria-hidden="true">{number === 1 && <Icon of={IconCheck} />}</i>
      <h3>{t(`thankyou.${number}.title`)}</h3>
      <p>{t(`thankyou.${number}.text`)}</p>
      {end}
    </li>
  );
};

const NextSteps = ({ order }: { order: PlacedOrder }) => {
  const { t, language } = useTexts();
  return (
    <section className="next-steps" aria-labelledby="next">
      <div className="width">
        {order.isPending && <Alert kind="attention">{t('thankyou.pending')}</Alert>}
        <h2 id="next">{t('thankyou.next')}</h2>
        <ol>
          <NextStep number={1} />
          <NextStep number={2} end={<b>{t('thankyou.2.when')}</b>} />
          <NextStep number={3} end={order.date && <b>{formatWhen(order, language)}</b>} />
        </ol>
      </div>
    </section>
  );
};

/** After the order: its number, the sign, and what happens next. */
const ThankYouPage = () => {
  const { t } = useTexts();
  const [order] = useState(readPlacedOrder);
  if (!order) {
    return (
      <Page title={t('thankyou.none.title')}>
        <CentredMessage title={t('thankyou.none.title')} text={t('thankyou.none.text')}>
          <ButtonLink to="/book/travel-details" arrow>
            {t('nav.book')}
          </ButtonLink>
        </CentredMessage>
      </Page>
    );
  }
  return (
    <Page title={t('thankyou.title').replace('\n', ' ')}>
      <Thanks order={order} />
      <NextSteps order={order} />
    </Page>
  );
};

export default ThankYouPage;
