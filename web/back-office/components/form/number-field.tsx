import { TextInput, type TextInputProps } from '@mantine/core';
import { useState } from 'react';
import { type NumberProblem, readNumber } from '#shared/typed-number.ts';
import { type OfficeLanguage, type Translate, useTexts } from '#web/back-office/language/office-language.ts';

type Decimals = 0 | 2;

const wordOf = (
  typed: string,
  problem: Exclude<NumberProblem, 'empty'>,
  decimals: Decimals,
  t: Translate,
): string => {
  if (problem === 'ambiguous') {
    const number = typed.trim();
    return t('office.number.ambiguous', { number, whole: number.replace(/[.,]/, '') });
  }
  if (problem === 'decimals') return t(decimals === 0 ? 'office.number.whole' : 'office.number.decimals');
  return t('office.number.unreadable');
};

/** Why a typed number cannot be read, in the reader's language; undefined for a number and for nothing at all. */
export const numberProblem = (typed: string, decimals: Decimals, t: Translate): string | undefined => {
  const { problem } = readNumber(typed, decimals);
  return problem && problem !== 'empty' ? wordOf(typed, problem, decimals, t) : undefined;
};

/** A stored number as the reader writes it. */
const shownIn = (language: OfficeLanguage, stored: string): string =>
  language === 'de' && /^-?\d+\.\d{1,2}$/.test(stored) ? stored.replace('.', ',') : stored;

type Props = Omit<TextInputProps, 'type' | 'inputMode' | 'value' | 'defaultValue' | 'onChange'> & {
  /** As it was typed, or as it is stored: with a point before the decimals. */
  value: string;
  onType: (text: string) => void;
};

const NumberField = ({
  value,
  decimals,
  error,
  onType,
  onBlur,
  ...props
}: Props & { decimals: Decimals }) => {
  const { t, language } = useTexts();
  const [typed, setTyped] = useState<string>();
  const [isLeft, setLeft] = useState(false);
  const problem = numberProblem(value, decimals, t);
  // While it is being typed, `1.234,50` is `1.234` for a moment.
  const isSaid = problem !== undefined && (isLeft || Boolean(error));
  return (
    <TextInput
      autoComplete="off"
      {...props}
      inputMode={decimals === 0 ? 'numeric' : 'decimal'}
      value={value === typed ? value : shownIn(language, value)}
      error={isSaid ? problem : error}
      onBlur={(event) => {
        setLeft(true);
        onBlur?.(event);
      }}
      onChange={(event) => {
        const text = event.currentTarget.value;
        setTyped(text);
        setLeft(false);
        onType(text);
      }}
    />
  );
};

/** An amount with at most two decimals, with comma or point; the text is read by `readNumber`. */
export const AmountField = (props: Props) => <NumberField {...props} decimals={2} />;

/** A whole number; the text is read by `readNumber`. */
export const CountField = (props: Props) => <NumberField {...props} decimals={0} />;
