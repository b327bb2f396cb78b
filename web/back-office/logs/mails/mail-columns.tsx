import { VisuallyHidden } from '@mantine/core';
import { createColumnHelper } from '@tanstack/react-table';
import type { CsvColumn } from '#web/back-office/components/record-table/csv.ts';
import type {
  RecordColumns,
  recordFeatures,
} from '#web/back-office/components/record-table/record-features.ts';
import type { Translate } from '#web/back-office/language/office-language.ts';
import {
  MailStateCell,
  MailSubject,
  MailTemplateCell,
  MailTo,
  MailWhen,
} from '#web/back-office/logs/mails/mail-cells.tsx';
import { ResendButton } from '#web/back-office/logs/mails/resend-button.tsx';
import type { MailRow } from '#web/back-office/logs/mails/use-mails.ts';

const column = createColumnHelper<typeof recordFeatures, MailRow>();

/** The columns of the mail log. */
export const mailColumns = (t: Translate): RecordColumns<MailRow> =>
  column.columns([
    column.accessor(({ created_at }) => created_at, {
      id: 'date',
      header: t('office.audit.when'),
      cell: ({ row }) => <MailWhen mail={row.original} />,
    }),
    column.display({
      id: 'subject',
      header: t('office.mails.subject'),
      cell: ({ row }) => <MailSubject mail={row.original} />,
      meta: { isRowHeader: true },
    }),
    column.display({
      id: 'to',
      header: t('office.mails.to'),
      cell: ({ row }) => <MailTo mail={row.original} />,
    }),
    column.display({
      id: 'template',
      header: t('office.mails.template'),
      cell: ({ row }) => <MailTemplateCell mail={row.original} />,
    }),
    column.display({
      id: 'state',
      header: t('office.mails.state'),
      cell: ({ row }) => <MailStateCell mail={row.original} />,
    }),
    column.display({
      id: 'actions',
      header: () => <VisuallyHidden>{t('office.table.actions')}</VisuallyHidden>,
      cell: ({ row }) => <ResendButton mail={row.original} />,
      meta: { isAction: true },
    }),
  ]);

/** The columns of the mail log as a file; moments in UTC. */
export const mailCsv = (t: Translate): readonly CsvColumn<MailRow>[] => [
  { head: t('office.audit.when'), value: ({ created_at }) => created_at },
  { head: t('office.mails.state.sent'), value: ({ sent_at }) => sent_at },
  { head: t('office.mails.subject'), value: ({ subject }) => subject },
  { head: t('office.mails.to'), value: ({ to }) => to.join(', ') },
  { head: t('office.mails.template'), value: ({ template }) => t(`office.mails.template.${template}`) },
  { head: t('office.mails.order'), value: ({ order }) => order?.number },
  { head: t('office.mails.state'), value: ({ state }) => t(`office.mails.state.${state}`) },
  { head: t('office.mails.failure'), value: ({ failure }) => failure },
  { head: t('office.mails.attachments'), value: ({ attachments }) => attachments.join(', ') },
];
