import IconMail from '@tabler/icons-react/icons/IconMail';
import IconPhone from '@tabler/icons-react/icons/IconPhone';
import { AIRPORTS, type AirportId } from '#shared/catalogue/airport-ids.ts';
import { useAirports } from '#web/common/reference-data.ts';
import { Icon } from '#web/public/controls/icon.tsx';
import { ContactBox } from '#web/public/home/contact/contact-box.tsx';
import { useTexts } from '#web/public/language/texts.ts';

const AirportDesk = ({ id, code }: { id: AirportId; code: string }) => {
  const { t, language } = useTexts();
  const found = useAirports(language).data?.find(({ _id }) => _id === id);
  const name = found?.name ?? t(`airport.${id}`);
  return (
    <div className="desk">
      <b className="desk-code" aria-hidden="true">
        {code}
      </b>
      <div>
        <h3>{name}</h3>
        {found && (
          <>
            <p>
              {found.desk}
              <br />
              {found.opening_hours}
            </p>
            <a
              href={`tel:${found.phone.replace(/\s/g, '')}`}
              aria-label={t('home.contact.call', { airport: name, phone: found.phone })}
            >
              <Icon of={IconPhone} />
              <bdi dir="ltr">{found.phone}</bdi>
            </a>
            <a
              href={`mailto:${found.email}`}
              aria-label={t('home.contact.mail', { airport: name, email: found.email })}
            >
              <Icon of={IconMail} />
              <bdi dir="ltr">{found.email}</bdi>
            </a>
          </>
        )}
      </div>
    </div>
  );
};

/** How to reach the people at each airport: by phone, by mail, by the form. */
export const ContactSection = () => {
  const { t } = useTexts();
  return (
    <section className="section contact" id="contact" aria-labelledby="contact-title">
      <div className="width">
        <div>
          <h2 id="contact-title">{t('home.contact.title')}</h2>
          {AIRPORTS.map(({ _id, code }) => (
            <AirportDesk key={code} id={_id} code={code} />
          ))}
        </div>
        <ContactBox />
      </div>
    </section>
  );
};
