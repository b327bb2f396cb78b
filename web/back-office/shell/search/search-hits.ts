import type { ReceivedOf } from '#shared/http/contract.ts';
import type { SearchApi } from '#shared/overview/search-api.ts';
import type { Role } from '#shared/roles.ts';
import type { Translate } from '#web/back-office/language/office-language.ts';
import { screens } from '#web/back-office/screens.ts';
import { isShownTo } from '#web/back-office/session/access.ts';

export type Hit = ReceivedOf<SearchApi['POST /api/search']>['rows'][number];

/** What a search offers, and where it leads. */
export type Offer = {
  readonly kind: Hit['kind'] | 'screen';
  readonly title: string;
  readonly about: string;
  readonly date?: string | undefined;
  readonly address: string;
};

/** The screen of a record, with the record open. */
const addressOf = ({ kind, id }: Hit): string =>
  ({
    order: `/admin/orders?order=${id}`,
    job: `/admin/jobs?job=${id}`,
    invoice: `/admin/invoices?number=${encodeURIComponent(id)}`,
  })[kind];

export const offerOf = (hit: Hit): Offer => ({
  kind: hit.kind,
  title: hit.title,
  about: hit.about,
  date: hit.date,
  address: addressOf(hit),
});

/** The screens of a role whose name a text begins a word of; all of them for an empty text. */
export const screenOffers = (text: string, role: Role, t: Translate): Offer[] => {
  const typed = text.trim().toLowerCase();
  return screens
    .filter(({ roles, isHidden }) => !isHidden && isShownTo(role, { roles }))
    .map(({ path, label }) => ({ kind: 'screen' as const, title: t(label), about: '', address: path }))
    .filter(({ title }) =>
      title
        .toLowerCase()
        .split(/[\s-]+/)
        .some((word, at, words) => words.slice(at).join(' ').startsWith(typed) || word.startsWith(typed)),
    );
};
