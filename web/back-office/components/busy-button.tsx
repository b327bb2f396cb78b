import { Button, type ButtonProps, Loader } from '@mantine/core';

type Props = ButtonProps & {
  label: string;
  /** What it says while it is being done. */
  busyLabel: string;
  isBusy: boolean;
  /** `submit` sends the form around it, which minds itself that it is busy. */
  type?: 'button' | 'submit';
  /** The id of the form that it sends from outside. */
  form?: string;
  onClick?: () => void;
};

/** A button that says that it is being done, and then does nothing; it keeps the focus. */
export const BusyButton = ({ label, busyLabel, isBusy, onClick, ...props }: Props) => (
  <Button
    miw={150}
    {...props}
    aria-disabled={isBusy}
    onClick={isBusy ? undefined : onClick}
    leftSection={isBusy && <Loader size={16} color="white" />}
  >
    {isBusy ? busyLabel : label}
  </Button>
);
