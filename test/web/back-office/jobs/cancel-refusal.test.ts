import { describe, expect, it } from 'vitest';
import { cancelRefusal } from '#web/back-office/jobs/cancel-refusal.ts';
import { ApiError } from '#web/common/call-api.ts';

const refused = (code: string) =>
  new ApiError(
    409,
    { code: 'refused_transition', fields: { isOrderToBeCanceled: { code, message: '' } } },
    '',
  );

describe('why a job was not cancelled', () => {
  it('is said when it has become the last one meanwhile, or its order is paid', () => {
    expect(cancelRefusal(refused('last_job'), String)).toBe('office.jobs.refused.last_job');
    expect(cancelRefusal(refused('paid'), String)).toBe('office.jobs.refused.paid');
  });

  it('is left to the error itself for anything else', () => {
    expect(cancelRefusal(refused('other'), String)).toBeUndefined();
    expect(cancelRefusal(new ApiError(0, {}, ''), String)).toBeUndefined();
  });
});
