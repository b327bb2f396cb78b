import { isPrivate } from '#shared/jobs/job-services.ts';
import type { JobInput, TextField } from '#web/back-office/jobs/form/job-input.ts';
import { serviceChoices } from '#web/back-office/jobs/form/service-choices.ts';
import type { JobTerms } from '#web/back-office/jobs/form/use-job-terms.ts';

type Terms = Pick<JobTerms, 'jobCodes'>;

const codeIn = ({ jobCodes }: Terms, id: string) => jobCodes.find(({ _id }) => _id === id);

/** The code that tells where the service begins and ends: with both, the assistant's. */
const leadingCode = (input: JobInput, terms: Terms) => codeIn(terms, input.jCode);

/** Only what can be ordered for this agency at this airport. */
const withOfferedService = (input: JobInput): JobInput => {
  const offered = serviceChoices(input, false).filter(({ isDisabled }) => !isDisabled);
  return offered.some(({ value }) => value === input.serviceType) || input.serviceType === ''
    ? input
    : { ...input, serviceType: 'assistant' };
};

/** Codes go with the service that they are of; those of another agency or airport go altogether. */
const withCodes = (before: JobInput, after: JobInput): JobInput => {
  const has = (name: TextField): boolean => before[name] !== after[name];
  if (has('agency') || has('location')) return { ...after, jCode: '', jCodePorter: '' };
  if (!has('serviceType')) return after;
  const { jCode, jCodePorter } = before;
  const [assistant, porter] = before.serviceType === 'porter' ? ['', jCode] : [jCode, jCodePorter];
  if (after.serviceType === 'porter') return { ...after, jCode: porter, jCodePorter: '' };
  return { ...after, jCode: assistant, jCodePorter: after.serviceType === 'both' ? porter : '' };
};

/** From and to of a code stand where nobody has typed others. */
const withWordsOfCode = (before: JobInput, after: JobInput, terms: Terms): JobInput => {
  const [old, code] = [leadingCode(before, terms), leadingCode(after, terms)];
  if (before.jCode === after.jCode) return after;
  const word = (end: 'from_text' | 'to_text'): string =>
    after[end].trim() === '' || after[end] === old?.[end] ? (code?.[end] ?? '') : after[end];
  return { ...after, from_text: word('from_text'), to_text: word('to_text') };
};

/** Places are those of an airport and a travel type; a destination is one of its meeting point's. */
const withPlaces = (before: JobInput, after: JobInput): JobInput => {
  const has = (name: TextField): boolean => before[name] !== after[name];
  if (has('agency') || has('location') || has('travelType')) return { ...after, from_id: '', to_id: '' };
  return has('from_id') && !has('to_id') ? { ...after, to_id: '' } : after;
};

/** What belongs to an agency, or to an airport, does not go along to another; private customers have one date. */
const withOwn = (before: JobInput, after: JobInput): JobInput => ({
  ...after,
  ...(before.agency !== after.agency && { extras: after.extras.filter(({ _id }) => _id === undefined) }),
  ...(before.location !== after.location && { assistants: [], porters: [] }),
  ...(isPrivate(Number(after.agency)) && { further: [] }),
});

/** The form after something was typed or chosen, with everything that follows from it. */
export const changedInput = (before: JobInput, patch: Partial<JobInput>, terms: Terms): JobInput => {
  const typed = withOfferedService({ ...before, ...patch });
  const coded = withWordsOfCode(before, withCodes(before, typed), terms);
  return withOwn(before, withPlaces(before, coded));
};
