import type { Icon } from '@tabler/icons-react';
import type { ComponentProps } from 'react';
import classes from '#web/back-office/components/rich-text/rich-text.module.css';

type Props = {
  label: string;
  icon: Icon;
  /** Left out for a tool that is not on or off. */
  isOn?: boolean;
  isDisabled: boolean;
  onPress: () => void;
} & Pick<ComponentProps<'button'>, 'ref' | 'aria-expanded' | 'aria-haspopup'>;

/** One button of the bar above a text. */
export const Tool = ({ label, icon: Sign, isOn, isDisabled, onPress, ...rest }: Props) => (
  <button
    type="button"
    data-tool
    aria-label={label}
    title={label}
    disabled={isDisabled}
    onClick={onPress}
    {...(isOn !== undefined && { 'aria-pressed': isOn })}
    {...rest}
    className={classes.tool}
  >
    <Sign size={19} stroke={1.9} aria-hidden />
  </button>
);
