import { Navigate } from 'react-router';
import type { PageName } from '#shared/content/page.ts';
import { sizeOfPicture } from '#shared/content/picture-address.ts';
import { type ContentPageData, useContentPage } from '#web/common/content-data.ts';
import { ContentText } from '#web/public/content/content-text.tsx';
import { pageSections } from '#web/public/content/page-sections.ts';
import { ServiceAside, type ServicePage } from '#web/public/content/service-aside.tsx';
import { Alert } from '#web/public/controls/alert.tsx';
import { Link } from '#web/public/controls/link.tsx';
import { Skeleton } from '#web/public/controls/skeleton.tsx';
import { otherLanguage } from '#web/public/language/other-language.ts';
import { useTexts } from '#web/public/language/texts.ts';
import { metaOf, Page } from '#web/public/page/page.tsx';

const isService = (name: PageName): name is ServicePage =>
  name === 'assistant' || name === 'porter' || name === 'vip';

const Questions = () => {
  const { t } = useTexts();
  return (
    <p className="content-questions">
      {t('content.questions')} <Link to="/#contact">{t('content.questions.link')}</Link>
    </p>
  );
};

const Loaded = ({ name, content, background }: ContentPageData) => {
  const { t, language } = useTexts();
  const [text] = content;
  if (!text) return <Navigate to="/page-not-found" replace />;
  const { intro, sections } = pageSections(text.html);
  const other = otherLanguage(text.lang, language);
  return (
    <article className={`content content-${name}`}>
      <header className="content-head">
        <div className="width">
          <div {...other}>
            <h1>{text.title}</h1>
            {text.subtitle && <p>{text.subtitle}</p>}
          </div>
          {background && (
            <img className="content-picture" src={background} alt="" {...sizeOfPicture(background)} />
          )}
        </div>
      </header>
      <div className={isService(name) ? 'width content-body content-beside' : 'width content-body'}>
        {other && <Alert kind="note">{t('content.other_language')}</Alert>}
        <ContentText intro={intro} sections={sections} other={other} />
        {isService(name) && <ServiceAside service={name} />}
        <Questions />
      </div>
    </article>
  );
};

/** A page whose text the office writes; one that cannot be loaded leads to the page for unknown addresses. */
export const ContentPage = ({ name }: { name: PageName }) => {
  const { language } = useTexts();
  const { data, error } = useContentPage(name, language);
  if (error) return <Navigate to="/page-not-found" replace />;
  return (
    <Page meta={metaOf(data?.content[0])}>
      {data ? (
        <Loaded {...data} />
      ) : (
        <div className="width loading-page">
          <Skeleton />
        </div>
      )}
    </Page>
  );
};
