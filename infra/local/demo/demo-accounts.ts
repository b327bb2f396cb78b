import { type User, WEB_CLIENT_AGENCY_ID } from '#shared/users/user.ts';

/** The password of every account of the demonstration. */
export const DEMO_PASSWORD = 'Demo-2026';

type DemoAccount = Omit<User, 'password_hash' | 'session_version' | 'created_at' | 'version'>;

const BOTH_AIRPORTS = { airport_id: 1, access_permission: 2 } as const;

/** The accounts of the embedded stack; an installation in the cloud has none of them. */
export const demoAccounts: readonly DemoAccount[] = [
  { _id: 'demo-admin', name: 'Miriam Vogt', email: 'admin@example.com', role: 'admin', ...BOTH_AIRPORTS },
  { _id: 'demo-admin-2', name: 'Jonas Brandt', email: 'admin2@example.com', role: 'admin', ...BOTH_AIRPORTS },
  { _id: 'demo-admin-3', name: 'Selin Aydin', email: 'admin3@example.com', role: 'admin', ...BOTH_AIRPORTS },
  {
    _id: 'demo-munich',
    name: 'Korbinian Huber',
    email: 'munich@example.com',
    role: 'admin',
    airport_id: 2,
    access_permission: 1,
  },
  {
    _id: 'demo-employee',
    name: 'Lea Hartmann',
    email: 'employee@example.com',
    role: 'emp',
    emp_id: 'demo-1',
    airport_id: 1,
    access_permission: 1,
  },
  {
    _id: 'demo-agency',
    name: 'Nordlicht Reisen',
    email: 'agency@example.com',
    role: 'agency',
    agency_id: 1001,
  },
  {
    _id: 'demo-client',
    name: 'Keiko Tanaka',
    email: 'client@example.com',
    role: 'webclient',
    agency_id: WEB_CLIENT_AGENCY_ID,
  },
];
