import type { SecretName } from '#infra/constructs/secrets.ts';

/** What a function may touch. What is not named here is refused by AWS. */
export type Grants = {
  readonly table: 'none' | 'read' | 'readWrite';
  readonly secrets: readonly SecretName[];
  readonly documents?: 'read' | 'write';
  readonly mail?: true;
  /** Writes the rendered pages of the site. */
  readonly pages?: 'write';
};

/** One function as data; its code lies in `functions/<name>/index.ts`. */
export type FunctionPlan = {
  readonly grants: Grants;
  /** Megabytes; Lambda gives processor time in proportion, one whole core at 1769. */
  readonly memory: number;
  /** Seconds. */
  readonly timeout: number;
  /** What the people of the company notice when this function fails. */
  readonly alarmMeans: string;
};
