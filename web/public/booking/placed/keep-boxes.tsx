import IconCalendar from '@tabler/icons-react/icons/IconCalendar';
import IconFileInvoice from '@tabler/icons-react/icons/IconFileInvoice';
import IconPhone from '@tabler/icons-react/icons/IconPhone';
import IconPrinter from '@tabler/icons-react/icons/IconPrinter';
import { calendarAddress, documentAddress } from '#web/public/booking/placed/booking-address.ts';
import type { Booking, BookingLink } from '#web/public/booking/placed/use-booking.ts';
import { Box } from '#web/public/booking/steps/box.tsx';
import { Button } from '#web/public/controls/button.tsx';
import { Icon } from '#web/public/controls/icon.tsx';
import { useTexts } from '#web/public/language/texts.ts';

type Kept = {
  readonly link: BookingLink;
  readonly number: string;
  readonly documents: Booking['documents'];
};

/** The invoice and the credit note, as soon as they are issued. */
export const DocumentLinks = ({ link, number, documents }: Kept) => {
  const { t } = useTexts();
  return documents.map((kind) => (
    <a
      key={kind}
      className="button button-wide button-outline"
      href={documentAddress(link.order, link.signature, kind)}
      download={`${number}-${kind}.pdf`}
    >
      <Icon of={IconFileInvoice} />
      {t(kind === 'invoice' ? 'booking.invoice' : 'booking.credit_note')}
    </a>
  ));
};

/** Takes the booking along: calendar, invoice and paper. */
export const KeepBox = ({ link, number, documents }: Kept) => {
  const { t } = useTexts();
  return (
    <Box title={t('booking.keep')} className="booking-keep">
      <p>{t('booking.keep.text')}</p>
      <a
        className="button button-wide"
        href={calendarAddress(link.order, link.signature)}
        download={`${number}.ics`}
      >
        <Icon of={IconCalendar} />
        {t('booking.calendar')}
      </a>
      <DocumentLinks link={link} number={number} documents={documents} />
      <Button kind="outline" wide onClick={() => window.print()}>
        <Icon of={IconPrinter} />
        {t('booking.print')}
      </Button>
    </Box>
  );
};

/** Whom to call at the airport. */
export const DayBox = ({ phone }: { phone: string }) => {
  const { t } = useTexts();
  return (
    <Box title={t('booking.day')}>
      <p>{t('booking.day.text')}</p>
      <a className="booking-phone" href={`tel:${phone.replace(/\s/g, '')}`}>
        <Icon of={IconPhone} />
        <bdi dir="ltr">{phone}</bdi>
      </a>
    </Box>
  );
};
