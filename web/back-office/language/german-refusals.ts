import type { RefusalReason } from '#shared/texts/refusals.ts';

type Refusals = Readonly<Record<string, { readonly de: string }>>;

let known: Refusals = {};

/** Brings the reasons of refusals with the German texts: English readers have them in the server's words. */
export const bringGermanRefusals = async (): Promise<void> => {
  known = (await import('#shared/texts/refusals.ts')).REFUSALS satisfies Record<RefusalReason, object>;
};

/** Why something was refused, with its values in double braces; undefined for a reason that is not known here. */
export const germanRefusal = (reason: string): string | undefined => known[reason]?.de;
