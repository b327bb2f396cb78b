import type { ReactNode } from 'react';
import { ButtonLink } from '#web/public/controls/button.tsx';
import { AssistantScene, PorterScene, VipScene } from '#web/public/figures/service-scenes.tsx';
import { useTexts } from '#web/public/language/texts.ts';

export type ServicePage = 'assistant' | 'porter' | 'vip';

const SCENES: Readonly<Record<ServicePage, ReactNode>> = {
  assistant: <AssistantScene />,
  porter: <PorterScene />,
  vip: <VipScene />,
};

const Soon = () => {
  const { t } = useTexts();
  return (
    <>
      <p>
        <span className="coming-soon">{t('service.coming_soon')}</span>
      </p>
      <p>{t('content.soon.text')}</p>
      <ButtonLink to="/book/travel-details?service=both" kind="outline" wide>
        {t('content.both')}
      </ButtonLink>
    </>
  );
};

/** Beside the text about a service: its picture and the way to book it. */
export const ServiceAside = ({ service }: { service: ServicePage }) => {
  const { t } = useTexts();
  return (
    <aside className={`service-aside service-aside-${service}`} aria-label={t('content.book')}>
      {SCENES[service]}
      <div>
        {service === 'vip' ? (
          <Soon />
        ) : (
          <>
            <p>{t('content.book.text')}</p>
            <ButtonLink to={`/book/travel-details?service=${service}`} arrow wide>
              {t('nav.book')}
            </ButtonLink>
          </>
        )}
      </div>
    </aside>
  );
};
