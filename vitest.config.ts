import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

// As in Lambda; every test that cares about the airport's clock says so itself.
process.env.TZ = 'UTC';

/** These move the levers of the card provider's sandbox, kill processes or send anything: they have a stack to themselves. */
const ALONE = ['test/functions/payments/{refund,provider-faults,killed-process}.test.ts'];
/** Leaves a stack that nobody can use any more. */
const LAST_ALONE = 'test/functions/platform/http/any-input.test.ts';

class Order extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const isLast = ({ moduleId }: TestSpecification) => moduleId.endsWith(LAST_ALONE);
    return [...sorted.filter((file) => !isLast(file)), ...sorted.filter(isLast)];
  }
}

export default defineConfig({
  test: {
    reporters: ['default'],
    // Journeys run beside them on two cores: with more files at once, those with many calls run out of their time.
    maxWorkers: 2,
    sequence: { sequencer: Order },
    projects: [
      {
        extends: true,
        test: {
          name: 'rules',
          include: ['test/{shared,infra,house,web}/**/*.test.ts'],
          // Pure functions remember nothing: their modules are loaded once for all files.
          isolate: false,
          testTimeout: 30_000,
          sequence: { groupOrder: 1 },
        },
      },
      {
        extends: true,
        test: {
          name: 'api',
          isolate: false,
          include: ['test/functions/**/*.test.ts'],
          exclude: [...ALONE, LAST_ALONE],
          sequence: { groupOrder: 1 },
          globalSetup: ['test/support/start-stack.ts'],
          testTimeout: 90_000,
          // As journeys have: a busy machine fails no build, and the second try is named in what is printed.
          retry: 1,
        },
      },
      {
        extends: true,
        test: {
          name: 'alone',
          isolate: false,
          // One after the other, and first: what comes last with one worker leaves a core to nobody.
          maxWorkers: 1,
          include: [...ALONE, LAST_ALONE],
          globalSetup: ['test/support/start-alone.ts'],
          testTimeout: 90_000,
          retry: 1,
        },
      },
    ],
  },
});
