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

/** Entries that contain every typed word, whatever accents and capitals. */
export const findOptions = (options: readonly PickerOption[], typed: string): PickerOption[] => {
  const words = plain(typed).split(/\s+/).filter(Boolean);
  return options.filter(({ fullLabel, label, group, search = '' }) => {
    const text = plain(`${group} ${label} ${fullLabel} ${search}`);
    return words.every((word) => text.includes(word));
  });
};

/** Entries by group, groups in the order of their first entry. */
export const inGroups = (options: readonly PickerOption[]): [group: string, options: PickerOption[]][] => [
  ...options.reduce(
    (groups, option) => groups.set(option.group, [...(groups.get(option.group) ?? []), option]),
    new Map<string, PickerOption[]>(),
  ),
];
