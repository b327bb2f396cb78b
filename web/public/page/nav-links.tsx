import { useLocation } from 'react-router';
import { hasRank } from '#shared/roles.ts';
import { useSession } from '#web/common/session.ts';
import { Link } from '#web/public/controls/link.tsx';
import { useTexts } from '#web/public/language/texts.ts';

const SERVICES = ['assistant', 'porter', 'vip'] as const;

/**
 * The public menu, for visitors and web clients; whoever works in the back office is offered the way there
 * (public specification, section 6).
 */
export const NavLinks = ({ className }: { className: string }) => {
  const { t } = useTexts();
  const { user } = useSession();
  const { pathname } = useLocation();
  if (user && hasRank(user.role, 'agency')) {
    return (
      <a className={className} href="/admin">
        {t('nav.office')}
      </a>
    );
  }
  return SERVICES.map((service) => (
    <Link
      key={service}
      className={className}
      to={`/${service}`}
      {...(pathname === `/${service}` && { 'aria-current': 'page' as const })}
    >
      {t(`service.${service}`)}
    </Link>
  ));
};
