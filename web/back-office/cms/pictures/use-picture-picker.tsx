import { Button, Modal } from '@mantine/core';
import { type ReactNode, useRef, useState } from 'react';
import type { SiteLanguage } from '#shared/languages.ts';
import type { PictureRow } from '#web/back-office/cms/calls.ts';
import { PictureShelf } from '#web/back-office/cms/pictures/picture-shelf.tsx';
import { useTexts } from '#web/back-office/language/office-language.ts';

/** A chosen picture, described in the language that is written, with what it is called in all others. */
export type Picked = { readonly src: string; readonly alt: string; readonly picture: PictureRow };

/** Lets the office choose a picture: `pick` opens the dialog and answers when it is closed. */
export const usePicturePicker = (
  language: SiteLanguage,
): { pick: () => Promise<Picked | undefined>; dialog: ReactNode } => {
  const { t } = useTexts();
  const [isOpen, setIsOpen] = useState(false);
  const answer = useRef<(picked: Picked | undefined) => void>(() => undefined);
  const close = (picture?: PictureRow): void => {
    setIsOpen(false);
    answer.current(picture && { src: picture.src, alt: picture.alt[language] ?? '', picture });
  };
  const pick = (): Promise<Picked | undefined> => {
    setIsOpen(true);
    return new Promise((resolve) => {
      answer.current = resolve;
    });
  };
  const dialog = (
    <Modal
      opened={isOpen}
      onClose={() => close()}
      size="xl"
      title={t('office.cms.pictures.choose')}
      closeButtonProps={{ 'aria-label': t('office.dialog.close') }}
    >
      <PictureShelf
        onUploaded={close}
        actions={(picture) => (
          <Button onClick={() => close(picture)}>
            {t('office.cms.pictures.take', { name: picture.name })}
          </Button>
        )}
      />
    </Modal>
  );
  return { pick, dialog };
};
