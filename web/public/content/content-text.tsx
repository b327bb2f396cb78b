import type { PageSection } from '#web/public/content/page-sections.ts';
import type { otherLanguage } from '#web/public/language/other-language.ts';
import { useTexts } from '#web/public/language/texts.ts';

/** From this many parts on a page has a table of contents. */
const LONG_FROM = 4;

const Html = ({ html }: { html: string }) => (
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the server has sanitised what editors wrote
  <div className="prose" dangerouslySetInnerHTML={{ __html: html }} />
);

const Contents = ({ sections, lang }: { sections: readonly PageSection[]; lang: string | undefined }) => {
  const { t } = useTexts();
  return (
    <nav className="contents" aria-labelledby="contents">
      <h2 id="contents">{t('content.contents')}</h2>
      <ol>
        {sections.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`}>
              <bdi lang={lang}>{title}</bdi>
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
};

/** A page's text in its parts; a long page begins with its table of contents. `other` marks a text in another language. */
export const ContentText = ({
  intro,
  sections,
  other,
}: {
  intro: string;
  sections: readonly PageSection[];
  other: ReturnType<typeof otherLanguage>;
}) => (
  <>
    {sections.length >= LONG_FROM && <Contents sections={sections} lang={other?.lang} />}
    <div className="content-text" {...other}>
      {intro && <Html html={intro} />}
      {sections.map(({ id, title, html }) => (
        <section key={id} id={id} className="content-part" aria-labelledby={`${id}-title`}>
          <h2 id={`${id}-title`}>{title}</h2>
          <Html html={html} />
        </section>
      ))}
    </div>
  </>
);
