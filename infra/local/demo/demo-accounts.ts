/** The accounts of the embedded stack; an installation in the cloud has none of them. */
export const DEMO_PASSWORD = 'Demo-2026';

export const DEMO_ACCOUNTS = [
  { email: 'admin@example.com', who: 'administrator, also admin2@ and admin3@' },
  { email: 'munich@example.com', who: 'administrator of Munich only' },
  { email: 'employee@example.com', who: 'employee' },
  { email: 'agency@example.com', who: 'agency' },
  { email: 'client@example.com', who: 'web client' },
] as const;
