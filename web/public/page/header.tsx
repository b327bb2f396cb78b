import IconPhone from '@tabler/icons-react/icons/IconPhone';
import type { AirportId } from '#shared/catalogue/airport-ids.ts';
import { useAirports } from '#web/common/reference-data.ts';
import { ButtonLink } from '#web/public/controls/button.tsx';
import { Icon } from '#web/public/controls/icon.tsx';
import { Link } from '#web/public/controls/link.tsx';
import { LogoMark } from '#web/public/figures/logo-mark.tsx';
import { useTexts } from '#web/public/language/texts.ts';
import { AccountLinks } from '#web/public/page/account-links.tsx';
import { LanguageSelect } from '#web/public/page/language-select.tsx';
import { NavLinks } from '#web/public/page/nav-links.tsx';
import { PhoneMenu } from '#web/public/page/phone-menu.tsx';

const PhoneLink = ({ airport, className }: { airport: AirportId; className: string }) => {
  const { t, language } = useTexts();
  const phone = useAirports(language).data?.find(({ _id }) => _id === airport)?.phone;
  if (!phone) return null;
  return (
    <a className={className} href={`tel:${phone.replace(/\s/g, '')}`} aria-label={t('nav.call', { phone })}>
      <Icon of={IconPhone} />
      <bdi dir="ltr">{phone}</bdi>
    </a>
  );
};

const Menu = ({ airport }: { airport: AirportId }) => {
  const { t } = useTexts();
  return (
    <PhoneMenu>
      <nav aria-label={t('nav.menu')}>
        <NavLinks className="menu-item" />
        <AccountLinks className="menu-item" />
        <PhoneLink airport={airport} className="menu-item" />
        <ButtonLink to="/book/travel-details" kind="sign" arrow wide>
          {t('nav.book')}
        </ButtonLink>
      </nav>
    </PhoneMenu>
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
        <nav className="bar-nav" aria-label={t('nav.main')}>
          <div className="bar-services">
            <NavLinks className="bar-item" />
          </div>
          {!onInk && <PhoneLink airport={airport} className="bar-item bar-phone" />}
          <LanguageSelect />
          <div className="bar-account">
            <AccountLinks className="bar-item" />
          </div>
          {onInk && (
            <span className="bar-book">
              <ButtonLink to="/book/travel-details" kind="sign">
                {t('nav.book')}
              </ButtonLink>
            </span>
          )}
        </nav>
        <Menu airport={airport} />
      </div>
    </header>
  );
};
