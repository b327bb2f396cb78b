import IconCheck from '@tabler/icons-react/icons/IconCheck';
import type { ReactNode } from 'react';
import { ButtonLink } from '#web/public/controls/button.tsx';
import { Icon } from '#web/public/controls/icon.tsx';
import { Link } from '#web/public/controls/link.tsx';
import { AssistantScene, PorterScene, VipScene } from '#web/public/figures/service-scenes.tsx';
import { useTexts } from '#web/public/language/texts.ts';

type Offered = { service: 'assistant' | 'porter' | 'vip'; picture: ReactNode; airports: readonly string[] };

const OFFERS: readonly Offered[] = [
  { service: 'assistant', picture: <AssistantScene />, airports: ['FRA', 'MUC'] },
  { service: 'porter', picture: <PorterScene />, airports: ['FRA'] },
  { service: 'vip', picture: <VipScene />, airports: [] },
];

const Offer = ({ service, picture, airports }: Offered) => {
  const { t } = useTexts();
  return (
    <li className={service === 'vip' ? 'offer offer-later' : 'offer'}>
      {picture}
      <div className="offer-words">
        <h3>
          {t(`service.${service}`)}
          <span className="offer-airports">
            {airports.map((code) => (
              <b className="gate" key={code}>
                {code}
              </b>
            ))}
          </span>
        </h3>
        <p>{t(`home.${service}.text`)}</p>
        <ul>
          {(['point1', 'point2', 'point3'] as const).map((point) => (
            <li key={point}>
              <Icon of={IconCheck} /> {t(`home.${service}.${point}`)}
            </li>
          ))}
        </ul>
        <div className="offer-actions">
          {service === 'vip' ? (
            <span className="coming-soon">{t('service.coming_soon')}</span>
          ) : (
            <ButtonLink to={`/book/travel-details?service=${service}`} arrow>
              {t('nav.book')}
              <span className="reading-aid">: {t(`service.${service}`)}</span>
            </ButtonLink>
          )}
          <Link className="offer-more" to={`/${service}`}>
            {t('content.read_more')}
            <span className="reading-aid">: {t(`service.${service}`)}</span>
          </Link>
        </div>
      </div>
    </li>
  );
};

/** The services with their book-now links; vip is announced only. */
export const OffersSection = () => {
  const { t } = useTexts();
  return (
    <section className="section" aria-labelledby="offers">
      <div className="width">
        <h2 id="offers">{t('home.services.title')}</h2>
        <p className="section-lead">{t('home.services.text')}</p>
        <ul className="offers">
          {OFFERS.map((offer) => (
            <Offer key={offer.service} {...offer} />
          ))}
        </ul>
      </div>
    </section>
  );
};
