import IconArrowUp from '@tabler/icons-react/icons/IconArrowUp';
import { useEffect, useState } from 'react';
import { Icon } from '#web/public/controls/icon.tsx';
import { Link } from '#web/public/controls/link.tsx';
import { LogoMark } from '#web/public/figures/logo-mark.tsx';
import { useTexts } from '#web/public/language/texts.ts';
import { scrollToTop } from '#web/public/page/scroll-to-top.ts';
import { GROUPS, type LinkGroup, SiteLinks } from '#web/public/page/site-links.tsx';

const COLUMNS: readonly LinkGroup[] = [
  { title: 'footer.services', links: GROUPS.services },
  {
    title: 'footer.help',
    links: [
      { to: '/faq', text: 'footer.faq' },
      { to: '/about', text: 'footer.about' },
      { to: '/sitemap', text: 'footer.sitemap' },
      { to: '/withdrawal', text: 'footer.withdrawal' },
    ],
  },
  { title: 'footer.legal', links: GROUPS.legal },
];

/** The year is read in the browser: a prerendered page may be of the last one. */
const Copyright = () => {
  const { t } = useTexts();
  const [year, setYear] = useState<number>();
  useEffect(() => setYear(new Date().getFullYear()), []);
  return <span>{t('footer.copyright', { year: year ?? '' })}</span>;
};

export const Footer = () => {
  const { t } = useTexts();
  return (
    <footer className="foot on-ink">
      <div className="width">
        <div className="foot-columns">
          <div>
            <Link className="logo" to="/" aria-label={t('site.home')}>
              <LogoMark head="#fff" />
              {t('site.name')}
            </Link>
            <p>{t('footer.claim')}</p>
          </div>
          {COLUMNS.map((column) => (
            <div key={column.title}>
              <SiteLinks {...column} />
            </div>
          ))}
        </div>
        <div className="foot-end">
          <Copyright />
          <button className="foot-top" type="button" onClick={scrollToTop}>
            {t('site.top')} <Icon of={IconArrowUp} />
          </button>
        </div>
      </div>
    </footer>
  );
};
