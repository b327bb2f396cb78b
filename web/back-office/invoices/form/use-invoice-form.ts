import { useEffect, useState } from 'react';
import type { FieldErrors } from '#shared/domain-error.ts';
import { changedInput } from '#web/back-office/invoices/form/change-input.ts';
import { type Draft, dropDraft, keepDraft, readDraft } from '#web/back-office/invoices/form/draft.ts';
import { formOf } from '#web/back-office/invoices/form/form-of-input.ts';
import {
  formProblems,
  type Problems,
  problemWords,
  unreadNumbers,
} from '#web/back-office/invoices/form/form-problems.ts';
import type { InvoiceInput } from '#web/back-office/invoices/form/invoice-input.ts';
import type { AgencyRow } from '#web/back-office/invoices/form/use-agencies.ts';
import { useTexts } from '#web/back-office/language/office-language.ts';
import { useAirportClock } from '#web/common/airport-clock.ts';

type Wanted = {
  /** `new`, or the invoice it is a clone of. */
  readonly id: string;
  readonly start: InvoiceInput;
  readonly agencies: readonly AgencyRow[];
};

const begin = ({ id, start }: Wanted): Draft => {
  const draft = readDraft();
  return draft?.id === id ? draft : { id, key: crypto.randomUUID(), start, input: start };
};

/** Without the refusals of fields that have been typed in since. */
const without = (problems: Problems, patch: Partial<InvoiceInput>): Problems =>
  Object.fromEntries(Object.entries(problems).filter(([field]) => !((field.split('.')[0] ?? '') in patch)));

/** The form as it is typed, kept in this window, and what is wrong with it. */
export const useInvoiceForm = (wanted: Wanted) => {
  const { agencies } = wanted;
  const { t } = useTexts();
  const { date: today } = useAirportClock();
  const [begun] = useState(() => begin(wanted));
  const [input, setInput] = useState(begun.input);
  const [refused, setRefused] = useState<Problems>({});
  const [taken, setTaken] = useState<string>();
  const [touched, setTouched] = useState<readonly string[]>([]);
  const [isChecked, setChecked] = useState(false);
  const form = formOf(input);
  const agency = agencies.find(({ _id }) => _id === form.agencyId);
  const isTaken = taken !== undefined && form.invoice_number?.trim() === taken;
  const found = formProblems(form, agency, today);
  const isDirty = JSON.stringify(input) !== JSON.stringify(begun.start);
  useEffect(() => {
    if (isDirty) keepDraft({ ...begun, input });
    else dropDraft();
  }, [isDirty, begun, input]);

  return {
    key: begun.key,
    input,
    form,
    agency,
    agencies,
    isDirty,
    /** Everything that keeps the form from being issued, by field. */
    problems: {
      ...problemWords(found, t),
      ...unreadNumbers(input, found, t),
      ...(isTaken && { invoice_number: t('office.invoices.error.invoice_number.exists') }),
      ...refused,
    } as Problems,
    /** A field says what is wrong with it once somebody has been in it. */
    isShown: (name: string): boolean => isChecked || touched.includes(name),
    touch: (name: string): void =>
      setTouched((before) => (before.includes(name) ? before : [...before, name])),
    check: (): void => setChecked(true),
    change: (patch: Partial<InvoiceInput>): void => {
      setInput((before) => changedInput(before, patch, agencies));
      setRefused((before) => without(before, patch));
    },
    refuse: (fields: FieldErrors): void => {
      setRefused(problemWords(fields, t));
      setChecked(true);
    },
    /** The number is taken, whatever else was typed meanwhile. */
    refuseNumber: (number: string): void => setTaken(number),
    /** Keeps it also as it began, for the preview's page. */
    keep: (): void => keepDraft({ ...begun, input }),
  };
};
export type InvoiceFormState = ReturnType<typeof useInvoiceForm>;
