import { Button, Checkbox } from '@mantine/core';
import IconAlertTriangle from '@tabler/icons-react/icons/IconAlertTriangle';
import { useState } from 'react';
import { BusyButton } from '#web/back-office/components/busy-button.tsx';
import { GroupFacts } from '#web/back-office/jobs/import/group-facts.tsx';
import classes from '#web/back-office/jobs/import/import.module.css';
import { ResultNote } from '#web/back-office/jobs/import/result-note.tsx';
import type { SheetRead } from '#web/back-office/jobs/import/sheet-received.ts';
import { SheetTable } from '#web/back-office/jobs/import/sheet-table.tsx';
import { euros } from '#web/back-office/language/formats.ts';
import { useTexts } from '#web/back-office/language/office-language.ts';

type Props = {
  read: SheetRead;
  /** The file's name. */
  name: string;
  isStoring: boolean;
  onStore: (again: boolean) => void;
  onRestart: () => void;
};

const Twice = ({
  read,
  again,
  onChange,
}: {
  read: SheetRead;
  again: boolean;
  onChange: (again: boolean) => void;
}) => {
  const { t } = useTexts();
  return (
    <div className={classes.twice} role="alert">
      <IconAlertTriangle size={20} stroke={1.9} aria-hidden />
      <div>
        <h2>{t('office.import.twice', { number: read.group.request_number ?? '' })}</h2>
        <p>{t('office.import.twice_text', { orders: read.stored_order_ids.join(', ') })}</p>
        <Checkbox
          label={t('office.import.twice_confirm')}
          checked={again}
          onChange={({ currentTarget }) => onChange(currentTarget.checked)}
        />
      </div>
    </div>
  );
};

/** What the spreadsheet would order, and the button that does it once every cell is good. */
export const Preview = ({ read, name, isStoring, onStore, onRestart }: Props) => {
  const { t, language } = useTexts();
  const [again, setAgain] = useState(false);
  const isGood = read.problems.length === 0;
  const isTwice = read.stored_order_ids.length > 0;
  return (
    <>
      <div className={classes.top}>
        <GroupFacts read={read} name={name} />
        <div>
          <ResultNote read={read} />
          {isGood && isTwice && <Twice read={read} again={again} onChange={setAgain} />}
        </div>
      </div>
      <SheetTable read={read} />
      <div className={classes.foot}>
        <p className={classes.total}>
          {isGood ? (
            <>
              <small>{t('office.import.total')}</small>
              <b>{euros(read.net, language)}</b>
            </>
          ) : (
            t('office.import.no_total')
          )}
        </p>
        <Button variant="default" onClick={onRestart}>
          {t('office.import.another')}
        </Button>
        {isGood && (
          <BusyButton
            label={t('office.import.store', { count: read.lines.length })}
            busyLabel={t('office.import.storing')}
            isBusy={isStoring}
            disabled={isTwice && !again}
            onClick={() => onStore(isTwice)}
          />
        )}
      </div>
    </>
  );
};
