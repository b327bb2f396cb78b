import { Button, Modal, TextInput } from '@mantine/core';
import IconTrash from '@tabler/icons-react/icons/IconTrash';
import { type FormEvent, useState } from 'react';
import type { ReceivedOf } from '#shared/http/contract.ts';
import type { PrivacyApi } from '#shared/users/privacy-api.ts';
import { useAlerts } from '#web/back-office/components/alerts.tsx';
import classes from '#web/back-office/components/confirm-dialog.module.css';
import { DialogFoot } from '#web/back-office/components/dialog-foot.tsx';
import { useTexts } from '#web/back-office/language/office-language.ts';
import { apiClient } from '#web/common/call-api.ts';

const call = apiClient<PrivacyApi>();

/** What erasing has done. */
export type Erased = ReceivedOf<PrivacyApi['POST /api/users/privacy/erase']>;

type Props = {
  email: string;
  onErased: (result: Erased) => void;
  onClose: () => void;
};

const ConfirmForm = ({ email, onErased, onClose }: Props) => {
  const { t } = useTexts();
  const { success, danger } = useAlerts();
  const [again, setAgain] = useState('');
  const [isWrong, setWrong] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const erase = async (): Promise<void> => {
    setBusy(true);
    try {
      onErased(await call('POST /api/users/privacy/erase', { body: { email } }));
      success(t('office.privacy.erased'));
    } catch (error) {
      danger(t('office.privacy.not_erased'), { error });
    }
    setBusy(false);
    onClose();
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const isSame = again.trim().toLowerCase() === email.toLowerCase();
    setWrong(!isSame);
    if (isSame && !isBusy) void erase();
  };
  return (
    <form onSubmit={submit} noValidate>
      <p>{t('office.privacy.erase_text', { email })}</p>
      <TextInput
        label={t('office.privacy.again')}
        value={again}
        onChange={(event) => setAgain(event.currentTarget.value)}
        error={isWrong && t('office.privacy.again_wrong')}
        inputMode="email"
        autoComplete="off"
        data-autofocus
      />
      <DialogFoot
        cancelLabel={t('office.dialog.not_now')}
        onCancel={onClose}
        type="submit"
        color="red"
        label={t('office.privacy.erase_now')}
        busyLabel={t('office.privacy.erasing')}
        isBusy={isBusy}
      />
    </form>
  );
};

/** Erases a person's data once its address was typed a second time. */
export const EraseButton = ({
  take,
  onErased,
}: {
  /** The typed address; undefined when it is none. */
  take: () => string | undefined;
  onErased: (result: Erased) => void;
}) => {
  const { t } = useTexts();
  const [email, setEmail] = useState<string>();
  const close = (): void => setEmail(undefined);
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconTrash size={18} stroke={1.9} aria-hidden />}
        onClick={() => setEmail(take())}
      >
        {t('office.privacy.erase')}
      </Button>
      <Modal
        opened={email !== undefined}
        onClose={close}
        title={t('office.privacy.erase_title')}
        closeButtonProps={{ 'aria-label': t('office.dialog.close') }}
        classNames={{ title: classes.title ?? '' }}
      >
        {email !== undefined && <ConfirmForm email={email} onErased={onErased} onClose={close} />}
      </Modal>
    </>
  );
};
