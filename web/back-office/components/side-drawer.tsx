import { Drawer, type DrawerProps } from '@mantine/core';
import classes from '#web/back-office/components/side-drawer.module.css';
import { useTexts } from '#web/back-office/language/office-language.ts';

type Props = Pick<
  DrawerProps,
  | 'opened'
  | 'onClose'
  | 'onExitTransitionEnd'
  | 'onKeyDown'
  | 'closeOnEscape'
  | 'closeOnClickOutside'
  | 'position'
  | 'size'
  | 'title'
  | 'closeButtonProps'
  | 'children'
> & {
  /** An ink head, and a body that fills the drawer up to its edges. */
  isInk?: boolean;
};

/** What comes in from an edge of the window, from the right unless it says another. */
export const SideDrawer = ({ isInk, ...props }: Props) => {
  const { t } = useTexts();
  return (
    <Drawer
      position="right"
      closeButtonProps={{ 'aria-label': t('office.dialog.close') }}
      classNames={{
        title: classes.title ?? '',
        close: classes.close ?? '',
        ...(isInk && { content: classes.ink ?? '', header: classes.head ?? '', body: classes.body ?? '' }),
      }}
      {...props}
    />
  );
};
