import type { ReactNode } from 'react';

/** One entry of a picker. */
export type PickerOption = {
  readonly id: string;
  /** As it reads under its group. */
  readonly label: string;
  /** As it reads alone, once chosen. */
  readonly fullLabel: string;
  readonly group: string;
  /** Further words by which it is found. */
  readonly search?: string;
  /** On the right: price and marks. */
  readonly marks?: ReactNode;
};

const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLocaleLowerCase();

/**
 * Entries that contain every typed word, whatever accents and capitals; where some carry the words in a row, as
 * "hall B" does, only those: hall A contains a "b" as well, in its "baggage".
 */
export const findOptions = (options: readonly PickerOption[], typed: string): PickerOption[] => {
  const words = plain(typed).split(/\s+/).filter(Boolean);
  const textOf = ({ fullLabel, label, group, search = '' }: PickerOption): string =>
    plain(`${group} ${label} ${fullLabel} ${search}`);
  const inARow = options.filter((option) => textOf(option).includes(words.join(' ')));
  if (inARow.length > 0) return inARow;
  return options.filter((option) => words.every((word) => textOf(option).includes(word)));
};

/** Entries by group, groups in the order of their first entry. */
export const inGroups = (options: readonly PickerOption[]): [group: string, options: PickerOption[]][] => [
  ...options.reduce(
    (groups, option) => groups.set(option.group, [...(groups.get(option.group) ?? []), option]),
    new Map<string, PickerOption[]>(),
  ),
];
