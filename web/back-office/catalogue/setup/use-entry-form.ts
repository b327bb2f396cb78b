import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { type SetupErrorCode, setupErrors } from '#shared/catalogue/setup-rules.ts';
import {
  type FieldName,
  type SetupKind,
  type SetupRow,
  typeOf,
} from '#web/back-office/catalogue/setup/setup-kind.ts';
import { useChoices } from '#web/back-office/catalogue/setup/use-shown.ts';
import { typedEuros } from '#web/back-office/catalogue/typed-euros.ts';
import { useAlerts } from '#web/back-office/components/alerts.tsx';
import { focusFirstProblem } from '#web/back-office/components/form/focus-problem.ts';
import { useEdited } from '#web/back-office/components/form/use-edited.ts';
import { useTexts } from '#web/back-office/language/office-language.ts';
import { ApiError } from '#web/common/call-api.ts';

export type Entry = {
  kind: SetupKind;
  /** Undefined while one is added. */
  row: SetupRow | undefined;
  reread: () => Promise<void>;
  onClose: () => void;
};

const isKnown = (code: string): code is SetupErrorCode => code in setupErrors;

/** One row of the set-up as it is typed, and its saving. */
export const useEntryForm = ({ kind, row, reread, onClose }: Entry) => {
  const { t } = useTexts();
  const { success, danger } = useAlerts();
  const [isBusy, setBusy] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const choicesOf = useChoices();
  /** What a new row begins with: what is offered, the first of few, and nothing else. */
  const first = (name: FieldName): string => {
    const isChoice = name === 'airport' || name === 'travelType' || name === 'service';
    if (isChoice) return choicesOf(name)[0]?.value ?? '';
    return typeOf(name) === 'flag' ? String(name === 'active') : '';
  };
  const edited = useEdited({
    ...Object.fromEntries(kind.fields.map((name) => [name, row ? '' : first(name)])),
    ...row?.values,
  });
  const refuse = (errors: Record<string, string>): void => {
    // A field can take the focus once it is enabled again and says that it is wrong.
    flushSync(() => {
      setBusy(false);
      edited.refuse(errors);
    });
    focusFirstProblem(form.current);
  };

  const fail = async (error: unknown): Promise<void> => {
    const isStale = error instanceof ApiError && error.status === 409;
    // What was typed stays, over the row as it is by now.
    if (isStale) await reread();
    const isWrong = error instanceof ApiError && Object.keys(error.fields).length > 0;
    const reason = isStale && row ? t('office.catalogue.error.changed') : undefined;
    danger(
      t('office.catalogue.not_saved'),
      isWrong ? { reason: t('office.setup.check_fields') } : { error, reason },
    );
    if (!isWrong) return;
    refuse(
      Object.fromEntries(
        Object.entries(error.fields).map(([name, { code, message }]) => [
          name,
          isKnown(code) ? t(`office.setup.error.${code}`) : message,
        ]),
      ),
    );
  };

  const save = async (): Promise<void> => {
    if (isBusy) return;
    if (row && edited.dirty.length === 0) {
      onClose();
      return;
    }
    if (kind.fields.includes('price') && typedEuros(edited.value('price')) === undefined) {
      refuse({ price: t('office.setup.error.setup.price') });
      return;
    }
    setBusy(true);
    try {
      await kind.save(Object.fromEntries(kind.fields.map((name) => [name, edited.value(name)])), row);
      success(t('office.setup.saved'));
      await reread();
      // The way out asks about what is not saved: it must know by then that everything is.
      flushSync(edited.drop);
      onClose();
    } catch (error) {
      await fail(error);
    } finally {
      setBusy(false);
    }
  };
  return { ...edited, form, isBusy, save: (): void => void save() };
};
export type EntryForm = ReturnType<typeof useEntryForm>;
