import IconUser from '@tabler/icons-react/icons/IconUser';
import { useLocation } from 'react-router';
import { useSession } from '#web/common/session.ts';
import { Icon } from '#web/public/controls/icon.tsx';
import { Link } from '#web/public/controls/link.tsx';
import { useTexts } from '#web/public/language/texts.ts';

/** Log in, or who is logged in with the way out. */
export const AccountLinks = ({ className }: { className: string }) => {
  const { t } = useTexts();
  const { user } = useSession();
  const { pathname, search } = useLocation();
  if (!user) {
    return (
      <Link className={className} to="/login" state={{ back: pathname + search }}>
        {t('nav.login')}
      </Link>
    );
  }
  return (
    <>
      {user.role === 'webclient' && (
        <Link className={className} to="/bookings">
          {t('nav.bookings')}
        </Link>
      )}
      <Link
        className={`${className} bar-name`}
        to="/user_settings"
        aria-label={t('nav.account', { name: user.name })}
      >
        <Icon of={IconUser} />
        <span>{user.name}</span>
      </Link>
      <Link className={className} to={`/logout?referrer=${encodeURIComponent(pathname)}`}>
        {t('nav.logout')}
      </Link>
    </>
  );
};
