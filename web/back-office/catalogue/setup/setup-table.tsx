import { ActionIcon } from '@mantine/core';
import IconHistory from '@tabler/icons-react/icons/IconHistory';
import IconPencil from '@tabler/icons-react/icons/IconPencil';
import IconTrash from '@tabler/icons-react/icons/IconTrash';
import classes from '#web/back-office/catalogue/setup/setup.module.css';
import { type SetupKind, type SetupRow, typeOf } from '#web/back-office/catalogue/setup/setup-kind.ts';
import { useShown } from '#web/back-office/catalogue/setup/use-shown.ts';
import { useTexts } from '#web/back-office/language/office-language.ts';

type Props = {
  kind: SetupKind;
  rows: readonly SetupRow[];
  onEdit: (row: SetupRow) => void;
  onHistory: (row: SetupRow) => void;
  onDelete: (row: SetupRow) => void;
};

const ICON = { size: 19, stroke: 1.9, 'aria-hidden': true } as const;

const Acts = ({ kind, row, onEdit, onHistory, onDelete }: Omit<Props, 'rows'> & { row: SetupRow }) => {
  const { t, language } = useTexts();
  const title = kind.titleOf(row.values, language);
  const acts = [
    { label: t('office.setup.edit', { title }), icon: <IconPencil {...ICON} />, act: onEdit },
    { label: t('office.setup.history', { title }), icon: <IconHistory {...ICON} />, act: onHistory },
    ...(kind.remove
      ? [{ label: t('office.setup.delete.of', { title }), icon: <IconTrash {...ICON} />, act: onDelete }]
      : []),
  ];
  return acts.map(({ label, icon, act }) => (
    <ActionIcon key={label} variant="subtle" aria-label={label} onClick={() => act(row)}>
      {icon}
    </ActionIcon>
  ));
};

/** The rows of a kind with what can be done to each; on phones each is a card. */
export const SetupTable = ({ kind, rows, ...acts }: Props) => {
  const { t } = useTexts();
  const shown = useShown();
  const columns = kind.columns ?? kind.fields;
  const [first, ...others] = columns;
  if (!first) return null;
  return (
    <table className={classes.table} aria-label={t(`office.setup.${kind.name}`)}>
      <thead>
        <tr>
          {columns.map((name) => (
            <th key={name} scope="col" data-type={typeOf(name)}>
              {t(`office.setup.field.${name}`)}
            </th>
          ))}
          <th scope="col" className={classes.acts}>
            {t('office.setup.acts')}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.id} data-inactive={(row.values.sold ?? row.values.active) === 'false' || undefined}>
            <th scope="row">{shown(first, row.values)}</th>
            {others.map((name) => (
              <td key={name} data-type={typeOf(name)} data-label={t(`office.setup.field.${name}`)}>
                {shown(name, row.values)}
              </td>
            ))}
            <td className={classes.acts}>
              <Acts kind={kind} row={row} {...acts} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
};
