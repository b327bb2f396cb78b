import * as z from 'zod/mini';
import { auditEntry } from '#shared/audit/audit-entry.ts';
import { SETTING_TYPES } from '#shared/catalogue/setting.ts';
import type { Contract } from '#shared/http/contract.ts';
import { localized } from '#shared/schemas.ts';

const value = z.union([z.string(), z.number()]);

const settings = z.array(
  z.object({
    key: z.string(),
    type: z.enum(SETTING_TYPES),
    value,
    readable_title: localized,
    readable_description: localized,
    public: z.boolean(),
    /** Of this setting: a form sends back the one that it was opened with. */
    version: z.int(),
  }),
);

/** The editing of settings. */
export const settingsApi = {
  'GET /api/settings': {
    role: 'admin',
    summary: 'All settings with their titles and types; of invoice numbers the last that was given',
    answer: settings,
  },
  'PUT /api/settings': {
    role: 'admin',
    summary: 'Changes some settings, all or none; a stale version of one is refused',
    body: z
      .array(z.strictObject({ key: z.string(), value, version: z.int() }))
      .check(z.minLength(1), z.maxLength(200)),
    answer: settings,
  },
  'GET /api/settings/{key}/history': {
    role: 'admin',
    summary: 'Who changed a setting, and when; the latest first',
    answer: z.object({ rows: z.array(auditEntry) }),
  },
} as const satisfies Contract;
export type SettingsApi = typeof settingsApi;
