import { Modal, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { useSWRConfig } from 'swr';
import { directionOf, LANGUAGE_NAMES, SITE_LANGUAGES } from '#shared/languages.ts';
import { call, type PictureRow } from '#web/back-office/cms/calls.ts';
import classes from '#web/back-office/cms/cms.module.css';
import { useAlerts } from '#web/back-office/components/alerts.tsx';
import { BusyButton } from '#web/back-office/components/busy-button.tsx';
import { LeaveGuard, useLeaveGuard } from '#web/back-office/components/form/leave-guard.tsx';
import { useTexts } from '#web/back-office/language/office-language.ts';

type Props = { picture: PictureRow; onClose: () => void };

const Form = ({ picture, onClose }: Props) => {
  const { t } = useTexts();
  const alerts = useAlerts();
  const { mutate } = useSWRConfig();
  const [alt, setAlt] = useState(picture.alt);
  const [isBusy, setIsBusy] = useState(false);
  useLeaveGuard(JSON.stringify(alt) !== JSON.stringify(picture.alt));
  const save = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (isBusy) return;
    setIsBusy(true);
    try {
      const { _id: id, version } = picture;
      await call('PUT /api/pictures/{id}', { params: { id }, body: { alt, version } });
      await mutate((key) => Array.isArray(key) && key[0] === 'cms-pictures');
      alerts.success(t('office.cms.pictures.described'));
      onClose();
    } catch (error) {
      alerts.danger(t('office.cms.pictures.not_described'), { error });
      setIsBusy(false);
    }
  };
  return (
    <form className={classes.fields} onSubmit={(event) => void save(event)}>
      {SITE_LANGUAGES.map((language) => (
        <TextInput
          key={language}
          label={LANGUAGE_NAMES[language]}
          lang={language}
          dir={directionOf(language)}
          maxLength={300}
          value={alt[language] ?? ''}
          onChange={({ currentTarget: { value } }) => setAlt((before) => ({ ...before, [language]: value }))}
        />
      ))}
      <BusyButton
        type="submit"
        label={t('office.cms.pictures.save')}
        busyLabel={t('office.cms.saving')}
        isBusy={isBusy}
      />
    </form>
  );
};

/** What a picture shows, in each language, for who does not see it. */
export const DescribeDialog = ({
  picture,
  onClose,
}: {
  picture: PictureRow | undefined;
  onClose: () => void;
}) => {
  const { t } = useTexts();
  return (
    <LeaveGuard isOpen={picture !== undefined} onClose={onClose} onDiscard={onClose}>
      {(closing) => (
        <Modal
          opened={picture !== undefined}
          {...closing}
          title={t('office.cms.pictures.describe_title')}
          closeButtonProps={{ 'aria-label': t('office.dialog.close') }}
        >
          {picture && <Form picture={picture} onClose={onClose} />}
        </Modal>
      )}
    </LeaveGuard>
  );
};
