import * as z from 'zod/mini';
import { agency } from '#shared/agencies/agency.ts';
import { percent } from '#shared/percent.ts';

/** An agency as the office's calls answer it: tax and concession in percent. */
export const agencyAnswer = z.extend(agency, { tax: percent, concession: percent });
export type AgencyAnswer = z.output<typeof agencyAnswer>;
