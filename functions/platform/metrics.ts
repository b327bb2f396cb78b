import { Metrics } from '@aws-lambda-powertools/metrics';
import { type BusinessCount, METRICS_NAMESPACE, METRICS_SERVICE } from '#shared/business-counts.ts';

export const metrics = new Metrics({ namespace: METRICS_NAMESPACE, serviceName: METRICS_SERVICE });

/** Counts what the business counts; the dashboard shows it. */
export const count = (what: BusinessCount, howMany = 1): void => {
  metrics.addMetric(what, 'Count', howMany);
};
