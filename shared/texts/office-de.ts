import { officeDispatchDe } from '#shared/texts/office-dispatch-de.ts';
import type { officeEn } from '#shared/texts/office-en.ts';
import { officeShellDe } from '#shared/texts/office-shell-de.ts';

/** The back office in German. */
export const officeDe = {
  ...officeShellDe,
  ...officeDispatchDe,
} satisfies Record<keyof typeof officeEn, string>;
