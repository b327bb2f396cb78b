import type { ReactNode } from 'react';
import { useTexts } from '#web/public/language/texts.ts';
import { BackToTop } from '#web/public/page/back-to-top.tsx';
import { Footer } from '#web/public/page/footer.tsx';
import { Header } from '#web/public/page/header.tsx';
import { useHead } from '#web/public/page/use-head.ts';

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
      {footer && <Footer />}
      <BackToTop />
    </div>
  );
};
