import type { SecretName } from '#infra/constructs/secrets.ts';

/** Seconds that a task of a queue may take; nobody else gets it meanwhile. */
export const TASK_SECONDS = 300;

/** What a function may touch. What is not named here is refused by AWS. */
export type Grants = {
  readonly table: 'none' | 'read' | 'readWrite';
  readonly secrets: readonly SecretName[];
  /** Reads with what the first admin opens the account, where one was named. */
  readonly firstAdmin?: true;
  readonly documents?: 'read' | 'write';
  /** Files that expire: archives and other exports. */
  readonly scratch?: 'read' | 'write';
  /** Gives tasks of invoice runs to the workers. */
  readonly runs?: 'send';
  readonly mail?: true;
  /** Writes the rendered pages of the site. */
  readonly pages?: 'write';
  /** Stores and deletes the pictures of pages and slides. */
  readonly pictures?: 'write';
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
