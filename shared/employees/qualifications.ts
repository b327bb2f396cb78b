/** What an employee may be put on. */
export const QUALIFICATIONS = ['assistant', 'porter', 'both'] as const;
export type Qualification = (typeof QUALIFICATIONS)[number];
