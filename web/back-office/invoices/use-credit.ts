import { useState } from 'react';
import type { InvoicesApi } from '#shared/invoices/invoices-api.ts';
import { centsToEuros } from '#shared/money.ts';
import { readNumber } from '#shared/typed-number.ts';
import { useAlerts } from '#web/back-office/components/alerts.tsx';
import {
  amountProblem,
  CREDIT_PROBLEMS,
  type CreditInput,
  type CreditProblem,
  numberProblem,
} from '#web/back-office/invoices/credit-problems.ts';
import type { InvoiceRow } from '#web/back-office/invoices/invoice-row.ts';
import { useTexts } from '#web/back-office/language/office-language.ts';
import { ApiError, apiClient } from '#web/common/call-api.ts';

const call = apiClient<InvoicesApi>();

type Props = { invoice: InvoiceRow; onClose: () => void; reread: () => Promise<void> };
/** What the server has said against what was typed. */
type Said = { readonly typed: string; readonly problem: CreditProblem | undefined };
const NOTHING: Said = { typed: '', problem: undefined };

const saidOf = (error: unknown, field: 'amount' | 'invoice_number', typed: string): Said => {
  const code = error instanceof ApiError ? error.fields[field]?.code : undefined;
  return { typed, problem: CREDIT_PROBLEMS.find((known) => known === code) };
};

/** What is typed against what the server has said of it: another text is another question. */
const useSaid = () => {
  const [said, setSaid] = useState(NOTHING);
  return [(typed: string) => (said.typed === typed ? said.problem : undefined), setSaid] as const;
};

/** Asks whether a typed number is taken; without an answer it says so, and the server decides later. */
const askedNumber = async (number: string): Promise<CreditProblem | undefined> => {
  try {
    const { exists } = await call('GET /api/invoices/exists/{number}', { params: { number } });
    return exists ? 'invoice_number.exists' : undefined;
  } catch {
    return 'invoice_number.unchecked';
  }
};

/** A credit note as it is typed, what is wrong with it, and making it. */
export const useCredit = ({ invoice, onClose, reread }: Props) => {
  const { t } = useTexts();
  const { success, danger } = useAlerts();
  const [start] = useState<CreditInput>(() => ({
    amount: invoice.amount_left.toFixed(2),
    number: '',
    reason: '',
  }));
  const [input, setInput] = useState(start);
  const [isNumberLeft, setNumberLeft] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [saidOfAmount, setSaidOfAmount] = useSaid();
  const [saidOfNumber, setSaidOfNumber] = useSaid();
  const number = input.number.trim();
  const ofNumber = numberProblem(number, invoice) ?? saidOfNumber(number);
  const problems = {
    amount: amountProblem(input.amount, invoice) ?? saidOfAmount(input.amount),
    number: ofNumber === 'invoice_number.empty' && !isNumberLeft ? undefined : ofNumber,
  };
  const isReady = !problems.amount && (!ofNumber || ofNumber === 'invoice_number.unchecked');

  const leaveNumber = async (): Promise<void> => {
    setNumberLeft(true);
    if (!number || numberProblem(number, invoice)) return;
    setSaidOfNumber({ typed: number, problem: await askedNumber(number) });
  };
  const refuse = (error: unknown): void => {
    const amount = saidOf(error, 'amount', input.amount);
    const ofTyped = saidOf(error, 'invoice_number', number);
    setSaidOfAmount(amount);
    setSaidOfNumber(ofTyped);
    if (!amount.problem && !ofTyped.problem) danger(t('office.invoices.credit.failed'), { error });
  };
  const create = async (): Promise<void> => {
    setBusy(true);
    try {
      const { row } = await call('POST /api/invoices/createCreditNote/{id}', {
        params: { id: invoice._id },
        body: {
          amount: centsToEuros(readNumber(input.amount, 2).value ?? 0),
          type: invoice.use_case,
          ...(number && { invoice_number: number }),
          ...(input.reason.trim() && { reason: input.reason.trim() }),
        },
      });
      success(t('office.invoices.credit.done', { number: row.invoice_number }));
      await reread().catch(() => undefined);
      onClose();
    } catch (error) {
      refuse(error);
    }
    setBusy(false);
  };
  const submit = (): void => {
    setNumberLeft(true);
    if (isReady && !isBusy) void create();
  };
  const isDirty =
    input.amount !== start.amount || input.number !== start.number || input.reason !== start.reason;
  return { input, setInput, isDirty, problems, isBusy, leaveNumber, submit };
};
