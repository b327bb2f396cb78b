import { changeTravel } from '#web/public/booking/draft/draft-changes.ts';
import { changeDraft } from '#web/public/booking/draft/draft-store.ts';
import { ServiceCards } from '#web/public/booking/form/service-cards.tsx';
import { Alert } from '#web/public/controls/alert.tsx';
import { useTexts } from '#web/public/language/texts.ts';

/** The services; vip is announced, not sold. */
export const ServiceBox = ({ isVipAsked }: { isVipAsked: boolean }) => {
  const { t } = useTexts();
  return (
    <div className="box">
      <ServiceCards
        legend={t('book.travel.service')}
        onChange={(selected_service) => changeDraft((draft) => changeTravel(draft, { selected_service }))}
        after={
          isVipAsked ? (
            <Alert kind="attention">
              <b>{t('service.coming_soon')}.</b> {t('book.travel.vip_asked')}
            </Alert>
          ) : (
            <p className="vip-line">
              <span className="coming-soon">{t('service.coming_soon')}</span> {t('book.travel.vip')}
            </p>
          )
        }
      />
    </div>
  );
};
