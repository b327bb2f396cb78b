import { Button } from '@mantine/core';
import { Link } from 'react-router';
import { EmptyState } from '#web/back-office/components/empty-state.tsx';
import { useTexts } from '#web/back-office/language/office-language.ts';

/** An address of the back office that leads nowhere. */
export const NotFound = () => {
  const { t } = useTexts();
  return (
    <>
      <title>{`${t('office.not_found.title')} – ${t('office.brand')}`}</title>
      <h1 style={{ padding: '18px 0 14px' }}>404</h1>
      <EmptyState
        title={t('office.not_found.title')}
        text={t('office.not_found.text')}
        action={
          <Button component={Link} to="/admin" variant="default">
            {t('office.not_found.home')}
          </Button>
        }
      />
    </>
  );
};
