import { notifications } from '@mantine/notifications';
import IconAlertTriangle from '@tabler/icons-react/icons/IconAlertTriangle';
import IconCheck from '@tabler/icons-react/icons/IconCheck';
import type { ReactNode } from 'react';
import classes from '#web/back-office/components/alerts.module.css';
import { errorText } from '#web/back-office/components/error-text.ts';
import { useTexts } from '#web/back-office/language/office-language.ts';

type Alert = { title: string; text?: ReactNode; closeLabel: string; isSticky?: boolean | undefined };

const show = (kind: 'success' | 'danger', { title, text, closeLabel, isSticky }: Alert): void => {
  notifications.show({
    title,
    message: text,
    icon:
      kind === 'success' ? (
        <IconCheck size={20} stroke={1.9} />
      ) : (
        <IconAlertTriangle size={20} stroke={1.9} />
      ),
    ...(isSticky && { autoClose: false }),
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

type Failure = {
  error?: unknown;
  /** Says more about the matter than the error does. */
  reason?: string | undefined;
  isSticky?: boolean;
};

/** Says what worked and what did not, in the reader's words (back-office specification, section 8). */
export const useAlerts = () => {
  const { t, language } = useTexts();
  const closeLabel = t('office.alert.close');
  return {
    /** It goes by itself after 3 seconds. */
    success: (title: string): void => show('success', { title, closeLabel }),
    /** With what the error says and its request id; a sticky one stays until it is closed. */
    danger: (title: string, { error, reason, isSticky }: Failure = {}): void => {
      const { text, request } = errorText(error, t, language);
      const words = error === undefined ? reason : [reason ?? text, request].filter(Boolean).join(' ');
      show('danger', { title, text: words, closeLabel, isSticky });
    },
  };
};
