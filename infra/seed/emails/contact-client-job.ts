import { template, text } from '#infra/seed/emails/template.ts';

/** Proposed to the office when it writes about a job, mostly to an agency. */
export const contactClientJob = template('contact_client_job', 'Contact client of a job', 'job', {
  en: text(
    'Your service [REFERENCE], [AIRPORT], [DATE]',
    `
<p>Dear [NAME],</p>
<p>we are writing to you about your order [ORDER_NUMBER]: [SERVICE], [AIRPORT], [DATE], [TIME] local time at the airport, from [FROM] to [TO].</p>
<p>Do you have any questions? Call us: [PHONE]</p>
`,
  ),
  de: text(
    'Ihr Service [REFERENCE], [AIRPORT], [DATE]',
    `
<p>Guten Tag [NAME],</p>
<p>wir schreiben Ihnen zu Ihrer Bestellung [ORDER_NUMBER]: [SERVICE], [AIRPORT], [DATE], [TIME] Ortszeit am Flughafen, von [FROM] nach [TO].</p>
<p>Haben Sie Fragen? Rufen Sie uns an: [PHONE]</p>
`,
  ),
});
