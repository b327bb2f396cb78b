import { useTexts } from '#web/public/language/texts.ts';
import { Page } from '#web/public/page/page.tsx';
import { GROUPS, type LinkGroup, SiteLinks } from '#web/public/page/site-links.tsx';

/** Every address of the site that a visitor can go to. */
const ALL: readonly LinkGroup[] = [
  { title: 'sitemap.services', links: [{ to: '/', text: 'sitemap.home' }, ...GROUPS.services] },
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
  { title: 'sitemap.legal', links: GROUPS.legal },
];

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
        {ALL.map((group) => (
          <section key={group.title} className="sitemap-group" aria-label={t(group.title)}>
            <SiteLinks {...group} />
          </section>
        ))}
      </div>
    </Page>
  );
};

export default SitemapPage;
