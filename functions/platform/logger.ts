import { Logger } from '@aws-lambda-powertools/logger';

/**
 * Structured logs with the request id. Bodies, names, addresses, tokens and cookies are never logged: pass ids
 * and codes.
 */
export const logger = new Logger({ serviceName: 'airport-assist' });
