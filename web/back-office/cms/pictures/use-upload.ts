import { useState } from 'react';
import { useSWRConfig } from 'swr';
import { call, type PictureRow } from '#web/back-office/cms/calls.ts';
import { useAlerts } from '#web/back-office/components/alerts.tsx';
import { useTexts } from '#web/back-office/language/office-language.ts';

/** The server's limit: a heavier file need not travel. */
const MOST_BYTES = 4 * 1024 * 1024;

const base64Of = (file: File): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result).split(',')[1] ?? '');
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(file);
  });

/** Uploads a picture, and has the lists read anew. */
export const useUpload = () => {
  const { t } = useTexts();
  const alerts = useAlerts();
  const { mutate } = useSWRConfig();
  const [isBusy, setIsBusy] = useState(false);
  const upload = async (file: File): Promise<PictureRow | undefined> => {
    if (file.size > MOST_BYTES) {
      alerts.danger(t('office.cms.pictures.not_uploaded'), { reason: t('office.cms.pictures.too_heavy') });
      return undefined;
    }
    setIsBusy(true);
    try {
      const body = { name: file.name, type: file.type, file: await base64Of(file) };
      const picture = await call('POST /api/pictures', { body });
      await mutate((key) => Array.isArray(key) && key[0] === 'cms-pictures');
      alerts.success(t('office.cms.pictures.uploaded'));
      return picture;
    } catch (error) {
      alerts.danger(t('office.cms.pictures.not_uploaded'), { error });
      return undefined;
    } finally {
      setIsBusy(false);
    }
  };
  return { upload, isBusy };
};
