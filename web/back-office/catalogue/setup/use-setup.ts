import { useDebouncedValue } from '@mantine/hooks';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import useSWR from 'swr';
import type { Filter, SetupKind, Where } from '#web/back-office/catalogue/setup/setup-kind.ts';
import { SETUP_KINDS } from '#web/back-office/catalogue/setup/setup-kinds.ts';

const STEP = 50;
/** As many rows as the API gives at once. */
const MOST = 500;

/** What a form was opened with is read anew only when it asks for it: else a stale save would not be noticed. */
const STILL = { revalidateOnFocus: false, revalidateOnReconnect: false, keepPreviousData: true } as const;

/** The kind that the address names, and whether one of it is edited. */
export const useSetupAddress = () => {
  const [search, setSearch] = useSearchParams();
  const kind: SetupKind = SETUP_KINDS.find(({ name }) => name === search.get('of')) ?? SETUP_KINDS[0];
  const show = (edited: Record<string, string>): void => setSearch({ of: kind.name, ...edited });
  return {
    kind,
    /** The id of the row that is edited; empty while one is added. */
    edited: search.get('edit') ?? undefined,
    edit: (id: string): void => show({ edit: id }),
    close: (): void => show({}),
  };
};

/** The rows of a kind that fit what is sought, as many as were asked for. */
export const useSetupRows = (kind: SetupKind) => {
  const [sought, setSought] = useState('');
  const [chosen, setChosen] = useState<{ readonly [name in Filter]?: string }>({});
  const [limit, setLimit] = useState(STEP);
  const [settled] = useDebouncedValue(sought.trim(), 250);
  const where: Where = { ...chosen, ...(settled && { search: settled }) };
  const { data, error, mutate } = useSWR(
    ['setup', kind.name, where, limit],
    async () => {
      const [rows, { count }] = await Promise.all([
        kind.list({ offset: 0, limit, where }),
        kind.count({ where }),
      ]);
      return { rows, count };
    },
    STILL,
  );
  return {
    data,
    error: error as unknown,
    sought,
    seek: (text: string): void => {
      setSought(text);
      setLimit(STEP);
    },
    chosen,
    choose: (name: Filter, value: string): void => {
      const { [name]: _, ...others } = chosen;
      setChosen(value ? { ...others, [name]: value } : others);
      setLimit(STEP);
    },
    more:
      data && data.count > data.rows.length && limit < MOST
        ? (): void => setLimit(Math.min(MOST, limit + STEP))
        : undefined,
    reread: async (): Promise<void> => {
      await mutate();
    },
  };
};
