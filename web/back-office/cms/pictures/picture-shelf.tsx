import { Button, FileButton, TextInput } from '@mantine/core';
import IconUpload from '@tabler/icons-react/icons/IconUpload';
import { type ReactNode, useState } from 'react';
import useSWR from 'swr';
import { call, ONCE, type PictureRow } from '#web/back-office/cms/calls.ts';
import classes from '#web/back-office/cms/cms.module.css';
import { useUpload } from '#web/back-office/cms/pictures/use-upload.ts';
import { EmptyState } from '#web/back-office/components/empty-state.tsx';
import { PageError } from '#web/back-office/components/page-error.tsx';
import { TableSkeleton } from '#web/back-office/components/record-table/table-skeleton.tsx';
import { useTexts } from '#web/back-office/language/office-language.ts';

const KINDS = 'image/png,image/jpeg,image/webp,image/avif';

type Props = {
  /** What can be done with a picture. */
  actions: (picture: PictureRow) => ReactNode;
  onUploaded?: (picture: PictureRow) => void;
};

const Facts = ({ picture }: { picture: PictureRow }) => {
  const { t, language } = useTexts();
  const { width, height, bytes, alt, used } = picture;
  const size = new Intl.NumberFormat(language).format(Math.ceil(bytes / 1024));
  return (
    <>
      <small>{t('office.cms.pictures.facts', { width, height, size })}</small>
      <small>{alt[language] || alt.en || t('office.cms.pictures.no_alt')}</small>
      <small>{t(used ? 'office.cms.pictures.used' : 'office.cms.pictures.unused')}</small>
    </>
  );
};

/** All uploaded pictures, the latest first, with a search and a way to bring another. */
export const PictureShelf = ({ actions, onUploaded }: Props) => {
  const { t } = useTexts();
  const [text, setText] = useState('');
  const { upload, isBusy } = useUpload();
  const { data, error, mutate } = useSWR(
    ['cms-pictures', text],
    () => call('POST /api/pictures/list', { body: { limit: 100, where: { text } } }),
    { ...ONCE, keepPreviousData: true },
  );
  const bring = async (file: File | null): Promise<void> => {
    const picture = file && (await upload(file));
    if (picture) onUploaded?.(picture);
  };
  return (
    <>
      <div className={classes.tools}>
        <TextInput
          type="search"
          aria-label={t('office.cms.pictures.search')}
          placeholder={t('office.cms.pictures.search')}
          value={text}
          onChange={({ currentTarget }) => setText(currentTarget.value)}
        />
        <FileButton accept={KINDS} onChange={(file) => void bring(file)}>
          {(props) => (
            <Button
              {...props}
              disabled={isBusy}
              leftSection={<IconUpload size={18} stroke={1.9} aria-hidden />}
            >
              {t(isBusy ? 'office.cms.pictures.uploading' : 'office.cms.pictures.upload')}
            </Button>
          )}
        </FileButton>
      </div>
      {error && !data && (
        <PageError error={error} title={t('office.cms.error')} onRetry={() => void mutate()} />
      )}
      {!data && !error && <TableSkeleton />}
      {data?.rows.length === 0 && (
        <EmptyState title={t('office.table.empty')} text={t('office.cms.pictures.none')} />
      )}
      <ul className={classes.shelf} aria-label={t('office.cms.pictures.list')}>
        {data?.rows.map((picture) => (
          <li key={picture._id}>
            <img
              src={picture.src}
              width={picture.width}
              height={picture.height}
              alt={picture.alt.en ?? ''}
              loading="lazy"
            />
            <b>{picture.name}</b>
            <Facts picture={picture} />
            <div className={classes.buttons}>{actions(picture)}</div>
          </li>
        ))}
      </ul>
    </>
  );
};
