import IconArrowUp from '@tabler/icons-react/icons/IconArrowUp';
import { useSession } from '#web/common/session.ts';
import { Icon } from '#web/public/controls/icon.tsx';
import { Link } from '#web/public/controls/link.tsx';
import { LogoMark } from '#web/public/figures/logo-mark.tsx';
import { useTexts } from '#web/public/language/texts.ts';
import { scrollToTop } from '#web/public/page/scroll-to-top.ts';

const FooterLinks = () => {
  const { t } = useTexts();
  const { user } = useSession();
  return (
    <>
      <div>
        <h2>{t('footer.services')}</h2>
        <ul>
          <li>
            <Link to="/book/travel-details?service=assistant">{t('footer.book_assistant')}</Link>
          </li>
          <li>
            <Link to="/book/travel-details?service=porter">{t('footer.book_porter')}</Link>
          </li>
        </ul>
      </div>
      <div>
        <h2>{t('footer.account')}</h2>
        <ul>
          {user?.role === 'webclient' && (
            <li>
              <Link to="/bookings">{t('nav.bookings')}</Link>
            </li>
          )}
          <li>
            <Link to={user ? '/logout' : '/login'}>{t(user ? 'nav.logout' : 'nav.login')}</Link>
          </li>
        </ul>
      </div>
    </>
  );
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
          <FooterLinks />
        </div>
        <div className="foot-end">
          <span>{t('footer.copyright', { year: new Date().getFullYear() })}</span>
          <button className="foot-top" type="button" onClick={scrollToTop}>
            {t('site.top')} <Icon of={IconArrowUp} />
          </button>
        </div>
      </div>
    </footer>
  );
};
