import { useEffect, useRef, useState } from 'react';
import useSWR from 'swr';
import { differenceOf } from '#web/back-office/components/records/live-difference.ts';
import type { PagedRecords } from '#web/back-office/components/records/use-paged-records.ts';

const EVERY_MS = 4_000;
/** How long a row that came or changed is lit. */
const FRESH_MS = 2_400;
/** Scrolled further than this, one is reading. */
const READING_FROM_PX = 120;

/** Someone who has scrolled down, or stands in the table by keyboard, must not lose their place. */
const isReading = (): boolean =>
  window.scrollY > READING_FROM_PX || document.activeElement?.closest('[data-records]') != null;

type Waiting<R> = { readonly list: string; readonly rows: R[]; readonly added: number };

const useFresh = () => {
  const [fresh, setFresh] = useState<ReadonlySet<string>>(new Set());
  useEffect(() => {
    if (fresh.size === 0) return;
    const timer = setTimeout(() => setFresh(new Set()), FRESH_MS);
    return () => clearTimeout(timer);
  }, [fresh]);
  return [fresh, (ids: readonly string[]) => setFresh(new Set(ids))] as const;
};

type Live<R> = {
  /** Names the call that tells of changes. */
  readonly key: string;
  readonly records: Pick<PagedRecords<R, unknown>, 'name' | 'rows' | 'ask' | 'show'>;
  /** Asks whether anything that the screen does not know has changed since then. */
  readonly askNews: (since: string | undefined) => Promise<{ until: string; isNews: boolean }>;
  /** Differs between two states of a row. */
  readonly markOf: (row: R) => string | number;
};

/**
 * Shows new and changed records by themselves: asks whether anything has changed, and for the rows only when that is
 * news. Changes in place show at once; what would move rows under a reader waits for a press.
 */
export const useLiveRecords = <R extends { readonly _id: string }>({
  key,
  records,
  askNews,
  markOf,
}: Live<R>) => {
  const since = useRef<string>(undefined);
  const [fresh, light] = useFresh();
  const [waiting, setWaiting] = useState<Waiting<R>>();
  const { name, rows = [] } = records;
  const differenceFrom = (present: readonly R[]) => {
    const marked = (all: readonly R[]) => all.map((row) => ({ id: row._id, mark: markOf(row) }));
    return differenceOf(marked(rows), marked(present));
  };

  const show = async (present: R[]): Promise<void> => {
    const { added, changed } = differenceFrom(present);
    setWaiting(undefined);
    await records.show(present);
    light([...added, ...changed]);
  };

  const follow = async (): Promise<true> => {
    const { until, isNews } = await askNews(since.current);
    const isFirst = since.current === undefined;
    since.current = until;
    if (isFirst || !records.rows || !isNews) return true;
    const present = await records.ask();
    const { added, changed, isMoved } = differenceFrom(present);
    if (isMoved && isReading()) setWaiting({ list: name, rows: present, added: added.length });
    else if (isMoved || changed.length > 0) await show(present);
    return true;
  };
  useSWR(key, follow, { refreshInterval: EVERY_MS, dedupingInterval: 0 });

  const mine = waiting?.list === name ? waiting : undefined;
  return {
    fresh,
    /** How many records have come that are not shown yet; undefined when nothing waits. */
    waiting: mine?.added,
    showWaiting: (): void => {
      if (mine) void show(mine.rows);
    },
  };
};
