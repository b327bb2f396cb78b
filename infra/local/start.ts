import { buildIfStale } from './build-if-stale.ts';
import { demandFreePorts } from './ports.ts';
import { runUntilEnded } from './run-until-ended.ts';
import { startStack } from './stack.ts';

await runUntilEnded(async (options) => {
  // Said before the build, not after it.
  await demandFreePorts(options.port, options.awsEndpoint);
  await buildIfStale();
  return startStack(options);
});
