import { existsSync } from 'node:fs';
import type { LaunchOptions } from '@playwright/test';

/**
 * The browser of this machine: what CHROME names, the one that npm brought (Linux on x64), Debian's, or an
 * installed Chrome. None is ever downloaded.
 */
export const launchOptions = async (): Promise<LaunchOptions> => {
  const { CHROME } = process.env;
  if (CHROME) return { executablePath: CHROME, args: ['--no-sandbox'] };
  if (process.platform === 'linux' && process.arch === 'x64') {
    // The package looks for Lambda's libraries when it believes to run there.
    delete process.env.AWS_EXECUTION_ENV;
    const { default: chromium } = await import('@sparticuz/chromium');
    return { executablePath: await chromium.executablePath(), args: ['--no-sandbox'] };
  }
  if (existsSync('/usr/bin/chromium')) return { executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] };
  return { channel: 'chrome' };
};
