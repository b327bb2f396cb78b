import { useDisclosure } from '@mantine/hooks';
import IconMenu2 from '@tabler/icons-react/icons/IconMenu2';
import { Link } from 'react-router';
import { Logo } from '#web/back-office/components/logo.tsx';
import { SideDrawer } from '#web/back-office/components/side-drawer.tsx';
import { useTexts } from '#web/back-office/language/office-language.ts';
import { SearchEntry } from '#web/back-office/shell/search/search-entry.tsx';
import classes from '#web/back-office/shell/shell.module.css';
import { Sidebar } from '#web/back-office/shell/sidebar.tsx';

/** What narrow windows have instead of the sidebar. */
export const PhoneBar = () => {
  const { t } = useTexts();
  const [isOpen, { open, close }] = useDisclosure(false);
  return (
    <header className={classes.bar}>
      <Link to="/admin" className={classes.logo}>
        <Logo />
      </Link>
      <span className={classes.barEnd}>
        <SearchEntry isNarrow />
        <button type="button" aria-label={t('office.nav.open')} aria-expanded={isOpen} onClick={open}>
          <IconMenu2 size={24} stroke={1.9} aria-hidden />
        </button>
      </span>
      <SideDrawer
        isInk
        opened={isOpen}
        onClose={close}
        size={280}
        title={
          <span className={classes.logo}>
            <Logo />
          </span>
        }
        closeButtonProps={{ 'aria-label': t('office.nav.close') }}
      >
        <div className={classes.menu}>
          <Sidebar onNavigate={close} />
        </div>
      </SideDrawer>
    </header>
  );
};
