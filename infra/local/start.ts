import { buildIfStale } from './build-if-stale.ts';
import { runUntilEnded } from './run-until-ended.ts';
import { startStack } from './stack.ts';

await runUntilEnded(async (options) => {
  await buildIfStale();
  return startStack(options);
});
