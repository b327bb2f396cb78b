import { Button } from '@mantine/core';
import type { ComponentProps } from 'react';
import { BusyButton } from '#web/back-office/components/busy-button.tsx';
import classes from '#web/back-office/components/save-bar.module.css';

type Props = ComponentProps<typeof BusyButton> & {
  isDirty: boolean;
  /** Whether and how much is not saved, in words. */
  status: string;
  discardLabel: string;
  onDiscard: () => void;
};

/** The foot of a form that stays in sight: whether all is saved, and the two ways on. */
export const SaveBar = ({ isDirty, status, discardLabel, onDiscard, ...save }: Props) => (
  <div className={classes.bar} data-dirty={isDirty || undefined}>
    <span role="status">{status}</span>
    {isDirty && (
      <Button variant="default" disabled={save.isBusy} onClick={onDiscard}>
        {discardLabel}
      </Button>
    )}
    <BusyButton type="submit" {...save} />
  </div>
);
