import classes from '#web/back-office/components/status-badge.module.css';

type Props = { tint: 'green' | 'amber' | 'grey'; word: string };

/** A state in a word, with the tint of the house. */
export const StatusMark = ({ tint, word }: Props) => (
  <span className={classes.badge} data-tint={tint} {...(tint === 'amber' && { 'data-open': true })}>
    {word}
  </span>
);
