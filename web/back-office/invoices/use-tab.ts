import { useSearchParams } from 'react-router';

/** Of the address: which tab is open. It says nothing of the table. */
export const TAB_PARAMETER = 'tab';

export const TABS = ['filter', 'generate'] as const;
export type Tab = (typeof TABS)[number];

/** The open tab, and the address of each; the filter stays in it. */
export const useTab = () => {
  const [search] = useSearchParams();
  const open: Tab = search.get(TAB_PARAMETER) === 'generate' ? 'generate' : 'filter';
  const addressOf = (tab: Tab): string => {
    const next = new URLSearchParams(search);
    next.delete(TAB_PARAMETER);
    if (tab === 'generate') next.set(TAB_PARAMETER, tab);
    return `?${next}`;
  };
  return { open, addressOf };
};
