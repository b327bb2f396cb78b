import { type ReactNode, Suspense } from 'react';
import { useTexts } from '#web/public/language/texts.ts';
import { comeAliveLater } from '#web/public/page/come-alive-later.ts';
import { Header } from '#web/public/page/header.tsx';
import { useHead } from '#web/public/page/use-head.ts';

const Footer = comeAliveLater(async () => (await import('#web/public/page/footer.tsx')).Footer);

const BackToTop = comeAliveLater(async () => (await import('#web/public/page/back-to-top.tsx')).BackToTop);

const BACK_TO_TOP = (
  <Suspense fallback={null}>
    <BackToTop />
  </Suspense>
);

const FOOTER = (
  <Suspense fallback={null}>
    <Footer />
    <BackToTop />
  </Suspense>
);

type Meta = { title: string; description: string };

/** What a published page says of itself to search engines and shared links. */
export const metaOf = (
  text: { meta_title: string; meta_description: string } | undefined,
): Meta | undefined => text && { title: text.meta_title, description: text.meta_description };

/**
 * The frame of every page: skip link, header, content, footer. `title` goes into the browser's tab, with the site's
 * name; published pages bring a whole title and a description of their own as `meta`.
 */
export const Page = ({
  title,
  meta,
  header = <Header />,
  footer = true,
  className = '',
  children,
}: {
  title?: string | undefined;
  meta?: Meta | undefined;
  header?: ReactNode;
  footer?: boolean;
  className?: string;
  children: ReactNode;
}) => {
  const { t } = useTexts();
  const fullTitle = title ? `${title} – ${t('site.name')}` : t('site.title');
  useHead(meta ?? { title: fullTitle });
  return (
    <div className={`page ${className}`}>
      <a className="skip-link" href="#content">
        {t('site.skip')}
      </a>
      {header}
      <main id="content" tabIndex={-1}>
        {children}
      </main>
      {footer ? FOOTER : BACK_TO_TOP}
    </div>
  );
};
