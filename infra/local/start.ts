import { readOptions } from './settings.ts';
import { startStack } from './stack.ts';
import { StartError } from './start-error.ts';

// As in Lambda.
process.env['TZ'] = 'UTC';

const stack = await startStack(readOptions(process.env)).catch((error: unknown) => {
  process.stderr.write(
    `${error instanceof StartError ? error.message : error instanceof Error ? error.stack : error}\n`,
  );
  process.exit(1);
});
process.stdout.write(`Ready on ${stack.url}\n`);

const end = async (): Promise<void> => {
  await stack.close();
  process.exit(0);
};
process.once('SIGINT', () => void end());
process.once('SIGTERM', () => void end());
