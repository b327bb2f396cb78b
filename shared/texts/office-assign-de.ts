import type { officeAssignEn } from '#shared/texts/office-assign-en.ts';

/** Putting employees on jobs, in German. */
export const officeAssignDe = {
  'office.assign.assign': 'Einteilen',
  'office.assign.unassign': 'Abziehen',
  'office.assign.done': '{{employee}} ist für {{job}} eingeteilt.',
  'office.assign.already': 'Die gewählte Person war bereits eingeteilt. Da scheint es ein Problem zu geben!',
  'office.assign.failed': 'Die gewählte Person wurde nicht eingeteilt. Da scheint es ein Problem zu geben!',
  'office.assign.released': '{{employee}} ist nicht mehr für {{job}} eingeteilt.',
  'office.assign.not_released':
    'Die gewählte Person wurde nicht abgezogen. Da scheint es ein Problem zu geben!',
  'office.assign.moved': '{{job}} ist von {{from}} an {{to}} gegangen.',
  'office.assign.not_moved': '{{job}} bleibt bei {{from}}: Der Auftrag ließ sich dort nicht abziehen.',
  'office.assign.with_both':
    '{{job}} liegt jetzt bei {{from}} und bei {{to}}. Bitte ziehen Sie eine Person ab.',
  'office.assign.refused.sealed': 'Der Auftrag ist storniert',
  'office.assign.refused.gone': 'Arbeitet nicht mehr hier',
  'office.assign.refused.already_assigned': 'Ist für diesen Auftrag schon eingeteilt',
  'office.assign.refused.not_qualified': 'Für diesen Dienst nicht qualifiziert',
  'office.assign.refused.other_airport': 'Arbeitet am anderen Flughafen',
  'office.assign.refused.overlap': 'Um diese Zeit im Einsatz',
  'office.assign.refused.overlap_with': 'Im Einsatz mit {{job}}, {{time}}',
  'office.assign.warned.language': 'Spricht die Sprache des Auftrags nicht',
  'office.assign.warned.language_named': 'Spricht kein {{language}}',
  'office.assign.warned.rest': 'Weniger als 10 Stunden Ruhe',
  'office.assign.warned.rest_to': 'Nur {{rest}} Ruhe bis zu {{job}}, {{time}}',
  'office.assign.time_on_day': '{{day}} um {{time}}',
  'office.assign.minutes': '{{minutes}} Min.',
  'office.assign.hours': '{{hours}} Std. {{minutes}} Min.',
  'office.assign.question': '{{employee}} trotzdem einteilen?',
  'office.assign.question_text': 'Bei {{job}} spricht dagegen:',
  'office.assign.anyway': 'Trotzdem einteilen',
  'office.assign.busy': 'Wird eingeteilt …',
} satisfies Record<keyof typeof officeAssignEn, string>;
