import { ActionIcon, Button } from '@mantine/core';
import IconTrash from '@tabler/icons-react/icons/IconTrash';
import { useState } from 'react';
import { useSWRConfig } from 'swr';
import { call, type PictureRow } from '#web/back-office/cms/calls.ts';
import { DescribeDialog } from '#web/back-office/cms/pictures/describe-dialog.tsx';
import { PictureShelf } from '#web/back-office/cms/pictures/picture-shelf.tsx';
import { useAlerts } from '#web/back-office/components/alerts.tsx';
import { ConfirmDialog } from '#web/back-office/components/confirm-dialog.tsx';
import { useTexts } from '#web/back-office/language/office-language.ts';

const DeleteDialog = ({ picture, onClose }: { picture: PictureRow | undefined; onClose: () => void }) => {
  const { t } = useTexts();
  const alerts = useAlerts();
  const { mutate } = useSWRConfig();
  const [isBusy, setIsBusy] = useState(false);
  const remove = async (): Promise<void> => {
    if (!picture) return;
    setIsBusy(true);
    try {
      await call('DELETE /api/pictures/{id}', { params: { id: picture._id } });
      alerts.success(t('office.cms.pictures.deleted'));
    } catch (error) {
      alerts.danger(t('office.cms.pictures.not_deleted'), { error });
    } finally {
      await mutate((key) => Array.isArray(key) && key[0] === 'cms-pictures');
      setIsBusy(false);
      onClose();
    }
  };
  const name = picture?.name ?? '';
  return (
    <ConfirmDialog
      isOpen={picture !== undefined}
      title={t('office.cms.pictures.delete', { name })}
      confirmLabel={t('office.cms.pictures.delete', { name })}
      busyLabel={t('office.cms.slides.deleting')}
      isBusy={isBusy}
      isGrave
      onConfirm={() => void remove()}
      onClose={onClose}
    >
      <p>{t('office.cms.pictures.delete_text')}</p>
    </ConfirmDialog>
  );
};

/** The pictures of pages and slides: uploading, describing, and deleting those that nothing shows. */
export const PicturesTab = () => {
  const { t } = useTexts();
  const [described, setDescribed] = useState<PictureRow>();
  const [deleted, setDeleted] = useState<PictureRow>();
  return (
    <>
      <PictureShelf
        onUploaded={setDescribed}
        actions={(picture) => (
          <>
            <Button
              variant="default"
              aria-label={t('office.cms.pictures.describe', { name: picture.name })}
              onClick={() => setDescribed(picture)}
            >
              {t('office.cms.edit')}
            </Button>
            {!picture.used && (
              <ActionIcon
                size={36}
                variant="default"
                aria-label={t('office.cms.pictures.delete', { name: picture.name })}
                onClick={() => setDeleted(picture)}
              >
                <IconTrash size={18} stroke={1.9} aria-hidden />
              </ActionIcon>
            )}
          </>
        )}
      />
      <DescribeDialog picture={described} onClose={() => setDescribed(undefined)} />
      <DeleteDialog picture={deleted} onClose={() => setDeleted(undefined)} />
    </>
  );
};
