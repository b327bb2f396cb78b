import IconArrowUp from '@tabler/icons-react/icons/IconArrowUp';
import { useEffect, useState } from 'react';
import { Icon } from '#web/public/controls/icon.tsx';
import { Link } from '#web/public/controls/link.tsx';
import { LogoMark } from '#web/public/figures/logo-mark.tsx';
import { type TextKey, useTexts } from '#web/public/language/texts.ts';
import { scrollToTop } from '#web/public/page/scroll-to-top.ts';

type Column = { title: TextKey; links: readonly { to: string; text: TextKey }[] };

const COLUMNS: readonly Column[] = [
  {
    title: 'footer.services',
    links: [
      { to: '/assistant', text: 'service.assistant' },
      { to: '/porter', text: 'service.porter' },
      { to: '/vip', text: 'service.vip' },
    ],
  },
  {
    title: 'footer.help',
    links: [
      { to: '/faq', text: 'footer.faq' },
      { to: '/about', text: 'footer.about' },
      { to: '/sitemap', text: 'footer.sitemap' },
      { to: '/withdrawal', text: 'footer.withdrawal' },
    ],
  },
  {
    title: 'footer.legal',
    links: [
      { to: '/imprint', text: 'footer.imprint' },
      { to: '/privacy', text: 'footer.privacy' },
    ],
  },
];

/** The terms are always the German ones (public specification, section 2), so that their link leaves the language. */
const TermsLink = () => {
  const { t } = useTexts();
  return (
    <li>
      <a href="/de/agb" hrefLang="de">
        {t('footer.terms')}
      </a>
    </li>
  );
};

const FooterColumn = ({ title, links }: Column) => {
  const { t } = useTexts();
  return (
    <div>
      <h2>{t(title)}</h2>
      <ul>
        {links.map(({ to, text }) => (
          <li key={to}>
            <Link to={to}>{t(text)}</Link>
          </li>
        ))}
        {title === 'footer.legal' && <TermsLink />}
      </ul>
    </div>
  );
};

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
            <FooterColumn key={column.title} {...column} />
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
