import { Modal } from '@mantine/core';
import { useState } from 'react';
import { LANGUAGE_NAMES, type SiteLanguage } from '#shared/languages.ts';
import classes from '#web/back-office/cms/cms.module.css';
import { Segment, SegmentGroup } from '#web/back-office/components/segment-group.tsx';
import { useTexts } from '#web/back-office/language/office-language.ts';

export type Previewed = { readonly title: string; readonly language: SiteLanguage; readonly path: string };

/** The site itself with the draft in place of what is published; visitors see nothing of it. */
export const PreviewDialog = ({
  previewed,
  onClose,
}: {
  previewed: Previewed | undefined;
  onClose: () => void;
}) => {
  const { t } = useTexts();
  const [isNarrow, setIsNarrow] = useState(false);
  const { title = '', language = 'en', path = '/' } = previewed ?? {};
  const address = `/${language}${path === '/' ? '' : path}?preview`;
  return (
    <Modal
      opened={previewed !== undefined}
      onClose={onClose}
      fullScreen
      title={t('office.cms.preview_title', { title, language: LANGUAGE_NAMES[language] })}
      closeButtonProps={{ 'aria-label': t('office.dialog.close') }}
      classNames={{ body: classes.previewBody ?? '' }}
    >
      <SegmentGroup label={t('office.cms.preview_width')}>
        <Segment
          label={t('office.cms.preview_wide')}
          pressed={!isNarrow}
          onClick={() => setIsNarrow(false)}
        />
        <Segment
          label={t('office.cms.preview_narrow')}
          pressed={isNarrow}
          onClick={() => setIsNarrow(true)}
        />
      </SegmentGroup>
      <iframe
        className={classes.preview}
        data-narrow={isNarrow}
        src={address}
        title={t('office.cms.preview_frame')}
      />
    </Modal>
  );
};
