import { Fragment } from 'react';
import { NavLink } from 'react-router';
import { hasRank } from '#shared/roles.ts';
import { useTexts } from '#web/back-office/language/office-language.ts';
import { screenGroups } from '#web/back-office/screens.ts';
import { useCurrentUser } from '#web/back-office/session/current-user.tsx';
import classes from '#web/back-office/shell/shell.module.css';
import { UserMenu } from '#web/back-office/shell/user-menu.tsx';

/** The screens this user may open, and the user's own menu. */
export const Sidebar = ({ onNavigate }: { onNavigate?: () => void }) => {
  const { t } = useTexts();
  const user = useCurrentUser();
  const groups = screenGroups
    .map((group) => group.filter(({ role }) => hasRank(user.role, role)))
    .filter((group) => group.length > 0);
  return (
    <>
      <nav aria-label={t('office.nav.label')} className={classes.nav}>
        {groups.map((group, index) => (
          <Fragment key={group[0]?.path}>
            {index > 0 && <hr />}
            {group.map(({ path, label, icon: Icon }) => (
              <NavLink key={path} to={path} onClick={onNavigate}>
                <Icon size={19} stroke={1.9} aria-hidden />
                {t(label)}
              </NavLink>
            ))}
          </Fragment>
        ))}
      </nav>
      <UserMenu />
    </>
  );
};
