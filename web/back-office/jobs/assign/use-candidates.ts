import useSWR from 'swr';
import type { EmployeesApi } from '#shared/employees/employees-api.ts';
import type { ReceivedOf } from '#shared/http/contract.ts';
import { apiClient } from '#web/common/call-api.ts';

const CANDIDATES = 'GET /api/employees/candidates/{jobId}';
const call = apiClient<EmployeesApi>();

/** Somebody who could be put on a job, what stands against it, and what the day brings already. */
export type Candidate = ReceivedOf<EmployeesApi[typeof CANDIDATES]>['rows'][number];

/** Who could be put on a job, the best first; asked anew whenever the dialog opens. */
export const useCandidates = (jobId: string | undefined) =>
  useSWR(jobId ? ([CANDIDATES, jobId] as const) : null, ([key, jobId]) => call(key, { params: { jobId } }), {
    dedupingInterval: 0,
  });

/** Letters that are not made of a plain one and an accent, as one types them without them. */
const PLAIN: Readonly<Record<string, string>> = { ı: 'i', ł: 'l', ø: 'o', đ: 'd', ß: 'ss', æ: 'ae' };

const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[ıłøđßæ]/g, (letter) => PLAIN[letter] ?? letter);

/** Those whose names have all the words that were typed, whatever their case and accents. */
export const namedLike = (candidates: readonly Candidate[], typed: string): Candidate[] => {
  const words = plain(typed).split(/\s+/).filter(Boolean);
  return candidates.filter(({ employee }) => {
    const name = plain(`${employee.first_name} ${employee.last_name}`);
    return words.every((word) => name.includes(word));
  });
};
