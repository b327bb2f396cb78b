import { SignHolder } from '#web/public/figures/sign-holder.tsx';
import { useTexts } from '#web/public/language/texts.ts';

/** What a guest says. */
export const QuoteSection = () => {
  const { t } = useTexts();
  return (
    <section className="section quote" aria-label={t('home.quote.title')}>
      <figure className="width">
        <SignHolder text={t('home.quote.sign')} />
        <div>
          <blockquote>{t('home.quote.text')}</blockquote>
          <figcaption>
            <b>{t('home.quote.name')}</b>
            {t('home.quote.trip')}
          </figcaption>
        </div>
      </figure>
    </section>
  );
};
