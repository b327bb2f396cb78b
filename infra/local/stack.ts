import './compiled.ts';
import { startAwsEngines } from './engines/aws-engines.ts';
import { createClosers } from './engines/closers.ts';
import { demandFreePorts, portsFrom } from './ports.ts';
import type { Around, RunningStack } from './run-stack.ts';
import { openDataFolder, type StackOptions } from './settings.ts';

/**
 * Runs the synthesised stack on this machine.
 *
 * @param around watch mode adds to the pages there.
 * @throws StartError when a port is taken or an engine cannot start; nothing is left running.
 */
export const startStack = async (
  options: StackOptions,
  around: Around = (answer) => answer,
): Promise<RunningStack> => {
  const ports = portsFrom(options.port);
  await demandFreePorts(options.port, options.awsEndpoint);
  const closers = createClosers();
  try {
    const data = openDataFolder(options.dataDir);
    closers.add(async () => data.close());
    // Our own modules load the AWS clients: a second that passes while the database starts.
    const modules = import('./run-stack.ts');
    if (options.awsEndpoint === undefined)
      closers.add((await startAwsEngines(ports, data, options.database)).close);
    const { runStack } = await modules;
    return await runStack({ options, ports, data, closers, around });
  } catch (error) {
    await closers.closeAll();
    throw error;
  }
};
