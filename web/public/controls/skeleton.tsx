import { useTexts } from '#web/public/language/texts.ts';

/** Grey bars where a part will stand; a screen reader hears that it is loading. */
export const Skeleton = () => {
  const { t } = useTexts();
  return (
    <div role="status">
      <span className="reading-aid">{t('site.loading')}</span>
      <div className="skeleton" aria-hidden="true">
        <i />
        <i />
        <i />
        <i />
      </div>
    </div>
  );
};
