import { VisuallyHidden } from '@mantine/core';
import useSWR from 'swr';
import { codeOfAirport } from '#shared/catalogue/airport-ids.ts';
import { isBilledByPeriod } from '#shared/invoices/billing.ts';
import type { JobsApi } from '#shared/jobs/jobs-api.ts';
import classes from '#web/back-office/agencies/agencies.module.css';
import type { CodeRow } from '#web/back-office/agencies/form/agency-input.ts';
import { CodeDialog } from '#web/back-office/agencies/form/code-dialog.tsx';
import { EntriesPanel, type OpenEntry } from '#web/back-office/agencies/form/entries-panel.tsx';
import { Panel } from '#web/back-office/agencies/form/panel.tsx';
import { RemoveDialog } from '#web/back-office/agencies/form/remove-dialog.tsx';
import { RowActs } from '#web/back-office/agencies/form/row-acts.tsx';
import { type AgencyRow, callAgencies } from '#web/back-office/agencies/use-agencies.ts';
import { euros } from '#web/back-office/language/formats.ts';
import { useTexts } from '#web/back-office/language/office-language.ts';
import { apiClient } from '#web/common/call-api.ts';

const callJobs = apiClient<JobsApi>();
const READ = 'POST /api/jobs/getAllJobCodes';

type TableProps = { rows: readonly CodeRow[]; open: (entry: OpenEntry<CodeRow>) => void };

const CodeLine = ({ row, open }: { row: CodeRow } & Pick<TableProps, 'open'>) => {
  const { t, language } = useTexts();
  const { included, step } = row;
  const amount = euros(row.additional_price, language);
  return (
    <tr>
      <th scope="row">{row.code}</th>
      <td>
        <abbr title={t(`office.airport.${row.airport}`)}>{codeOfAirport(row.airport)}</abbr>{' '}
        {t(row.service_type_id === 1 ? 'office.service.porter' : 'office.service.assistant')}
      </td>
      <td>
        {row.from_text} → {row.to_text}
      </td>
      <td className={classes.amount}>
        {euros(row.price, language)}
        {row.service_type_id === 1 && row.additional_price > 0 && (
          <small>{t('office.agencies.pieces', { included, step, amount })}</small>
        )}
      </td>
      <td className={classes.acts}>
        <RowActs
          name={row.code}
          onEdit={() => open({ act: 'form', row })}
          onRemove={() => open({ act: 'remove', row })}
        />
      </td>
    </tr>
  );
};

const CodesTable = ({ rows, open }: TableProps) => {
  const { t } = useTexts();
  return (
    <table className={classes.table} aria-label={t('office.agencies.part.codes')}>
      <thead>
        <tr>
          <th scope="col">{t('office.agencies.field.code')}</th>
          <th scope="col">{t('office.agencies.column.service')}</th>
          <th scope="col">{t('office.agencies.column.way')}</th>
          <th scope="col">{t('office.agencies.field.price')}</th>
          <th scope="col">
            <VisuallyHidden>{t('office.table.actions')}</VisuallyHidden>
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <CodeLine key={row._id} row={row} open={open} />
        ))}
      </tbody>
    </table>
  );
};

const OwnCodes = ({ agency }: { agency: AgencyRow }) => {
  const { t } = useTexts();
  const { data, error, mutate } = useSWR(
    [READ, agency._id] as const,
    () => callJobs(READ, { body: { agency: agency._id } }),
    { revalidateOnFocus: false, revalidateOnReconnect: false },
  );
  const rows = data?.rows.toSorted((a, b) => a.code.localeCompare(b.code));
  const reread = () => mutate();
  return (
    <EntriesPanel
      title={t('office.agencies.part.codes')}
      note={t('office.agencies.hint.codes')}
      addText={t('office.agencies.code.add')}
      emptyText={t('office.agencies.code.none')}
      rows={rows}
      error={error}
      reread={reread}
      table={(own, open) => <CodesTable rows={own} open={open} />}
      dialog={({ act, row }, onClose) =>
        act === 'remove' && row ? (
          <RemoveDialog
            name={row.code}
            text={t('office.agencies.code.remove')}
            remove={() =>
              callAgencies('DELETE /api/agencies/{id}/jobCodes/{codeId}', {
                params: { id: String(agency._id), codeId: row._id },
              })
            }
            reread={reread}
            onClose={onClose}
          />
        ) : (
          <CodeDialog
            agency={agency}
            // What is stored by now, so that a stale form is saved over it.
            code={rows?.find(({ _id }) => _id === row?._id)}
            codes={rows ?? []}
            reread={reread}
            onClose={onClose}
          />
        )
      }
    />
  );
};

/** What a way costs the agency; private customers pay the prices of the site. */
export const CodesPanel = ({ agency }: { agency: AgencyRow }) => {
  const { t } = useTexts();
  if (isBilledByPeriod(agency._id)) return <OwnCodes agency={agency} />;
  return (
    <Panel title={t('office.agencies.part.codes')}>
      <p>{t('office.agencies.fixed.codes')}</p>
    </Panel>
  );
};
