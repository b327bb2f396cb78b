import type { GroupName } from '#infra/contracts.ts';
import type { FunctionPlan } from '#infra/function-plan.ts';

/** Every call checks the gateway's origin secret and reads the caller's session. */
const EVERY_GROUP = ['origin', 'session'] as const;

/** Seconds: below the 30 of the HTTP API, so that the visitor gets our error answer and not the gateway's. */
const WITHIN_THE_GATEWAY = 25;

/** The route groups, one function each; the routes themselves come from the group's contract. */
export const routeGroups = {
  auth: {
    grants: { table: 'readWrite', secrets: [...EVERY_GROUP, 'link'] },
    // scrypt is pure computation: a whole core keeps a login below half a second.
    memory: 1769,
    timeout: WITHIN_THE_GATEWAY,
    alarmMeans: 'Nobody can log in: neither clients on the site nor staff in the back office.',
  },
  users: {
    grants: { table: 'readWrite', secrets: [...EVERY_GROUP, 'link'] },
    // As for a login: registering and changing a password derive with scrypt.
    memory: 1769,
    timeout: WITHIN_THE_GATEWAY,
    alarmMeans:
      'Who is logged in is treated as a stranger: the back office does not open. Nobody can register.',
  },
  catalogue: {
    grants: { table: 'readWrite', secrets: EVERY_GROUP },
    memory: 1024,
    timeout: WITHIN_THE_GATEWAY,
    alarmMeans: 'The booking wizard shows no airports, places or prices: nobody can begin a booking.',
  },
  content: {
    grants: { table: 'readWrite', secrets: [...EVERY_GROUP, 'link'], pictures: 'write' },
    memory: 1024,
    timeout: WITHIN_THE_GATEWAY,
    alarmMeans: 'The content pages do not open, and no contact request or withdrawal reaches the company.',
  },
  orders: {
    grants: { table: 'readWrite', secrets: [...EVERY_GROUP, 'link'], documents: 'read' },
    memory: 1024,
    timeout: WITHIN_THE_GATEWAY,
    alarmMeans:
      'Guests cannot complete a booking, and the office does not see its orders: bookings are lost.',
  },
  jobs: {
    grants: { table: 'readWrite', secrets: EVERY_GROUP },
    memory: 1024,
    timeout: WITHIN_THE_GATEWAY,
    alarmMeans: 'Dispatchers, agencies and employees do not see their jobs: nobody knows who meets whom.',
  },
  employees: {
    grants: { table: 'readWrite', secrets: EVERY_GROUP },
    memory: 1024,
    timeout: WITHIN_THE_GATEWAY,
    alarmMeans: 'Dispatchers cannot put anybody on a job or take anybody off: guests may stand alone.',
  },
  agencies: {
    grants: { table: 'readWrite', secrets: EVERY_GROUP },
    memory: 1024,
    timeout: WITHIN_THE_GATEWAY,
    alarmMeans: 'The office cannot choose an agency: no invoice can be written by hand.',
  },
  invoices: {
    grants: { table: 'readWrite', secrets: EVERY_GROUP, documents: 'write', scratch: 'read', runs: 'send' },
    // Drawing a document is pure computation.
    memory: 1769,
    timeout: WITHIN_THE_GATEWAY,
    alarmMeans: 'The office cannot issue, find or credit invoices, and agencies do not see theirs.',
  },
  overview: {
    // A first password that is mailed again is another one.
    grants: { table: 'readWrite', secrets: [...EVERY_GROUP, 'link'] },
    memory: 1024,
    timeout: WITHIN_THE_GATEWAY,
    alarmMeans:
      'The office does not see what waits for it today, nor its logs, and cannot search: its lists still work.',
  },
  payments: {
    grants: { table: 'readWrite', secrets: [...EVERY_GROUP, 'payment', 'link', 'webhook'] },
    memory: 1024,
    timeout: WITHIN_THE_GATEWAY,
    alarmMeans: 'Guests cannot pay by card, and the office cannot confirm bookings: no money comes in.',
  },
} as const satisfies Record<GroupName, FunctionPlan>;
