import * as z from 'zod/mini';
import { instant, siteLanguage } from '#shared/schemas.ts';

export const ANNOUNCEMENT_STATES = ['pending', 'sending', 'sent', 'failed'] as const;

/**
 * A mail that a change has promised, stored in the change's own transaction. Its id names what it announces,
 * so that the same change never promises it twice.
 */
export const announcement = z.object({
  _id: z.string(),
  template: z.enum(['order_received', 'order_confirmed']),
  order_id: z.string(),
  language: siteLanguage,
  state: z.enum(ANNOUNCEMENT_STATES),
  attempts: z.int(),
  /** Until when one sender has it; after that, another may take over. */
  leased_until: z.optional(instant),
  failure: z.optional(z.string()),
  sent_at: z.optional(instant),
  created_at: instant,
  version: z.int(),
});
export type Announcement = z.infer<typeof announcement>;
