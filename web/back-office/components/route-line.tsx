import { VisuallyHidden } from '@mantine/core';
import classes from '#web/back-office/components/route-line.module.css';
import { useTexts } from '#web/back-office/language/office-language.ts';

export type RouteStop = {
  readonly title: string;
  /** Flight or train with cart and seat; always read from left to right. */
  readonly details: string;
};

const Stop = ({ word, stop }: { word: string; stop: RouteStop }) => (
  <div>
    <VisuallyHidden>{word}: </VisuallyHidden>
    {stop.title} {stop.details && <bdi dir="ltr">{stop.details}</bdi>}
  </div>
);

/** The line: origin ring, destination square, yellow between. */
export const RouteLine = ({ from, to }: { from: RouteStop; to: RouteStop }) => {
  const { t } = useTexts();
  return (
    <div className={classes.route}>
      <Stop word={t('office.route.from')} stop={from} />
      <Stop word={t('office.route.to')} stop={to} />
    </div>
  );
};
