import type { ReactNode } from 'react';
import { type Audience, isShownTo } from '#web/back-office/session/access.ts';
import { useCurrentUser } from '#web/back-office/session/current-user.tsx';

/** Shows its children to the roles of one list, and hides them from those of the other. */
export const OnlyFor = ({ children, ...audience }: Audience & { children: ReactNode }) =>
  isShownTo(useCurrentUser().role, audience) ? children : null;
