import { hasPorters, isAirportId } from '#shared/catalogue/airport-ids.ts';
import { AIRLINE_GROUP_AGENCY_ID } from '#shared/users/user.ts';
import type { JobInput } from '#web/back-office/jobs/form/job-input.ts';

export const SERVICE_TYPES = ['assistant', 'porter', 'both'] as const;
export type ServiceType = (typeof SERVICE_TYPES)[number];

type Choice = { readonly value: ServiceType; readonly isDisabled: boolean };

/**
 * Which services the form offers: none with porters for airline groups, none of these can be chosen in Munich; a job
 * that is there is one service. Source: back-office specification, section 2.
 */
export const serviceChoices = (
  { agency, location }: Pick<JobInput, 'agency' | 'location'>,
  isUpdate: boolean,
): Choice[] => {
  const airport = Number(location);
  const isGroup = agency === String(AIRLINE_GROUP_AGENCY_ID);
  return SERVICE_TYPES.filter((value) => value === 'assistant' || !isGroup)
    .filter((value) => value !== 'both' || !isUpdate)
    .map((value) => ({
      value,
      isDisabled: value !== 'assistant' && isAirportId(airport) && !hasPorters(airport),
    }));
};
