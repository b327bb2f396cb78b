import IconLock from '@tabler/icons-react/icons/IconLock';
import { useEffect, useRef, useState } from 'react';
import { clockText } from '#shared/calendar-date.ts';
import { codeOfAirport } from '#shared/catalogue/airport-ids.ts';
import { type Cents, centsToDecimal } from '#shared/money.ts';
import { type CardMessage, readCardMessage } from '#web/common/card-message.ts';
import { returnedPayment } from '#web/common/payment-cookie.ts';
import type { Draft } from '#web/public/booking/draft/draft.ts';
import { useDraft } from '#web/public/booking/draft/draft-store.ts';
import { Icon } from '#web/public/controls/icon.tsx';
import { useTexts } from '#web/public/language/texts.ts';
import { useQuery } from '#web/public/page/use-query.ts';

/** Least height of the frame in px (public specification, section 2). */
const LEAST_HEIGHT = 500;

/** What the provider gave back: in the address when a bank left the frame, in the cookie after a reload. */
const useReturnedCheckout = (order: string | undefined): string | undefined => {
  const search = useQuery();
  const kept = returnedPayment();
  return search.get('id') ?? (kept && kept.order === order ? kept.checkout : undefined);
};

const frameAddress = (
  draft: Draft,
  { total, lang, checkout }: { total: Cents; lang: string; checkout: string | undefined },
): string => {
  const { hours, minutes } = draft;
  const query = new URLSearchParams({
    from: 'booking',
    amt: centsToDecimal(total),
    cur: 'EUR',
    order: draft.orderId ?? '',
    service: draft.selected_service ?? '',
    date: draft.date ?? '',
    time: hours !== undefined && minutes !== undefined ? clockText({ hours, minutes }) : '',
    airport: draft.airport ? codeOfAirport(draft.airport) : '',
    customer: draft.name,
    lang,
    ...(checkout && { id: checkout, resourcePath: `/v1/checkouts/${checkout}/payment` }),
  });
  return `/payment/?${query}`;
};

/** The card page in a frame that grows with it. */
export const CardFrame = ({
  total,
  isSaving,
  onMessage,
}: {
  total: Cents;
  isSaving: boolean;
  onMessage: (message: CardMessage) => void;
}) => {
  const { t, language } = useTexts();
  const draft = useDraft();
  const frame = useRef<HTMLIFrameElement>(null);
  const [height, setHeight] = useState(LEAST_HEIGHT);
  const checkout = useReturnedCheckout(draft.orderId);
  const [address] = useState(() => frameAddress(draft, { total, lang: language, checkout }));
  useEffect(() => {
    const listen = (event: MessageEvent<unknown>) => {
      const message = event.source === frame.current?.contentWindow && readCardMessage(event);
      if (!message) return;
      if (message.type === 'height') setHeight(Math.max(LEAST_HEIGHT, message.height));
      else onMessage(message);
    };
    window.addEventListener('message', listen);
    return () => window.removeEventListener('message', listen);
  });
  return (
    <section className="card-frame" aria-label={t('book.payment.frame')} aria-busy={isSaving}>
      <header>
        <Icon of={IconLock} />
        <b>{t('book.payment.frame')}</b>
        <span>{isSaving ? t('book.payment.saving') : t('book.payment.provider')}</span>
      </header>
      <iframe ref={frame} title={t('book.payment.frame')} src={address} height={height} />
      <p className="reading-aid" role="status">
        {isSaving && t('book.payment.saving')}
      </p>
    </section>
  );
};
