import { auditOfSubject, auditWrite } from '#functions/platform/data/audit.ts';
import { readCatalogue, settingKey } from '#functions/platform/data/catalogue.ts';
import { storeEntry } from '#functions/platform/data/catalogue-entry.ts';
import { announceEdit } from '#functions/platform/data/catalogue-version.ts';
import { getInvoiceCounter } from '#functions/platform/data/invoice.ts';
import { getUser } from '#functions/platform/data/user.ts';
import { save } from '#functions/platform/data/write.ts';
import type { Request } from '#functions/platform/http/api-group.ts';
import { auditChanges } from '#shared/audit/audit-entry.ts';
import type { Setting } from '#shared/catalogue/setting.ts';
import { editedSettings, idsIn, type SettingRow, USERS_MAX } from '#shared/catalogue/setting-rules.ts';
import type { SettingsApi } from '#shared/catalogue/settings-api.ts';
import { CLIENT_TYPES } from '#shared/invoices/invoice.ts';
import { actorOf } from '#shared/orders/order-history.ts';

type Call<K extends keyof SettingsApi> = Request<K, SettingsApi[K]>;

/** The settings; the last invoice numbers are those that were given, however low their settings are. */
const load = async (): Promise<Setting[]> => {
  const [{ settings }, counters] = await Promise.all([
    readCatalogue(),
    Promise.all(
      CLIENT_TYPES.map(async (type) => [type, (await getInvoiceCounter(type))?.last ?? 0] as const),
    ),
  ]);
  return settings.map((setting) => {
    const [, given = 0] = counters.find(([type]) => setting.key === `last_invoice_number_${type}`) ?? [];
    return Number(setting.value) < given ? { ...setting, value: given } : setting;
  });
};

const answerOf = (settings: readonly Setting[]) =>
  settings.map((setting) => ({ ...setting, version: setting.version ?? 0 }));

const ID_MAX = 100;

/** The ids of admins among those that the edit names. */
const adminsIn = async (rows: readonly SettingRow[]): Promise<string[]> => {
  const named = rows.find(({ key }) => key === 'rab_user_ids')?.value ?? '';
  // What is longer is no id of ours.
  const ids = idsIn(named).filter((id) => id.length <= ID_MAX);
  const users = await Promise.all(ids.slice(0, USERS_MAX).map(getUser));
  return users.flatMap((user) => (user?.role === 'admin' ? [user._id] : []));
};

export const readSettings = async () => answerOf(await load());

/**
 * Changes some settings, all or none; each is told of in the audit log.
 * @throws DomainError `invalid_input` and `changed_meanwhile`, naming settings by key
 */
export const saveSettings = async ({ body, caller, now }: Call<'PUT /api/settings'>) => {
  const stored = await load();
  const changed = editedSettings(stored, body, await adminsIn(body));
  const writes = changed.flatMap(({ before, after }) => [
    storeEntry(settingKey(before.key), before, after),
    auditWrite(
      {
        by: actorOf(caller.user),
        kind: 'setting',
        subject: before.key,
        title: before.readable_title.en,
        act: 'changed',
        changes: auditChanges({ value: before.value }, { value: after.value }),
      },
      now,
    ),
  ]);
  if (writes.length > 0) await save(...writes, announceEdit());
  const after = new Map(changed.map((one) => [one.before.key, one]));
  return answerOf(
    stored.map((setting) => {
      const one = after.get(setting.key);
      return one ? { ...one.after, version: (one.before.version ?? 0) + 1 } : setting;
    }),
  );
};

export const readSettingHistory = async ({ params }: Call<'GET /api/settings/{key}/history'>) => ({
  rows: await auditOfSubject('setting', params.key),
});
