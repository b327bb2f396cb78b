import { expect, inject, it } from 'vitest';
import { smokeFaults } from '#infra/deployment/smoke.ts';

it('a new installation passes the look at it from outside that follows a deployment', async () => {
  expect(await smokeFaults(inject('stack').url, () => undefined)).toEqual([]);
});
