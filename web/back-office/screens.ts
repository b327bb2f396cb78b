import type { Icon } from '@tabler/icons-react';
import IconList from '@tabler/icons-react/icons/IconList';
import type { ComponentType } from 'react';
import type { LeastRole } from '#shared/roles.ts';
import type { OfficeKey } from '#shared/texts/office-en.ts';

export type Screen = {
  readonly path: string;
  readonly label: OfficeKey;
  readonly icon: Icon;
  /** The least role that sees the entry and may open the screen. */
  readonly role: LeastRole;
  readonly load: () => Promise<{ default: ComponentType }>;
};

/** The screens of the back office as its menu lists them, in groups divided by a line. */
export const screenGroups: readonly (readonly Screen[])[] = [
  [
    {
      path: '/admin/orders',
      label: 'office.nav.orders',
      icon: IconList,
      role: 'admin',
      load: () => import('#web/back-office/orders/orders-screen.tsx'),
    },
  ],
];

export const screens: readonly Screen[] = screenGroups.flat();
