import { TextInput } from '@mantine/core';
import { useState } from 'react';
import { isCalendarDate } from '#shared/calendar-date.ts';

type Props = {
  label: string;
  value: string;
  min?: string;
  /** Whether it may be emptied. */
  isOptional?: boolean;
  /** Why a day cannot be taken, in words. */
  refusal?: (day: string) => string | undefined;
  onDay: (day: string) => void;
};

/** While a year is typed, its first digits are a year of long ago. */
const isTyped = (day: string): boolean => isCalendarDate(day) && day >= '2000';

/** A day that filters once it is whole; what was typed stands until it is left. */
export const DayField = ({ label, value, min, isOptional, refusal, onDay }: Props) => {
  const [typed, setTyped] = useState({ text: value, seen: value });
  const text = typed.seen === value || typed.text === value ? typed.text : value;
  const problem = isTyped(text) ? refusal?.(text) : undefined;
  const type = (day: string): void => {
    setTyped({ text: day, seen: value });
    const isDay = isTyped(day) && refusal?.(day) === undefined;
    if (isDay || (isOptional && day === '')) onDay(day);
  };
  return (
    <TextInput
      type="date"
      label={label}
      value={text}
      {...(min && { min })}
      error={problem}
      onChange={(event) => type(event.currentTarget.value)}
      onBlur={() => setTyped({ text: value, seen: value })}
    />
  );
};
