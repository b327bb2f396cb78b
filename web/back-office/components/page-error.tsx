import { Button } from '@mantine/core';
import IconAlertTriangle from '@tabler/icons-react/icons/IconAlertTriangle';
import { errorText } from '#web/back-office/components/error-text.ts';
import classes from '#web/back-office/components/page-error.module.css';
import { useTexts } from '#web/back-office/language/office-language.ts';

type Props = { error: unknown; title?: string; onRetry: () => void };

/** A screen, or a part of one, that could not be loaded: what happened, the request id, and another try. */
export const PageError = ({ error, title, onRetry }: Props) => {
  const { t, language } = useTexts();
  const { text, request } = errorText(error, t, language);
  return (
    <div className={classes.error} role="alert">
      <IconAlertTriangle size={20} stroke={1.9} aria-hidden />
      <div>
        <h2>{title ?? t('office.error.title')}</h2>
        <p>{text}</p>
        {request && <p className={classes.request}>{request}</p>}
        <Button variant="default" onClick={onRetry}>
          {t('office.error.retry')}
        </Button>
      </div>
    </div>
  );
};
