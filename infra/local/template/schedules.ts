import * as z from 'zod/mini';
import { functionNameOf } from './routes.ts';
import type { LocalStack } from './stack-template.ts';

const targetSchema = { Arn: z.string(), Input: z._default(z.string(), '{}') };
const scheduleSchema = z.object({
  ScheduleExpression: z.string(),
  ScheduleExpressionTimezone: z._default(z.string(), 'UTC'),
  State: z._default(z.string(), 'ENABLED'),
  Target: z.object(targetSchema),
});
const ruleSchema = z.object({
  ScheduleExpression: z.optional(z.string()),
  State: z._default(z.string(), 'ENABLED'),
  Targets: z._default(z.array(z.object(targetSchema)), []),
});

export type Schedule = {
  readonly id: string;
  /** `cron(…)` or `rate(…)`. */
  readonly expression: string;
  readonly timeZone: string;
  readonly functionName: string;
  readonly input: unknown;
};

/** What the clock starts: EventBridge Scheduler's schedules and EventBridge's rules, the enabled ones. */
export const readSchedules = (stack: LocalStack): readonly Schedule[] => {
  const schedules = stack
    .resources('AWS::Scheduler::Schedule', scheduleSchema)
    .filter(({ properties }) => properties.State === 'ENABLED')
    .map(({ logicalId, properties }) => ({
      id: logicalId,
      expression: properties.ScheduleExpression,
      timeZone: properties.ScheduleExpressionTimezone,
      functionName: functionNameOf(properties.Target.Arn),
      input: JSON.parse(properties.Target.Input) as unknown,
    }));
  const rules = stack.resources('AWS::Events::Rule', ruleSchema).flatMap(({ logicalId, properties }) => {
    const { ScheduleExpression: expression, State, Targets } = properties;
    if (expression === undefined || State !== 'ENABLED') return [];
    return Targets.map(({ Arn, Input }) => ({
      id: logicalId,
      expression,
      timeZone: 'UTC',
      functionName: functionNameOf(Arn),
      input: JSON.parse(Input) as unknown,
    }));
  });
  return [...schedules, ...rules];
};
