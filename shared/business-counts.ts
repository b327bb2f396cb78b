/** Where the counts of the business lie, for who writes them and for the dashboard that shows them. */
export const METRICS_NAMESPACE = 'AirportAssist';
export const METRICS_SERVICE = 'airport-assist';

/** What is counted beside what AWS counts by itself. */
export const BUSINESS_COUNTS = ['OrdersPlaced', 'OrdersConfirmed', 'OrdersRefunded', 'JobsCreated'] as const;
export type BusinessCount = (typeof BUSINESS_COUNTS)[number];
