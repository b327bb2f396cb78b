import IconPhone from '@tabler/icons-react/icons/IconPhone';
import IconUser from '@tabler/icons-react/icons/IconUser';
import { useLocation } from 'react-router';
import type { AirportId } from '#shared/catalogue/airport.ts';
import { useAirports } from '#web/common/reference-data.ts';
import { useSession } from '#web/common/session.ts';
import { ButtonLink } from '#web/public/controls/button.tsx';
import { Icon } from '#web/public/controls/icon.tsx';
import { Link } from '#web/public/controls/link.tsx';
import { LogoMark } from '#web/public/figures/logo-mark.tsx';
import { useTexts } from '#web/public/language/texts.ts';
import { LanguageSelect } from '#web/public/page/language-select.tsx';

const PhoneLink = ({ airport }: { airport: AirportId }) => {
  const { t, language } = useTexts();
  const phone = useAirports(language).data?.find(({ _id }) => _id === airport)?.phone;
  if (!phone) return null;
  return (
    <a
      className="bar-item bar-wide"
      href={`tel:${phone.replace(/\s/g, '')}`}
      aria-label={t('nav.call', { phone })}
    >
      <Icon of={IconPhone} />
      <bdi dir="ltr">{phone}</bdi>
    </a>
  );
};

const AccountLink = () => {
  const { t } = useTexts();
  const { user } = useSession();
  const { pathname, search } = useLocation();
  if (!user) {
    return (
      <Link className="bar-item" to="/login" state={{ back: pathname + search }}>
        {t('nav.login')}
      </Link>
    );
  }
  return (
    <>
      {user.role === 'webclient' && (
        <Link className="bar-item bar-wide" to="/bookings">
          {t('nav.bookings')}
        </Link>
      )}
      <Link
        className="bar-item bar-wide"
        to="/user_settings"
        aria-label={t('nav.account', { name: user.name })}
      >
        <Icon of={IconUser} />
        {user.name}
      </Link>
      <Link className="bar-item" to={`/logout?referrer=${encodeURIComponent(pathname)}`}>
        {t('nav.logout')}
      </Link>
    </>
  );
};

/** The bar on top of every page; on `ink` it lies over the dark picture of the start page. */
export const Header = ({ airport = 1, onInk = false }: { airport?: AirportId; onInk?: boolean }) => {
  const { t } = useTexts();
  return (
    <header className={onInk ? 'bar bar-ink on-ink' : 'bar'}>
      <div className="width bar-row">
        <Link className="logo" to="/" aria-label={t('site.home')}>
          <LogoMark {...(onInk && { head: '#fff' })} />
          {t('site.name')}
        </Link>
        <nav className="bar-end" aria-label={t('nav.main')}>
          <PhoneLink airport={airport} />
          <LanguageSelect />
          <AccountLink />
          {onInk && (
            <span className="bar-wide">
              <ButtonLink to="/book/travel-details" kind="sign">
                {t('nav.book')}
              </ButtonLink>
            </span>
          )}
        </nav>
      </div>
    </header>
  );
};
