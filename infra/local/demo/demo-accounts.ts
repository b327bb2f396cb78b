import { type User, WEB_CLIENT_AGENCY_ID } from '#shared/users/user.ts';

/** The password of every account of the demonstration. */
export const DEMO_PASSWORD = 'Demo-2026';

type DemoAccount = Omit<User, 'password_hash' | 'session_version' | 'created_at' | 'version'>;

/** The accounts of the embedded stack; an installation in the cloud has none of them. */
export const demoAccounts: readonly DemoAccount[] = [
  {
    _id: 'demo-admin',
    who: 'admin, both airports',
    name: 'Andrea Admin',
    email: 'admin@example.com',
    role: 'admin',
  },
  { _id: 'demo-admin-2', name: 'Bernd Admin', email: 'admin2@example.com', role: 'admin' },
  { _id: 'demo-admin-3', name: 'Carla Admin', email: 'admin3@example.com', role: 'admin' },
  {
    _id: 'demo-munich',
    who: 'admin, Munich only',
    name: 'Monika Munich',
    email: 'munich@example.com',
    role: 'admin',
    airport_id: 2,
    access_permission: 1,
  },
  {
    _id: 'demo-employee',
    who: 'employee',
    name: 'Emil Employee',
    email: 'employee@example.com',
    role: 'emp',
    airport_id: 1,
  },
  { _id: 'demo-agency', who: 'agency', name: 'Agnes Agency', email: 'agency@example.com', role: 'agency' },
  {
    _id: 'demo-client',
    who: 'client',
    name: 'Clara Client',
    email: 'client@example.com',
    role: 'webclient',
    agency_id: WEB_CLIENT_AGENCY_ID,
  },
];
