import { VisuallyHidden } from '@mantine/core';
import useSWR from 'swr';
import { extraFound } from '#shared/jobs/extra-rules.ts';
import type { JobDeskApi } from '#shared/jobs/job-desk-api.ts';
import { fieldErrors } from '#shared/jobs/job-moment.ts';
import type { JobsApi } from '#shared/jobs/jobs-api.ts';
import classes from '#web/back-office/agencies/agencies.module.css';
import { AgencyDialog } from '#web/back-office/agencies/form/agency-dialog.tsx';
import {
  type ExtraRow,
  extraInputOf,
  extraValues,
  type Values,
} from '#web/back-office/agencies/form/agency-input.ts';
import { LineEntry, NumberEntry } from '#web/back-office/agencies/form/entries.tsx';
import { EntriesPanel, type OpenEntry } from '#web/back-office/agencies/form/entries-panel.tsx';
import { RemoveDialog } from '#web/back-office/agencies/form/remove-dialog.tsx';
import { RowActs } from '#web/back-office/agencies/form/row-acts.tsx';
import { useAgencyForm } from '#web/back-office/agencies/form/use-agency-form.ts';
import type { AgencyRow } from '#web/back-office/agencies/use-agencies.ts';
import { euros } from '#web/back-office/language/formats.ts';
import { useTexts } from '#web/back-office/language/office-language.ts';
import { apiClient } from '#web/common/call-api.ts';

const callJobs = apiClient<JobsApi>();
const callDesk = apiClient<JobDeskApi>();
const READ = 'GET /api/jobs/extras/{agency}';

const store = (values: Values, agency: number, extra: ExtraRow | undefined): Promise<unknown> => {
  const { name, price = 0 } = extraInputOf(values);
  const sent = { name, price: price / 100 };
  if (!extra) return callDesk('POST /api/jobs/addExtras', { body: { agency, extras: [sent] } });
  const body = { extra: { ...sent, version: extra.version } };
  return callDesk('PUT /api/jobs/extras/{id}', { params: { id: extra._id }, body });
};

type DialogProps = {
  agency: AgencyRow;
  extra: ExtraRow | undefined;
  reread: () => Promise<unknown>;
  onClose: () => void;
};

const ExtraDialog = ({ agency, extra, reread, onClose }: DialogProps) => {
  const { t } = useTexts();
  const form = useAgencyForm({
    stored: extraValues(extra),
    problemsOf: (values) => fieldErrors(extraFound(extraInputOf(values), '')),
    send: (values) => store(values, agency._id, extra),
    reread,
    doneText: t('office.agencies.extra.done'),
    failedText: t('office.agencies.extra.failed'),
    onDone: onClose,
  });
  return (
    <AgencyDialog
      title={t(extra ? 'office.agencies.extra.edit' : 'office.agencies.extra.add')}
      form={form}
      onClose={onClose}
    >
      <LineEntry form={form} field="name" isFirst />
      <NumberEntry form={form} field="price" />
    </AgencyDialog>
  );
};

type TableProps = { rows: readonly ExtraRow[]; open: (entry: OpenEntry<ExtraRow>) => void };

const ExtrasTable = ({ rows, open }: TableProps) => {
  const { t, language } = useTexts();
  return (
    <table className={classes.table} aria-label={t('office.agencies.part.extras')}>
      <thead>
        <tr>
          <th scope="col">{t('office.agencies.field.name')}</th>
          <th scope="col">{t('office.agencies.field.price')}</th>
          <th scope="col">
            <VisuallyHidden>{t('office.table.actions')}</VisuallyHidden>
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row._id}>
            <th scope="row">{row.name}</th>
            <td className={classes.amount}>{euros(row.price, language)}</td>
            <td className={classes.acts}>
              <RowActs
                name={row.name}
                onEdit={() => open({ act: 'form', row })}
                onRemove={() => open({ act: 'remove', row })}
              />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
};

/** What can be charged to the agency beside a job code. */
export const ExtrasPanel = ({ agency }: { agency: AgencyRow }) => {
  const { t } = useTexts();
  const { data, error, mutate } = useSWR(
    [READ, agency._id] as const,
    () => callJobs(READ, { params: { agency: String(agency._id) } }),
    { revalidateOnFocus: false, revalidateOnReconnect: false },
  );
  const reread = () => mutate();
  return (
    <EntriesPanel
      title={t('office.agencies.part.extras')}
      note={t('office.agencies.hint.extras')}
      addText={t('office.agencies.extra.add')}
      emptyText={t('office.agencies.extra.none')}
      rows={data?.rows}
      error={error}
      reread={reread}
      table={(rows, open) => <ExtrasTable rows={rows} open={open} />}
      dialog={({ act, row }, onClose) =>
        act === 'remove' && row ? (
          <RemoveDialog
            name={row.name}
            text={t('office.agencies.extra.remove')}
            remove={() => callDesk('DELETE /api/jobs/extras/{id}', { params: { id: row._id } })}
            reread={reread}
            onClose={onClose}
          />
        ) : (
          <ExtraDialog
            agency={agency}
            extra={data?.rows.find(({ _id }) => _id === row?._id)}
            reread={reread}
            onClose={onClose}
          />
        )
      }
    />
  );
};
