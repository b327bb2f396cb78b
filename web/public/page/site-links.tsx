import { Link } from '#web/public/controls/link.tsx';
import { TERMS_LINK, TERMS_PATH } from '#web/public/language/language-prefix.ts';
import { type TextKey, useTexts } from '#web/public/language/texts.ts';

export type LinkGroup = {
  readonly title: TextKey;
  readonly links: readonly { readonly to: string; readonly text: TextKey }[];
};

/** What footer and sitemap list alike. */
export const GROUPS = {
  services: [
    { to: '/assistant', text: 'service.assistant' },
    { to: '/porter', text: 'service.porter' },
    { to: '/vip', text: 'service.vip' },
  ],
  legal: [
    { to: '/imprint', text: 'footer.imprint' },
    { to: '/privacy', text: 'footer.privacy' },
    { to: TERMS_PATH, text: 'footer.terms' },
  ],
} as const satisfies Record<string, LinkGroup['links']>;

/** A group of the site's pages under its title. */
export const SiteLinks = ({ title, links }: LinkGroup) => {
  const { t } = useTexts();
  return (
    <>
      <h2>{t(title)}</h2>
      <ul>
        {links.map(({ to, text }) => (
          <li key={to}>
            {to === TERMS_PATH ? <a {...TERMS_LINK}>{t(text)}</a> : <Link to={to}>{t(text)}</Link>}
          </li>
        ))}
      </ul>
    </>
  );
};
