import { ButtonLink } from '#web/public/controls/button.tsx';
import { HeroPicture } from '#web/public/figures/hero-picture.tsx';
import { useTexts } from '#web/public/language/texts.ts';

/** The promise of the house and the two ways to book it. */
export const HeroSection = () => {
  const { t } = useTexts();
  return (
    <section className="hero on-ink">
      <div className="hero-stage">
        <div className="width hero-row">
          <div className="hero-words">
            <h1>{t('home.hero.title')}</h1>
            <p>{t('home.hero.text')}</p>
            <div className="hero-actions">
              <ButtonLink to="/book/travel-details?service=assistant" kind="sign" arrow>
                {t('home.hero.assistant')}
              </ButtonLink>
              <ButtonLink to="/book/travel-details?service=porter" kind="outline">
                {t('home.hero.porter')}
              </ButtonLink>
            </div>
          </div>
          <HeroPicture />
        </div>
      </div>
    </section>
  );
};
