import { Modal } from '@mantine/core';
import useSWR from 'swr';
import type { PriceListApi } from '#shared/catalogue/price-list-api.ts';
import type { ReceivedOf } from '#shared/http/contract.ts';
import classes from '#web/back-office/catalogue/catalogue.module.css';
import confirm from '#web/back-office/components/confirm-dialog.module.css';
import { PageError } from '#web/back-office/components/page-error.tsx';
import { PanelLoading } from '#web/back-office/components/records/panel-loading.tsx';
import { whenText } from '#web/back-office/language/formats.ts';
import { useTexts } from '#web/back-office/language/office-language.ts';

export type History = ReceivedOf<PriceListApi['GET /api/prices/history']>;
type Entry = History['rows'][number];

type Props = {
  title: string;
  /** Under which the history is read; undefined while the dialog is closed. */
  name: string | undefined;
  load: () => Promise<History>;
  /** How a changed field is called. */
  fieldName: (field: string) => string;
  /** What an entry is about, where the dialog's title does not say it. */
  about?: (entry: Entry) => string;
  onClose: () => void;
};

const EntryItem = ({ entry, fieldName, about }: { entry: Entry } & Pick<Props, 'fieldName' | 'about'>) => {
  const { t, language } = useTexts();
  const nothing = t('office.catalogue.history.nothing');
  return (
    <li>
      <b>{whenText(entry.at, language)}</b> {entry.by.name ?? t('office.catalogue.history.system')}
      {about && <p>{about(entry)}</p>}
      <dl>
        {entry.changes.map(({ field, before, after }) => (
          <div key={field}>
            <dt>{fieldName(field)}</dt>
            <dd>
              {before ?? nothing} → {after ?? nothing}
            </dd>
          </div>
        ))}
      </dl>
    </li>
  );
};

/** Who changed what, and when; the latest first. */
export const HistoryDialog = ({ title, name, load, onClose, ...entry }: Props) => {
  const { t } = useTexts();
  const { data, error, mutate } = useSWR(name, load, { revalidateOnFocus: false });
  return (
    <Modal
      opened={name !== undefined}
      onClose={onClose}
      title={title}
      size={620}
      closeButtonProps={{ 'aria-label': t('office.dialog.close') }}
      classNames={{ title: confirm.title ?? '' }}
    >
      {error !== undefined && data === undefined && <PageError error={error} onRetry={() => void mutate()} />}
      {error === undefined && data === undefined && (
        <PanelLoading label={t('office.catalogue.history.loading')} />
      )}
      {data?.rows.length === 0 && <p>{t('office.catalogue.history.empty')}</p>}
      <ol className={classes.history}>
        {data?.rows.map((row) => (
          <EntryItem key={row._id} entry={row} {...entry} />
        ))}
      </ol>
    </Modal>
  );
};
