import { DomainError } from '#shared/domain-error.ts';

/** The refusal that an action meets; an action that is not refused fails the test. */
export const refusalOf = (action: () => unknown): DomainError => {
  try {
    action();
  } catch (error) {
    if (error instanceof DomainError) return error;
    throw error;
  }
  throw new Error('it was not refused');
};
