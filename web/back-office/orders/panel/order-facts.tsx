import { clockText } from '#shared/calendar-date.ts';
import { inLanguage } from '#shared/languages.ts';
import { GROUP_FIELDS } from '#shared/orders/order-fields.ts';
import { Facts, Section } from '#web/back-office/components/records/facts.tsx';
import classes from '#web/back-office/components/records/panel.module.css';
import { whenText } from '#web/back-office/language/formats.ts';
import { useTexts } from '#web/back-office/language/office-language.ts';
import { OrderRoutes } from '#web/back-office/orders/order-cells.tsx';
import type { OrderDetails } from '#web/back-office/orders/panel/use-order.ts';
import { formatDate } from '#web/common/formats.ts';

type Props = { order: OrderDetails };

/** When, where and what: the service as it was ordered. */
export const ServiceFacts = ({ order }: Props) => {
  const { t, language } = useTexts();
  const { date, hours = 0, minutes = 0, assistant, porter, selected_service: service } = order;
  return (
    <Section title={t('office.details.section.service')}>
      <p className={classes.when}>
        {date && formatDate(date, language)} <b>{clockText({ hours, minutes })}</b>
      </p>
      <OrderRoutes order={order} />
      <Facts
        facts={[
          [t('office.field.service'), service && t(`office.service.${service}`)],
          [t('office.field.travelType'), order.travelType && t(`office.travel.${order.travelType}`)],
          [t('office.airport.label'), order.airport && t(`office.airport.${order.airport}`)],
          [t('office.field.language'), assistant && inLanguage(assistant.language_name, language)],
          [t('office.field.persons'), assistant?.persons],
          [t('office.field.extra_employee'), assistant?.extra_employee || undefined],
          [t('office.field.assistant_hours'), assistant?.extra_hours || undefined],
          [t('office.field.bags'), porter?.bags],
          [t('office.field.bulky_luggage'), porter?.bulky_luggage || undefined],
          [t('office.field.porter_hours'), porter?.extra_hours || undefined],
          [t('office.field.name_sign'), order.name_sign && <b>{order.name_sign}</b>],
          [t('office.field.extra_requests'), order.extra_requests],
          [
            t('office.field.admin_extra_request'),
            order.admin_extra_request && <mark className={classes.remark}>{order.admin_extra_request}</mark>,
          ],
        ]}
      />
    </Section>
  );
};

const LanguageName = ({ code }: { code: string }) => {
  const { language } = useTexts();
  return new Intl.DisplayNames(language, { type: 'language' }).of(code);
};

/** Who ordered, and how they are reached. */
export const ClientFacts = ({ order }: Props) => {
  const { t, language } = useTexts();
  const { address, email, phone, agency_id } = order;
  const lines = address && [
    address.address1,
    address.address2,
    `${address.zip} ${address.city}`,
    address.country,
  ];
  return (
    <Section title={t('office.details.section.client')}>
      <Facts
        facts={[
          [t('office.field.name'), address?.name && <b>{address.name}</b>],
          [t('office.field.email'), email && <a href={`mailto:${email}`}>{email}</a>],
          [t('office.field.phone'), phone && <bdi dir="ltr">{phone}</bdi>],
          [t('office.field.address1'), lines?.filter((line) => line.trim() !== '').join(', ')],
          [t('office.field.reading_language'), <LanguageName key="language" code={order.reading_language} />],
          [t('office.field.agency_id'), agency_id],
          [t('office.field.booking_status'), order.booking_status],
          [t('office.field.mail_status'), order.mail_status],
          [t('office.field.cancelled_by'), order.cancelled_by],
        ]}
      />
      <p className={classes.small}>
        {order.submitted_at
          ? t('office.details.ordered_on', { when: whenText(order.submitted_at, language) })
          : t('office.details.begun_on', { when: whenText(order.created_at, language) })}
      </p>
    </Section>
  );
};

/** What groups and tours bring along; nothing for anybody else. */
export const GroupFacts = ({ order }: Props) => {
  const { t } = useTexts();
  if (!GROUP_FIELDS.some((name) => order[name])) return null;
  return (
    <Section title={t('office.details.section.group')}>
      <Facts facts={GROUP_FIELDS.map((name) => [t(`office.field.${name}`), order[name]])} />
    </Section>
  );
};
