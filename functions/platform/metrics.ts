import { Metrics } from '@aws-lambda-powertools/metrics';

/** Business counts, such as bookings and captures; the alarms and the dashboard read them. */
export const metrics = new Metrics({ namespace: 'AirportAssist', serviceName: 'airport-assist' });
