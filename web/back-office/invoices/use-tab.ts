import { useSearchParams } from 'react-router';

/** Of the address: which tab is open. It says nothing of the table. */
export const TAB_PARAMETER = 'tab';

export const TABS = ['filter', 'generate', 'numbers'] as const;
export type Tab = (typeof TABS)[number];

/** The open tab, and the address of each; the filter stays in it. */
export const useTab = () => {
  const [search] = useSearchParams();
  const open: Tab = TABS.find((tab) => tab === search.get(TAB_PARAMETER)) ?? 'filter';
  const addressOf = (tab: Tab): string => {
    const next = new URLSearchParams(search);
    next.delete(TAB_PARAMETER);
    if (tab !== 'filter') next.set(TAB_PARAMETER, tab);
    return `?${next}`;
  };
  return { open, addressOf };
};
