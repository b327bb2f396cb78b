import type { OrdersApi } from '#shared/orders/orders-api.ts';
import { apiClient } from '#web/common/call-api.ts';
import type { CurrentUser } from '#web/common/session.ts';
import { changePersonal } from '#web/public/booking/draft/draft-changes.ts';
import { changeDraft, currentDraft } from '#web/public/booking/draft/draft-store.ts';
import { countryCode } from '#web/public/booking/personal/countries.ts';

const call = apiClient<OrdersApi>();

const isAddressEmpty = (): boolean => {
  const { address1, zip, city } = currentDraft();
  return [address1, zip, city].every((text) => text.trim() === '');
};

/**
 * Fills in the last billing address of whoever logs in (public specification, section 4). What was entered
 * already stays; without an earlier address the account's name is a beginning.
 */
export const fillInLastAddress = async ({ _id, name }: CurrentUser): Promise<void> => {
  const last = await call('GET /api/addresses/lastByUser/{userId}', { params: { userId: _id } }).catch(
    () => null,
  );
  changeDraft((draft) => {
    if (!last || !isAddressEmpty()) return changePersonal(draft, { name: draft.name || name });
    return changePersonal(draft, { ...last, country: countryCode(last.country) });
  });
};
