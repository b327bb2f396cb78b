import IconMail from '@tabler/icons-react/icons/IconMail';
import { Fragment } from 'react';
import { Link, useLocation } from 'react-router';
import { useContactClient } from '#web/back-office/components/contact-client/contact-provider.tsx';
import { useTexts } from '#web/back-office/language/office-language.ts';
import { type Screen, screens } from '#web/back-office/screens.ts';
import { isShownTo } from '#web/back-office/session/access.ts';
import { useCurrentUser } from '#web/back-office/session/current-user.tsx';
import { OnlyFor } from '#web/back-office/session/only-for.tsx';
import classes from '#web/back-office/shell/shell.module.css';
import { UserMenu } from '#web/back-office/shell/user-menu.tsx';

const GROUPS = ['desk', 'people', 'setup'] as const satisfies readonly Screen['group'][];

type Props = { onNavigate?: () => void };

const ScreenLink = ({
  screen: { path, label, icon: Icon },
  isCurrent,
  onNavigate,
}: Props & { screen: Screen; isCurrent: boolean }) => {
  const { t } = useTexts();
  return (
    <Link to={path} onClick={onNavigate} {...(isCurrent && { 'aria-current': 'page' })}>
      <Icon size={19} stroke={1.9} aria-hidden />
      {t(label)}
    </Link>
  );
};

/** Below it lie all screens: only its own address is the start. */
const START = '/admin';

/** The entry that an address belongs to: of `/admin/jobs` and `/admin/jobs/board` the closer one; none of an unknown one. */
const currentOf = (own: readonly Screen[], address: string): Screen | undefined =>
  own
    .filter(({ path }) => address === path || (path !== START && address.startsWith(`${path}/`)))
    .toSorted((a, b) => b.path.length - a.path.length)[0];

const ContactEntry = ({ onNavigate }: Props) => {
  const { t } = useTexts();
  const contact = useContactClient();
  const open = (): void => {
    onNavigate?.();
    contact();
  };
  return (
    <button type="button" onClick={open}>
      <IconMail size={19} stroke={1.9} aria-hidden />
      {t('office.nav.contact')}
    </button>
  );
};

/** The screens this user may open, the mail to a client, and the user's own menu. */
export const Sidebar = ({ onNavigate }: Props) => {
  const { t } = useTexts();
  const { role } = useCurrentUser();
  const own = screens.filter(({ roles, isHidden }) => !isHidden && isShownTo(role, { roles }));
  const current = currentOf(own, useLocation().pathname);
  const groups = GROUPS.map((name) => own.filter(({ group }) => group === name));
  return (
    <>
      <nav aria-label={t('office.nav.label')} className={classes.nav}>
        {groups
          .filter((group) => group.length > 0)
          .map((group, index) => (
            <Fragment key={group[0]?.path}>
              {index > 0 && <hr />}
              {group[0]?.group === 'setup' && <small>{t('office.nav.administration')}</small>}
              {group.map((screen) => (
                <ScreenLink
                  key={screen.path}
                  screen={screen}
                  isCurrent={screen === current}
                  {...(onNavigate && { onNavigate })}
                />
              ))}
            </Fragment>
          ))}
        <OnlyFor roles={['admin']}>
          <hr />
          <ContactEntry {...(onNavigate && { onNavigate })} />
        </OnlyFor>
      </nav>
      <UserMenu />
    </>
  );
};
