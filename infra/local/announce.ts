import { DEMO_PASSWORD, demoAccounts } from './demo/demo-accounts.ts';
import type { RunningStack } from './run-stack.ts';
import { StartError } from './start-error.ts';

/** What the terminal shows once everything answers. */
export const readyText = (
  { url, ports, logFile }: Pick<RunningStack, 'url' | 'ports' | 'logFile'>,
  awsEndpoint: string | undefined,
): string => {
  const inbox = awsEndpoint === undefined ? `http://127.0.0.1:${ports.inbox}` : `${awsEndpoint}/_aws/ses`;
  const accounts = demoAccounts.map(({ email, role }) => `  ${email.padEnd(22)}${role}`);
  return [
    `Ready on ${url}`,
    '',
    `  Site           ${url}`,
    `  Back office    ${url}/admin/orders`,
    `  Card sandbox   http://127.0.0.1:${ports.cards}`,
    `  Mail inbox     ${inbox}`,
    `  Function log   ${logFile}`,
    '',
    `Demo accounts, password ${DEMO_PASSWORD}:`,
    ...accounts,
    '',
    'Ctrl-C ends everything.',
    '',
  ].join('\n');
};

/** One line for what can be helped, the stack for what is our own fault. */
export const faultText = (error: unknown): string => {
  if (error instanceof StartError) return error.message;
  if (error instanceof Error && 'code' in error && error.code === 'ENOSPC')
    return 'The disk is full. Free some space and start again.';
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
};
