/** What the office is refused about employees and agencies; see `refusals.ts`. */
export const PEOPLE_REFUSALS = {
  'employee.unknown': {
    code: 'not_found',
    en: 'There is no such employee.',
    de: 'Diesen Mitarbeiter gibt es nicht.',
  },
  'employee.duplicate_email': {
    code: 'already_exists',
    en: '{{name}} has this email already.',
    de: '{{name}} hat diese E-Mail-Adresse schon.',
  },
  'employee.changed': {
    code: 'changed_meanwhile',
    en: 'Somebody else has changed this employee. Please look again.',
    de: 'Jemand anderes hat diesen Mitarbeiter geändert. Bitte sehen Sie noch einmal nach.',
  },
  'employee.jobs_ahead': {
    code: 'refused_transition',
    en: '{{name}} still has jobs ahead: {{jobs}}. Please give them to somebody else first.',
    de: '{{name}} hat noch Aufträge vor sich: {{jobs}}. Bitte teilen Sie dafür zuerst jemand anderen ein.',
  },
  'employee.unsuited': {
    code: 'refused_transition',
    en: 'Jobs ahead of {{name}} need the qualification and airport as they are: {{jobs}}. Please give them to somebody else first.',
    de: 'Aufträge von {{name}} verlangen Qualifikation und Flughafen wie bisher: {{jobs}}. Bitte teilen Sie dafür zuerst jemand anderen ein.',
  },
  'employee.has_account': {
    code: 'refused_transition',
    en: '{{email}} logs in as {{name}}. Please delete this user, or change its role, first.',
    de: '{{email}} meldet sich als {{name}} an. Bitte löschen Sie zuerst diesen Benutzer, oder ändern Sie seine Rolle.',
  },
  'agency.unknown': {
    code: 'not_found',
    en: 'There is no such agency.',
    de: 'Diese Agentur gibt es nicht.',
  },
  'agency.changed': {
    code: 'changed_meanwhile',
    en: 'Somebody else has changed this agency. Please look again.',
    de: 'Jemand anderes hat diese Agentur geändert. Bitte sehen Sie noch einmal nach.',
  },
  'job_code.unknown': {
    code: 'not_found',
    en: 'There is no such job code.',
    de: 'Diesen Auftragscode gibt es nicht.',
  },
  'job_code.changed': {
    code: 'changed_meanwhile',
    en: 'Somebody else has changed this job code. Please look again.',
    de: 'Jemand anderes hat diesen Auftragscode geändert. Bitte sehen Sie noch einmal nach.',
  },
} as const;
