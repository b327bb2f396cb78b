import { template, text } from '#infra/seed/emails/template.ts';

const CALENDAR_EN = '<p>The calendar file in this mail enters the job for you.</p>';
const CALENDAR_DE = '<p>Die Kalenderdatei in dieser Mail trägt den Auftrag für Sie ein.</p>';
const CALL_EN = '<p>Something does not fit? Please call the desk at once: <strong>[PHONE]</strong></p>';
const CALL_DE = '<p>Passt etwas nicht? Rufen Sie bitte gleich am Schalter an: <strong>[PHONE]</strong></p>';

const employeeAssigned = template('employee_assigned', 'Employee assigned to a job', 'employee', {
  en: text(
    'New job [JOB]: [DATE], [TIME]',
    `
<p>Hello [NAME],</p>
<p>you are on a new job: <strong>[MOMENT]</strong>, [AIRPORT].</p>
[JOB_DETAILS]
${CALENDAR_EN}
${CALL_EN}
`,
  ),
  de: text(
    'Neuer Auftrag [JOB]: [DATE], [TIME]',
    `
<p>Hallo [NAME],</p>
<p>Sie sind für einen neuen Auftrag eingeteilt: <strong>[MOMENT]</strong>, [AIRPORT].</p>
[JOB_DETAILS]
${CALENDAR_DE}
${CALL_DE}
`,
  ),
});

const employeeMoved = template('employee_moved', 'Job of an employee moved or changed', 'employee', {
  en: text(
    'Changed: job [JOB], [DATE], [TIME]',
    `
<p>Hello [NAME],</p>
<p>your job [JOB] has changed. It is on <strong>[MOMENT]</strong>, [AIRPORT]. [WAS]</p>
[JOB_DETAILS]
<p>The calendar file in this mail changes the entry that you have.</p>
${CALL_EN}
`,
  ),
  de: text(
    'Geändert: Auftrag [JOB], [DATE], [TIME]',
    `
<p>Hallo [NAME],</p>
<p>Ihr Auftrag [JOB] hat sich geändert. Er ist am <strong>[MOMENT]</strong>, [AIRPORT]. [WAS]</p>
[JOB_DETAILS]
<p>Die Kalenderdatei in dieser Mail ändert Ihren Eintrag.</p>
${CALL_DE}
`,
  ),
});

const employeeReleased = template('employee_released', 'Employee released from a job', 'employee', {
  en: text(
    'Off: job [JOB], [DATE], [TIME]',
    `
<p>Hello [NAME],</p>
<p>you are no longer on job [JOB] ([SERVICE], [AIRPORT], <strong>[MOMENT]</strong>): it was cancelled, or somebody else does it. You need not be there.</p>
<p>The calendar file in this mail takes the entry out of your calendar.</p>
<p>Any questions? Call the desk: <strong>[PHONE]</strong></p>
`,
  ),
  de: text(
    'Entfällt: Auftrag [JOB], [DATE], [TIME]',
    `
<p>Hallo [NAME],</p>
<p>Sie sind nicht mehr für den Auftrag [JOB] eingeteilt ([SERVICE], [AIRPORT], <strong>[MOMENT]</strong>): Er wurde storniert, oder jemand anderes übernimmt ihn. Sie brauchen nicht zu kommen.</p>
<p>Die Kalenderdatei in dieser Mail entfernt den Eintrag aus Ihrem Kalender.</p>
<p>Fragen? Rufen Sie am Schalter an: <strong>[PHONE]</strong></p>
`,
  ),
});

/** Mails to employees about their jobs: each goes out in English with the German below. */
export const employeeMails = [employeeAssigned, employeeMoved, employeeReleased];
