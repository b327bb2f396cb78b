import { useContentPage } from '#web/common/content-data.ts';
import { otherLanguage } from '#web/public/language/other-language.ts';
import { useTexts } from '#web/public/language/texts.ts';

/** What the office writes about the house; the page's heading stands here. */
export const MainSection = () => {
  const { t, language } = useTexts();
  const text = useContentPage('main', language).data?.content[0];
  return (
    <section className="section home-main" aria-labelledby="main-title">
      <div className="width" {...otherLanguage(text?.lang, language)}>
        <div>
          <h1 id="main-title">{text?.title ?? t('home.main.title')}</h1>
          <p className="section-lead">{text?.subtitle ?? t('home.hero.text')}</p>
        </div>
        {text && (
          // biome-ignore lint/security/noDangerouslySetInnerHtml: the server has sanitised what editors wrote
          <div className="prose" dangerouslySetInnerHTML={{ __html: text.html }} />
        )}
      </div>
    </section>
  );
};
