import { useSearchParams } from 'react-router';

/** The parameter of the address that opens one order beside the table. */
export const ORDER_PARAMETER = 'order';

/** Which order stands open beside the table; it is in the address, so that a link leads to it. */
export const useOpenOrder = () => {
  const [search, setSearch] = useSearchParams();
  const wanted = search.get(ORDER_PARAMETER) ?? '';
  const change = (id: string | undefined): void => {
    const next = new URLSearchParams(search);
    if (id) next.set(ORDER_PARAMETER, id);
    else next.delete(ORDER_PARAMETER);
    setSearch(next, { preventScrollReset: true });
  };
  return {
    id: /^\d{1,12}$/.test(wanted) ? wanted : undefined,
    open: (id: string): void => change(id),
    close: (): void => change(undefined),
  };
};
