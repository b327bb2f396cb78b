import * as z from 'zod/mini';
import { localized } from '#shared/schemas.ts';

export const SETTING_TYPES = ['text', 'number', 'decimal', 'longtext'] as const;

/** A value that the office can change. Only `public` ones leave the back office. */
export const setting = z.object({
  key: z.string(),
  type: z.enum(SETTING_TYPES),
  value: z.union([z.string(), z.number()]),
  readable_title: localized,
  readable_description: localized,
  public: z.boolean(),
  /** None before the first edit. */
  version: z.optional(z.int()),
});
export type Setting = z.infer<typeof setting>;

/** Up to how many units the base prices cover (public specification, section 9). */
export const THRESHOLD_KEYS = ['bag_base_1_to_x', 'person_base_1_to_x', 'vip_base_1_to_x'] as const;
export type Thresholds = { readonly [key in (typeof THRESHOLD_KEYS)[number]]: number };
