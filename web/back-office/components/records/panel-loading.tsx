import { Skeleton } from '@mantine/core';
import classes from '#web/back-office/components/records/panel.module.css';

/** Stands for a record that is on its way. */
export const PanelLoading = ({ label }: { label: string }) => (
  <div className={classes.loading} role="status" aria-label={label}>
    {['70%', '92%', '84%', '61%', '78%'].map((width) => (
      <Skeleton key={width} height={16} width={width} mb={14} />
    ))}
  </div>
);
