import { Button } from '@mantine/core';
import classes from '#web/back-office/catalogue/catalogue.module.css';
import { BusyButton } from '#web/back-office/components/busy-button.tsx';
import { useTexts } from '#web/back-office/language/office-language.ts';

type Props = { count: number; isBusy: boolean; onDiscard: () => void };

/** The foot of a form that stays in sight: how much is not saved yet, and the two ways on. */
export const SaveBar = ({ count, isBusy, onDiscard }: Props) => {
  const { t } = useTexts();
  return (
    <div className={classes.bar} data-dirty={count > 0 || undefined}>
      <span role="status">
        {count > 0 ? t('office.catalogue.unsaved', { count }) : t('office.catalogue.all_saved')}
      </span>
      {count > 0 && (
        <Button variant="default" disabled={isBusy} onClick={onDiscard}>
          {t('office.catalogue.discard')}
        </Button>
      )}
      <BusyButton
        type="submit"
        label={t('office.catalogue.save')}
        busyLabel={t('office.catalogue.saving')}
        isBusy={isBusy}
      />
    </div>
  );
};
