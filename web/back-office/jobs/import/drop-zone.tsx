import { Button, Loader } from '@mantine/core';
import IconAlertTriangle from '@tabler/icons-react/icons/IconAlertTriangle';
import IconFileSpreadsheet from '@tabler/icons-react/icons/IconFileSpreadsheet';
import { type DragEvent, useRef, useState } from 'react';
import classes from '#web/back-office/jobs/import/import.module.css';
import type { ImportState } from '#web/back-office/jobs/import/use-import.ts';
import { useTexts } from '#web/back-office/language/office-language.ts';

const ACCEPTED = '.xlsx,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

type Props = {
  state: Extract<ImportState, { step: 'choose' | 'reading' }>;
  onFile: (file: File) => void;
};

const Refusal = ({ name, why }: { name: string; why: string }) => {
  const { t } = useTexts();
  return (
    <div className={classes.problems}>
      <IconAlertTriangle size={20} stroke={1.9} aria-hidden />
      <div>
        <b>{t('office.import.not_read', { name })}</b>
        <p>{why}</p>
      </div>
    </div>
  );
};

const Chooser = ({ onFile }: Pick<Props, 'onFile'>) => {
  const { t } = useTexts();
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        accept={ACCEPTED}
        onChange={({ currentTarget }) => {
          const file = currentTarget.files?.[0];
          if (file) onFile(file);
          // The same file, corrected meanwhile, must be a change again.
          currentTarget.value = '';
        }}
      />
      <Button onClick={() => input.current?.click()}>{t('office.import.choose')}</Button>
      <small>{t('office.import.limits')}</small>
    </>
  );
};

/** Takes the spreadsheet, and says while it is read or why it was not. */
export const DropZone = ({ state, onFile }: Props) => {
  const { t } = useTexts();
  const [isOver, setOver] = useState(false);
  const isReading = state.step === 'reading';
  const over = (event: DragEvent): void => {
    event.preventDefault();
    setOver(!isReading);
  };
  const drop = (event: DragEvent): void => {
    event.preventDefault();
    setOver(false);
    const file = event.dataTransfer.files[0];
    if (file && !isReading) onFile(file);
  };
  return (
    <section className={classes.panel} aria-label={t('office.import.choose')}>
      <div role="alert">{state.step === 'choose' && state.refused && <Refusal {...state.refused} />}</div>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping is the mouse's way; the button is everybody's */}
      <div
        className={classes.drop}
        data-drop
        data-over={isOver}
        onDragOver={over}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        {isReading ? (
          <>
            <Loader size={36} />
            <p role="status">{t('office.import.reading', { name: state.name })}</p>
          </>
        ) : (
          <>
            <IconFileSpreadsheet size={44} stroke={1.5} aria-hidden />
            <p className={classes.dropWords}>
              {t('office.import.drop')} <span>{t('office.import.or')}</span>
            </p>
            <Chooser onFile={onFile} />
          </>
        )}
      </div>
    </section>
  );
};
