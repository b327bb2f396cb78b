import { readCatalogue, settingKey } from '#functions/platform/data/catalogue.ts';
import { storeEntry } from '#functions/platform/data/catalogue-entry.ts';
import { announceEdit } from '#functions/platform/data/catalogue-version.ts';
import { createUser, getUser } from '#functions/platform/data/user.ts';
import { save } from '#functions/platform/data/write.ts';
import { hashPassword } from '#functions/platform/password.ts';
import { DEMO_PASSWORD, demoAccounts } from '#infra/local/demo/demo-accounts.ts';

/** Opens the demo accounts that do not exist yet. */
export const openAccounts = async (now: Date): Promise<void> => {
  const password_hash = await hashPassword(DEMO_PASSWORD);
  for (const account of demoAccounts) {
    if (await getUser(account._id)) continue;
    const created_at = now.toISOString();
    await save(...createUser({ ...account, password_hash, session_version: 1, created_at, version: 1 }));
  }
};

/** The three admins who see both airports may export the ledger; what was entered meanwhile stays. */
export const permitExports = async (): Promise<void> => {
  const { settings } = await readCatalogue();
  const setting = settings.find(({ key }) => key === 'rab_user_ids');
  if (setting?.value !== '') return;
  const admins = demoAccounts.filter(
    ({ role, access_permission }) => role === 'admin' && access_permission === 2,
  );
  const permitted = { ...setting, value: admins.map(({ _id }) => _id).join(', ') };
  await save(storeEntry(settingKey(setting.key), setting, permitted), announceEdit());
};
