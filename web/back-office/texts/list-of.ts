type Answer<T> = { readonly rows: readonly T[]; readonly count: number };

type Asked<T> = {
  readonly data: Answer<T> | undefined;
  readonly error: unknown;
  readonly isLoading: boolean;
  readonly mutate: () => Promise<unknown>;
};

/** A list and its count that come in one answer, as a paged table takes them. */
export const listOf = <T>({ data, error, isLoading, mutate }: Asked<T>) => ({
  rows: data?.rows,
  count: data?.count,
  error,
  isRefreshing: isLoading,
  reread: () => mutate(),
});
