import { Menu, VisuallyHidden } from '@mantine/core';
import IconKey from '@tabler/icons-react/icons/IconKey';
import IconLogout from '@tabler/icons-react/icons/IconLogout';
import IconSelector from '@tabler/icons-react/icons/IconSelector';
import type { OfficeKey } from '#shared/texts/office-en.ts';
import { useAlerts } from '#web/back-office/components/alerts.tsx';
import { useChangeLanguage } from '#web/back-office/language/language-provider.tsx';
import {
  OFFICE_LANGUAGES,
  type OfficeLanguage,
  useTexts,
} from '#web/back-office/language/office-language.ts';
import { useCurrentUser } from '#web/back-office/session/current-user.tsx';
import classes from '#web/back-office/shell/shell.module.css';
import { type CurrentUser, useSession } from '#web/common/session.ts';

const airportKeyOf = ({ airport_id, access_permission }: CurrentUser): OfficeKey =>
  airport_id === undefined || access_permission === 2 ? 'office.airport.all' : `office.airport.${airport_id}`;

const Logout = () => {
  const { t } = useTexts();
  const { logOut } = useSession();
  const { danger } = useAlerts();
  const logout = async (): Promise<void> => {
    try {
      await logOut();
      location.assign('/login');
    } catch (error) {
      danger(t('office.user.logout_failed'), { error });
    }
  };
  return (
    <Menu.Item leftSection={<IconLogout size={19} stroke={1.9} />} onClick={logout}>
      {t('office.user.logout')}
    </Menu.Item>
  );
};

const LanguageChoice = () => {
  const { t, language } = useTexts();
  const changeLanguage = useChangeLanguage();
  return (
    <>
      <Menu.Label>{t('office.user.language')}</Menu.Label>
      <Menu.RadioGroup
        value={language}
        onChange={(chosen) => changeLanguage(chosen as OfficeLanguage)}
        aria-label={t('office.user.language')}
      >
        {Object.entries(OFFICE_LANGUAGES).map(([code, name]) => (
          <Menu.RadioItem key={code} value={code} lang={code}>
            {name}
          </Menu.RadioItem>
        ))}
      </Menu.RadioGroup>
    </>
  );
};

/** Who is logged in, with language, password and logout. */
export const UserMenu = () => {
  const { t } = useTexts();
  const user = useCurrentUser();
  return (
    <Menu position="top-start" width={220} shadow="md" offset={4}>
      <Menu.Target>
        <button type="button" className={classes.user}>
          <span>
            <VisuallyHidden>{t('office.user.menu')} </VisuallyHidden>
            <b>{t('office.user.hello', { name: user.name })}</b>
            {t(`office.role.${user.role}`)}, {t(airportKeyOf(user))}
          </span>
          <IconSelector size={19} stroke={1.9} aria-hidden />
        </button>
      </Menu.Target>
      <Menu.Dropdown>
        <LanguageChoice />
        <Menu.Divider />
        <Menu.Item component="a" href="/user_settings" leftSection={<IconKey size={19} stroke={1.9} />}>
          {t('office.user.password')}
        </Menu.Item>
        <Logout />
      </Menu.Dropdown>
    </Menu>
  );
};
