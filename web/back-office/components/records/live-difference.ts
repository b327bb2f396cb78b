/** A row as one knows it again: by its id, and by a mark that every change of it makes another. */
type Marked = { readonly id: string; readonly mark: string | number };

type Difference = {
  /** Rows that were not there before. */
  readonly added: readonly string[];
  /** Rows that are there, and have changed. */
  readonly changed: readonly string[];
  /** Whether showing it would move, add or take away rows. */
  readonly isMoved: boolean;
};

/** What is different between the rows on screen and those of the server. */
export const differenceOf = (shown: readonly Marked[], present: readonly Marked[]): Difference => {
  const before = new Map(shown.map(({ id, mark }) => [id, mark]));
  return {
    added: present.filter(({ id }) => !before.has(id)).map(({ id }) => id),
    changed: present.filter(({ id, mark }) => before.has(id) && before.get(id) !== mark).map(({ id }) => id),
    isMoved: shown.length !== present.length || shown.some(({ id }, index) => present[index]?.id !== id),
  };
};
