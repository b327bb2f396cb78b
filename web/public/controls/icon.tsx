import type { TablerIcon } from '@tabler/icons-react';

/** A line icon beside a word; it says nothing to a screen reader. `mirrors` turns it round in RTL. */
export const Icon = ({
  of: Drawing,
  size = 20,
  mirrors = false,
}: {
  of: TablerIcon;
  size?: number;
  mirrors?: boolean;
}) => <Drawing size={size} stroke={1.9} aria-hidden="true" {...(mirrors && { className: 'mirrors' })} />;
