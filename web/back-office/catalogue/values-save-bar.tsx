import { SaveBar } from '#web/back-office/components/save-bar.tsx';
import { useTexts } from '#web/back-office/language/office-language.ts';

type Props = { count: number; isBusy: boolean; onDiscard: () => void };

/** The foot of a form of many values: it says how many are not saved. */
export const ValuesSaveBar = ({ count, isBusy, onDiscard }: Props) => {
  const { t } = useTexts();
  return (
    <SaveBar
      isDirty={count > 0}
      status={count > 0 ? t('office.catalogue.unsaved', { count }) : t('office.catalogue.all_saved')}
      discardLabel={t('office.catalogue.discard')}
      onDiscard={onDiscard}
      label={t('office.catalogue.save')}
      busyLabel={t('office.catalogue.saving')}
      isBusy={isBusy}
    />
  );
};
