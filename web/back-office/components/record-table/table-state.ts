import { useCallback, useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { latestSearch } from '#web/back-office/components/latest-address.ts';
import { keptDays, restoredDays } from '#web/back-office/components/record-table/kept-days.ts';
import { useAirportClock } from '#web/common/airport-clock.ts';

const keyOf = (tableName: string): string => `office.table.${tableName}.filters`;

/** Only what is open beside the table is in the address: the table itself stands as it was kept. */
const saysNothing = (search: URLSearchParams, panels: readonly string[]): boolean =>
  [...search.keys()].every((key) => panels.includes(key));

type Kept = {
  /** What the address says of the table. */
  search: URLSearchParams;
  /** What it says by now, drawn or not: what a change begins from. */
  latest: () => URLSearchParams;
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
 * @param panels the parameters that open something beside the table, always the same array
 */
export const useTableState = (tableName: string, panels: readonly string[]): Kept => {
  const [address, setAddress] = useSearchParams();
  const { date: today } = useAirportClock();
  const [restored, setRestored] = useState(() =>
    saysNothing(address, panels)
      ? restoredDays(new URLSearchParams(localStorage.getItem(keyOf(tableName)) ?? ''), today)
      : undefined,
  );
  useEffect(() => {
    if (!restored) return;
    setRestored(undefined);
    if (restored.size === 0) return;
    for (const panel of panels) {
      const open = address.get(panel);
      if (open) restored.set(panel, open);
    }
    setAddress(restored, { replace: true });
  }, [restored, address, setAddress, panels]);

  const change = useCallback(
    (search: URLSearchParams) => {
      const kept = keptDays(search, today);
      for (const panel of panels) kept.delete(panel);
      kept.delete('page');
      localStorage.setItem(keyOf(tableName), kept.toString());
      setAddress(search);
    },
    [tableName, panels, today, setAddress],
  );
  return {
    search: restored ?? address,
    latest: () => restored ?? latestSearch(),
    change,
    clear: () => change(new URLSearchParams()),
    clearTemporarily: () => setAddress(new URLSearchParams()),
  };
};
