import { describe, expect, it } from 'vitest';
import { furthestStep, isDone, isReachable, stepAfter, stepBefore } from '#web/public/booking/draft/steps.ts';

describe('steps of the wizard', () => {
  it('lets a visitor jump to a step only when every earlier one is valid', () => {
    expect(isReachable('payment', ['travel-details', 'service-details', 'personal-details'])).toBe(true);
    expect(isReachable('payment', ['travel-details', 'personal-details'])).toBe(false);
    expect(isReachable('travel-details', [])).toBe(true);
  });

  it('shows a step as done only together with all earlier ones', () => {
    expect(isDone('personal-details', ['travel-details', 'service-details', 'personal-details'])).toBe(true);
    expect(isDone('personal-details', ['travel-details', 'personal-details'])).toBe(false);
  });

  it('sends whoever comes too early to the first incomplete step', () => {
    expect(furthestStep([])).toBe('travel-details');
    expect(furthestStep(['travel-details', 'payment'])).toBe('service-details');
  });

  it('leads from payment to the overview and from the first step nowhere back', () => {
    expect(stepAfter('payment')).toBe('overview');
    expect(stepBefore('travel-details')).toBeUndefined();
  });
});
