import { type ReactNode, useEffect } from 'react';
import { useTexts } from '#web/public/language/texts.ts';
import { BackToTop } from '#web/public/page/back-to-top.tsx';
import { Footer } from '#web/public/page/footer.tsx';
import { Header } from '#web/public/page/header.tsx';

/** The frame of every page: skip link, header, content, footer. `title` goes into the browser's tab. */
export const Page = ({
  title,
  header = <Header />,
  footer = true,
  className = '',
  children,
}: {
  title?: string | undefined;
  header?: ReactNode;
  footer?: boolean;
  className?: string;
  children: ReactNode;
}) => {
  const { t } = useTexts();
  const fullTitle = title ? `${title} – ${t('site.name')}` : t('site.title');
  useEffect(() => {
    document.title = fullTitle;
  }, [fullTitle]);
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
