import { Button } from '@mantine/core';
import type { ComponentProps } from 'react';
import { BusyButton } from '#web/back-office/components/busy-button.tsx';
import classes from '#web/back-office/components/confirm-dialog.module.css';

type Props = ComponentProps<typeof BusyButton> & { cancelLabel: string; onCancel: () => void };

/** The foot of a dialog: the way out, and what the dialog is for. */
export const DialogFoot = ({ cancelLabel, onCancel, ...act }: Props) => (
  <div className={classes.foot}>
    <Button variant="default" onClick={onCancel} disabled={act.isBusy}>
      {cancelLabel}
    </Button>
    <BusyButton {...act} />
  </div>
);
