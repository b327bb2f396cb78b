import { randomUUID } from 'node:crypto';
import * as z from 'zod/mini';
import { auditWrite } from '#functions/platform/data/audit.ts';
import { firstAdminOpened, wasFirstAdminOpened } from '#functions/platform/data/first-admin.ts';
import { announce } from '#functions/platform/data/outbox.ts';
import { createUser, getAccountByEmail } from '#functions/platform/data/user.ts';
import { againWhenChanged, save } from '#functions/platform/data/write.ts';
import { environment } from '#functions/platform/environment.ts';
import { logger } from '#functions/platform/logger.ts';
import { hashPassword } from '#functions/platform/password.ts';
import { secretText } from '#functions/platform/secrets.ts';
import { auditChanges } from '#shared/audit/audit-entry.ts';
import { DEFAULT_LANGUAGE } from '#shared/languages.ts';
import { SYSTEM } from '#shared/orders/order-history.ts';
import type { User } from '#shared/users/user.ts';
import { userFields } from '#shared/users/user-fields.ts';

/** What the deployment says of the first admin, beside the password that AWS drew. */
const access = z.object({ email: z.email(), name: z.string(), password: z.string() });
type Access = z.infer<typeof access>;

/** Both airports, and whatever the office does there. */
const EVERYWHERE = { role: 'admin', airport_id: 1, access_permission: 2 } as const;

const adminOf = async ({ email, name, password }: Access, now: Date): Promise<User> => ({
  _id: randomUUID(),
  name,
  email,
  ...EVERYWHERE,
  password_hash: await hashPassword(password),
  must_change_password: true,
  session_version: 1,
  created_at: now.toISOString(),
  version: 1,
});

/** A link to choose the password, as if it had been forgotten: while it has not arrived, the drawn one opens the account. */
const writesOf = (admin: User, now: Date) => [
  firstAdminOpened(admin),
  ...createUser(admin),
  auditWrite(
    {
      by: SYSTEM,
      kind: 'user',
      subject: admin._id,
      title: admin.name,
      act: 'created',
      changes: auditChanges(undefined, userFields(admin)),
    },
    now,
  ),
  announce(
    {
      _id: `password_reset#${admin._id}#first`,
      template: 'password_reset',
      about: admin._id,
      language: DEFAULT_LANGUAGE,
    },
    now,
  ),
];

/**
 * Opens the account of a new installation's first admin, who sees all airports: once, however often it is deployed,
 * whoever is named later, and also when that account is deleted again.
 * @throws Error when the address has an account already: nobody becomes an admin by having registered first
 */
export const openFirstAdmin = (now: Date): Promise<void> =>
  againWhenChanged(async () => {
    const secretName = environment.FIRST_ADMIN_SECRET_NAME;
    if (!secretName) return;
    const named = z.parse(access, JSON.parse(await secretText(secretName)));
    const taken = await getAccountByEmail(named.email);
    // Asked after the address: who else opened it at this moment has taken both.
    if (await wasFirstAdminOpened()) return;
    if (taken)
      throw new Error('firstAdminEmail: an account has this address already. Deploy with another one.');
    const admin = await adminOf(named, now);
    await save(...writesOf(admin, now));
    logger.info('first admin opened', { user: admin._id });
  });
