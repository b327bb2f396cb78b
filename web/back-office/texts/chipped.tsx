import { Fragment } from 'react';
import classes from '#web/back-office/texts/texts.module.css';

const PLACES = /(\{\{[^{}]*\}\}|<\/?[a-z][a-z0-9]*>|\[[A-Z][A-Z0-9_]*\])/g;

/** A text with its placeholders as chips. */
export const Chipped = ({ text }: { text: string }) =>
  text.split(PLACES).map((part, index) =>
    index % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text never move
      <bdi key={index} dir="ltr" className={classes.chip}>
        {part.replace(/^[[{<]+|[\]}>]+$/g, '')}
      </bdi>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text never move
      <Fragment key={index}>{part}</Fragment>
    ),
  );
