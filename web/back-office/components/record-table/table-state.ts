import { useCallback, useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';

const keyOf = (tableName: string): string => `office.table.${tableName}.filters`;

/** Only the panel of one record is in the address: the table itself stands as it was kept. */
const saysNothing = (search: URLSearchParams, panel: string): boolean =>
  [...search.keys()].every((key) => key === panel);

type Kept = {
  /** What the address says of the table. */
  search: URLSearchParams;
  /** Puts it into the address and keeps it on this device. */
  change: (search: URLSearchParams) => void;
  /** Shows the table as at first and forgets what was kept. */
  clear: () => void;
  /** Shows the table as at first; what was kept comes back the next time. */
  clearTemporarily: () => void;
};

/**
 * Filters, order and page of a table: in the address, so that it can be sent on, and in local storage under the
 * table's key, so that they are there again (back-office specification, section 9). An address that names any wins.
 * @param panel the parameter that opens one record beside the table
 */
export const useTableState = (tableName: string, panel: string): Kept => {
  const [address, setAddress] = useSearchParams();
  const [restored, setRestored] = useState(() =>
    saysNothing(address, panel)
      ? new URLSearchParams(localStorage.getItem(keyOf(tableName)) ?? '')
      : undefined,
  );
  useEffect(() => {
    if (!restored) return;
    setRestored(undefined);
    if (restored.size === 0) return;
    const open = address.get(panel);
    if (open) restored.set(panel, open);
    setAddress(restored, { replace: true });
  }, [restored, address, setAddress, panel]);

  const change = useCallback(
    (search: URLSearchParams) => {
      const kept = new URLSearchParams(search);
      kept.delete(panel);
      kept.delete('page');
      localStorage.setItem(keyOf(tableName), kept.toString());
      setAddress(search);
    },
    [tableName, panel, setAddress],
  );
  return {
    search: restored ?? address,
    change,
    clear: () => change(new URLSearchParams()),
    clearTemporarily: () => setAddress(new URLSearchParams()),
  };
};
