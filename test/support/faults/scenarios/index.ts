import type { contracts, GroupName } from '#infra/contracts.ts';
import type { Scenario } from '#test/support/faults/scenario.ts';
import { clockScenarios } from '#test/support/faults/scenarios/clock.ts';
import { contentScenarios } from '#test/support/faults/scenarios/content.ts';
import { eventScenarios } from '#test/support/faults/scenarios/events.ts';
import { invoiceScenarios } from '#test/support/faults/scenarios/invoices.ts';
import { jobScenarios } from '#test/support/faults/scenarios/jobs.ts';
import { orderScenarios } from '#test/support/faults/scenarios/orders.ts';
import { peopleScenarios } from '#test/support/faults/scenarios/people.ts';
import { placeScenarios } from '#test/support/faults/scenarios/places.ts';
import { setupScenarios } from '#test/support/faults/scenarios/setup.ts';

type Keys = { [G in GroupName]: keyof (typeof contracts)[G] }[GroupName];
/** Lists and counts are asked by POST, and write nothing. */
type Writing = Exclude<Keys, `GET ${string}` | `POST ${string}/list` | `POST ${string}/count`>;

/** Every call of the contracts that may write, each with its scenario: a new one without it does not compile. */
const calls: Record<Writing, Scenario | 'reads'> = {
  ...orderScenarios,
  ...jobScenarios,
  ...peopleScenarios,
  ...setupScenarios,
  ...contentScenarios,
  ...placeScenarios,
  ...invoiceScenarios,
};

/**
 * All work that writes, by its name in the printed matrix: what the clock starts, for the run of a month bills all
 * agencies, and cases of others add some; the calls; what streams and the queue start.
 */
export const scenarios: ReadonlyMap<string, Scenario> = new Map(
  Object.entries({ ...clockScenarios, ...calls, ...eventScenarios }).flatMap(([name, scenario]) =>
    scenario === 'reads' ? [] : [[name, scenario] as const],
  ),
);
