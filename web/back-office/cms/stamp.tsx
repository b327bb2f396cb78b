import type { Stamp } from '#web/back-office/cms/calls.ts';
import { whenText } from '#web/back-office/language/formats.ts';
import { useTexts } from '#web/back-office/language/office-language.ts';

/** Who did something, and when, as texts take it. */
export const useStampValues = () => {
  const { t, language } = useTexts();
  return ({ at, by }: Stamp) => ({ name: by.name ?? t('office.cms.system'), when: whenText(at, language) });
};

type Props = { status: 'published' | 'changed'; edited: Stamp | undefined; published: Stamp | undefined };

/** How a draft stands to what the site shows. */
export const Standing = ({ status, edited, published }: Props) => {
  const { t } = useTexts();
  const valuesOf = useStampValues();
  return (
    <p>
      {t(`office.cms.status.${status}`)}
      {edited && `. ${t('office.cms.edited', valuesOf(edited))}`}
      {`. ${published ? t('office.cms.published', valuesOf(published)) : t('office.cms.as_installed')}.`}
    </p>
  );
};
