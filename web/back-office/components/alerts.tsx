import { notifications } from '@mantine/notifications';
import IconAlertTriangle from '@tabler/icons-react/icons/IconAlertTriangle';
import IconCheck from '@tabler/icons-react/icons/IconCheck';
import type { ReactNode } from 'react';
import classes from '#web/back-office/components/alerts.module.css';

type Alert = { title: string; text?: ReactNode; closeLabel: string };

const show = (kind: 'success' | 'danger', { title, text, closeLabel }: Alert, sticky: boolean): void => {
  notifications.show({
    title,
    message: text,
    icon:
      kind === 'success' ? (
        <IconCheck size={20} stroke={1.9} />
      ) : (
        <IconAlertTriangle size={20} stroke={1.9} />
      ),
    ...(sticky && { autoClose: false }),
    classNames: {
      root: `${classes.alert} ${classes[kind]}`,
      icon: classes.icon ?? '',
      title: classes.title ?? '',
      description: classes.text ?? '',
      closeButton: classes.close ?? '',
    },
    closeButtonProps: { 'aria-label': closeLabel },
  });
};

/** An alert that says it worked; it goes by itself after 3 seconds (back-office specification, section 8). */
export const showSuccess = (alert: Alert): void => show('success', alert, false);

/** An alert that says it did not work; a sticky one stays until it is closed. */
export const showDanger = (alert: Alert, { sticky = false } = {}): void => show('danger', alert, sticky);
