import { Link } from '#web/public/controls/link.tsx';
import { type TextKey, useTexts } from '#web/public/language/texts.ts';
import { Page } from '#web/public/page/page.tsx';

type Group = { title: TextKey; links: readonly { to: string; text: TextKey }[] };

/** Every address of the site that a visitor can go to; the terms are German and link by themselves. */
const GROUPS: readonly Group[] = [
  {
    title: 'sitemap.services',
    links: [
      { to: '/', text: 'sitemap.home' },
      { to: '/assistant', text: 'service.assistant' },
      { to: '/porter', text: 'service.porter' },
      { to: '/vip', text: 'service.vip' },
    ],
  },
  {
    title: 'sitemap.booking',
    links: [
      { to: '/book/travel-details', text: 'sitemap.book' },
      { to: '/withdrawal', text: 'footer.withdrawal' },
    ],
  },
  {
    title: 'sitemap.account',
    links: [
      { to: '/login', text: 'nav.login' },
      { to: '/signup', text: 'sitemap.signup' },
      { to: '/forgot-password', text: 'sitemap.forgot' },
      { to: '/bookings', text: 'nav.bookings' },
    ],
  },
  {
    title: 'sitemap.company',
    links: [
      { to: '/about', text: 'footer.about' },
      { to: '/faq', text: 'footer.faq' },
      { to: '/#contact', text: 'sitemap.contact' },
    ],
  },
  {
    title: 'sitemap.legal',
    links: [
      { to: '/imprint', text: 'footer.imprint' },
      { to: '/privacy', text: 'footer.privacy' },
    ],
  },
];

const SitemapGroup = ({ title, links }: Group) => {
  const { t } = useTexts();
  return (
    <section className="sitemap-group" aria-label={t(title)}>
      <h2>{t(title)}</h2>
      <ul>
        {links.map(({ to, text }) => (
          <li key={to}>
            <Link to={to}>{t(text)}</Link>
          </li>
        ))}
        {title === 'sitemap.legal' && (
          <li>
            <a href="/de/agb" hrefLang="de">
              {t('footer.terms')}
            </a>
          </li>
        )}
      </ul>
    </section>
  );
};

/** All public pages at a glance. */
const SitemapPage = () => {
  const { t } = useTexts();
  return (
    <Page title={t('sitemap.title')}>
      <header className="content-head">
        <div className="width">
          <h1>{t('sitemap.title')}</h1>
          <p>{t('sitemap.text')}</p>
        </div>
      </header>
      <div className="width sitemap">
        {GROUPS.map((group) => (
          <SitemapGroup key={group.title} {...group} />
        ))}
      </div>
    </Page>
  );
};

export default SitemapPage;
