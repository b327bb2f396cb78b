import { useState } from 'react';
import type { ReceivedOf } from '#shared/http/contract.ts';
import type { OrderDeskApi } from '#shared/orders/order-desk-api.ts';
import { useAlerts } from '#web/back-office/components/alerts.tsx';
import { numberProblem } from '#web/back-office/components/form/number-field.tsx';
import { germanFieldError } from '#web/back-office/language/german-refusals.ts';
import { type OfficeLanguage, type Translate, useTexts } from '#web/back-office/language/office-language.ts';
import { nameOf } from '#web/back-office/orders/order-row.ts';
import {
  differingFields,
  type EditInput,
  editOf,
  inputOf,
  isCount,
} from '#web/back-office/orders/panel/edit-fields.ts';
import type { OrderDetails } from '#web/back-office/orders/panel/use-order.ts';
import { ApiError, apiClient } from '#web/common/call-api.ts';

const UPDATE = 'PUT /api/orders/{id}/update';
const call = apiClient<OrderDeskApi>();

type Preview = ReceivedOf<OrderDeskApi[typeof UPDATE]>;
type Wish = {
  base: OrderDetails;
  input: EditInput;
  reread: () => Promise<void>;
  onSaved: () => void;
};

/** What is wrong with each field, in the reader's language. */
const messagesOf = (error: unknown, language: OfficeLanguage): Record<string, string> => {
  if (!(error instanceof ApiError)) return {};
  return Object.fromEntries(
    Object.entries(error.fields).map(([field, { code, message }]) => [
      field,
      (language === 'de' ? germanFieldError(code) : undefined) ?? message,
    ]),
  );
};

/** Changed counts that cannot be read. */
const unreadCounts = (base: OrderDetails, input: EditInput, t: Translate): Record<string, string> =>
  Object.fromEntries(
    differingFields(inputOf(base), input)
      .filter(isCount)
      .flatMap((field) => {
        const problem = numberProblem(input[field], 0, t);
        return problem ? [[field, problem]] : [];
      }),
  );

/** Two steps: asks what an edit costs, then saves it by the version that was read. */
export const useEdit = ({ base, input, reread, onSaved }: Wish) => {
  const { t, language } = useTexts();
  const { success, danger } = useAlerts();
  const [preview, setPreview] = useState<Preview>();
  const [isBusy, setBusy] = useState(false);
  const [isStale, setStale] = useState(false);
  const [fields, setFields] = useState<Record<string, string>>({});

  const fail = async (error: unknown): Promise<void> => {
    setPreview(undefined);
    setFields(messagesOf(error, language));
    if (error instanceof ApiError && error.code === 'changed_meanwhile') {
      await reread();
      setStale(true);
      return;
    }
    danger(t('office.edit.failed'), { error });
  };
  const send = async (isPreview: boolean): Promise<void> => {
    const body = { ...editOf(base, input), version: base.version, preview: isPreview };
    const answer = await call(UPDATE, { params: { id: base._id }, body });
    if (isPreview) {
      setPreview(answer);
      return;
    }
    success(t('office.edit.saved', { order: nameOf(base) }));
    await reread();
    onSaved();
  };
  return {
    preview,
    isBusy,
    isStale,
    fields,
    /** The next step: the price first, then the save. */
    next: async (): Promise<void> => {
      if (isBusy) return;
      if (Object.keys(editOf(base, input)).length === 0) {
        danger(t('office.edit.unchanged'));
        return;
      }
      const unread = unreadCounts(base, input, t);
      setFields(unread);
      if (Object.keys(unread).length > 0) return;
      setBusy(true);
      await send(!preview).catch(fail);
      setBusy(false);
    },
    /** What was typed since makes the price shown, and the refusal, old. */
    forget: (): void => {
      setPreview(undefined);
      setStale(false);
    },
  };
};
export type EditState = ReturnType<typeof useEdit>;
