/**
 * How long a client of a service waits for an answer; then it gives the call up as a `TimeoutError`, which the SDK
 * tries again as any passing fault. By `requestTimeout` alone it would only log that it still waits, until the function's
 * own time is up.
 * @param ms milliseconds, for each of its tries
 */
export const answeredWithin = (ms: number) => ({ requestTimeout: ms, throwOnRequestTimeout: true });
