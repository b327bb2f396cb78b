import { workerData } from 'node:worker_threads';
import { openAccounts, permitExports } from '#infra/local/demo/open-accounts.ts';
import { openEmployees } from '#infra/local/demo/open-employees.ts';
import { playAssignments } from '#infra/local/demo/play-assignments.ts';
import { playBookings } from '#infra/local/demo/play-bookings.ts';
import { playJobs } from '#infra/local/demo/play-jobs.ts';

const { bookings } = workerData as { bookings: boolean };
await openAccounts(new Date());
await permitExports();
await openEmployees();
if (bookings) {
  await playBookings(new Date());
  await playJobs(new Date());
  await playAssignments(new Date());
}
