import { useSearchParams } from 'react-router';
import { latestSearch } from '#web/back-office/components/latest-address.ts';

/**
 * Which record stands open beside the table; it is in the address, so that a link leads to it.
 * @param parameter of the address that names it
 * @param pattern of an id; another value opens nothing
 */
export const useOpenRecord = (parameter: string, pattern: RegExp) => {
  const [search, setSearch] = useSearchParams();
  const wanted = search.get(parameter) ?? '';
  const change = (id: string | undefined): void => {
    const next = latestSearch();
    if (id) next.set(parameter, id);
    else next.delete(parameter);
    setSearch(next, { preventScrollReset: true });
  };
  return {
    id: pattern.test(wanted) ? wanted : undefined,
    open: (id: string): void => change(id),
    close: (): void => change(undefined),
  };
};
