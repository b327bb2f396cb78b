import IconAlertTriangle from '@tabler/icons-react/icons/IconAlertTriangle';
import IconCheck from '@tabler/icons-react/icons/IconCheck';
import IconClock from '@tabler/icons-react/icons/IconClock';
import IconInfoCircle from '@tabler/icons-react/icons/IconInfoCircle';
import type { ReactNode } from 'react';
import { Icon } from '#web/public/controls/icon.tsx';

const ICONS = {
  error: IconAlertTriangle,
  good: IconCheck,
  attention: IconClock,
  note: IconInfoCircle,
} as const;

/** A message with icon and words. Errors interrupt a screen reader, all others wait their turn. */
export const Alert = ({ kind = 'error', children }: { kind?: keyof typeof ICONS; children: ReactNode }) => (
  <div className={`alert alert-${kind}`} role={kind === 'error' ? 'alert' : 'status'}>
    <Icon of={ICONS[kind]} />
    <div>{children}</div>
  </div>
);
