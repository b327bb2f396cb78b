import { LogFormatter, Logger, LogItem } from '@aws-lambda-powertools/logger';
import type { LogAttributes, UnformattedAttributes } from '@aws-lambda-powertools/logger/types';
import { servedRequest } from '#functions/platform/request-trace.ts';

/** One JSON line, with the request that the work is done for and the trace of this invocation. */
class LineFormatter extends LogFormatter {
  override formatAttributes(line: UnformattedAttributes, more: LogAttributes): LogItem {
    const attributes = {
      level: line.logLevel,
      message: line.message,
      timestamp: this.formatTimestamp(line.timestamp),
      service: line.serviceName,
      xray_trace_id: line.xRayTraceId,
      requestId: servedRequest(),
    };
    return new LogItem({ attributes }).addAttributes(more);
  }
}

/**
 * Structured logs with the request id. Bodies, names, addresses, tokens and cookies are never logged: pass ids
 * and codes.
 */
export const logger = new Logger({ serviceName: 'airport-assist', logFormatter: new LineFormatter() });
