import { MAIL_STATES, MAIL_TEMPLATES, type MailState, type MailTemplate } from '#shared/emails/mail-names.ts';
import type { DayRange } from '#web/back-office/components/day-pager/day-range.ts';
import { choiceIn, putRange, rangeIn, textIn } from '#web/back-office/logs/log-range.ts';

/** What the mail log shows; an empty text stands for no filter. */
export type MailFilter = {
  readonly range: DayRange;
  readonly state: MailState | '';
  readonly template: MailTemplate | '';
  /** The beginning of an address. */
  readonly to: string;
};

/** The filter that an address stands for; what it lacks, or what is no filter, is the preset's. */
export const readMailFilter = (search: URLSearchParams, preset: MailFilter): MailFilter => ({
  range: rangeIn(search, preset.range),
  state: choiceIn(search, 'state', MAIL_STATES),
  template: choiceIn(search, 'template', MAIL_TEMPLATES),
  to: textIn(search, 'to_address'),
});

/** The address of a filter. */
export const writeMailFilter = (filter: MailFilter, preset: MailFilter): URLSearchParams => {
  const search = new URLSearchParams();
  putRange(search, filter.range, preset.range);
  for (const name of ['state', 'template'] as const) if (filter[name]) search.set(name, filter[name]);
  if (filter.to) search.set('to_address', filter.to);
  return search;
};
