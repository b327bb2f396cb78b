/** The five steps of the wizard in their order; each is the last part of its address under `/book`. */
export const STEPS = [
  'travel-details',
  'service-details',
  'personal-details',
  'payment',
  'overview',
] as const;
export type Step = (typeof STEPS)[number];

export const isStep = (text: string | undefined): text is Step =>
  (STEPS as readonly (string | undefined)[]).includes(text);

export const stepsBefore = (step: Step): readonly Step[] => STEPS.slice(0, STEPS.indexOf(step));

export const stepAfter = (step: Step): Step => STEPS[STEPS.indexOf(step) + 1] ?? 'overview';

export const stepBefore = (step: Step): Step | undefined => STEPS[STEPS.indexOf(step) - 1];

/** A step may be opened when every earlier one is valid (public specification, section 4). */
export const isReachable = (step: Step, valid: readonly Step[]): boolean =>
  stepsBefore(step).every((earlier) => valid.includes(earlier));

/** A step shows as done only when it and all earlier ones are valid. */
export const isDone = (step: Step, valid: readonly Step[]): boolean =>
  valid.includes(step) && isReachable(step, valid);

/** Where whoever opened a step too early has to go on. */
export const furthestStep = (valid: readonly Step[]): Step =>
  STEPS.find((step) => !valid.includes(step)) ?? 'overview';
