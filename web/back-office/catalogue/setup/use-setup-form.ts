import { type SetupErrorCode, setupErrors } from '#shared/catalogue/setup-rules.ts';
import type { FieldErrors } from '#shared/domain-error.ts';
import {
  type FieldName,
  type SetupKind,
  type SetupRow,
  typeOf,
} from '#web/back-office/catalogue/setup/setup-kind.ts';
import { useChoices } from '#web/back-office/catalogue/setup/use-shown.ts';
import { typedEuros } from '#web/back-office/catalogue/typed-euros.ts';
import { useEntryForm } from '#web/back-office/components/form/use-entry-form.ts';
import { useTexts } from '#web/back-office/language/office-language.ts';

export type Entry = {
  kind: SetupKind;
  /** Undefined while one is added. */
  row: SetupRow | undefined;
  reread: () => Promise<void>;
  onClose: () => void;
};

const isKnown = (code: string): code is SetupErrorCode => code in setupErrors;

const priceProblems = (kind: SetupKind, values: SetupRow['values']): FieldErrors =>
  kind.fields.includes('price') && typedEuros(values.price ?? '') === undefined
    ? { price: { code: 'setup.price', message: setupErrors['setup.price'] } }
    : {};

/** One row of the set-up as it is typed, and its saving. */
export const useSetupForm = ({ kind, row, reread, onClose }: Entry) => {
  const { t } = useTexts();
  const choicesOf = useChoices();
  /** What a new row begins with: what is offered, the first of few, and nothing else. */
  const first = (name: FieldName): string => {
    const isChoice = name === 'airport' || name === 'travelType' || name === 'service';
    if (isChoice) return choicesOf(name)[0]?.value ?? '';
    return typeOf(name) === 'flag' ? String(name === 'active') : '';
  };
  const form = useEntryForm({
    stored: {
      ...Object.fromEntries(kind.fields.map((name) => [name, row ? '' : first(name)])),
      ...row?.values,
    },
    problemsOf: (values) => priceProblems(kind, values),
    send: (values) => kind.save(values, row),
    reread,
    doneText: t('office.setup.saved'),
    failedText: t('office.catalogue.not_saved'),
    wordOf: (code, message) => (isKnown(code) ? t(`office.setup.error.${code}`) : message),
    onDone: onClose,
  });
  const submit = (event: { preventDefault: () => void }): void => {
    event.preventDefault();
    // A row that nobody has changed is not saved anew.
    if (row && !form.isDirty) onClose();
    else form.submit(event);
  };
  return { ...form, submit };
};
export type SetupForm = ReturnType<typeof useSetupForm>;
