import { template, text } from '#infra/seed/emails/template.ts';

/** Proposed to the office when it writes to a client: what it sends is what it makes of it. */
export const contactClient = template('contact_client', 'Contact client', 'order', {
  en: text(
    'Your booking [ORDER_NUMBER], [AIRPORT], [DATE]',
    `
<p>Dear [NAME],</p>
<p>we are writing to you about your booking [ORDER_NUMBER]: [TRAVEL_TYPE], [AIRPORT], [DATE], [TIME] local time at the airport.</p>
<p>Do you have any questions? Call us: [PHONE]</p>
`,
  ),
  de: text(
    'Ihre Buchung [ORDER_NUMBER], [AIRPORT], [DATE]',
    `
<p>Guten Tag [NAME],</p>
<p>wir schreiben Ihnen zu Ihrer Buchung [ORDER_NUMBER]: [TRAVEL_TYPE], [AIRPORT], [DATE], [TIME] Ortszeit am Flughafen.</p>
<p>Haben Sie Fragen? Rufen Sie uns an: [PHONE]</p>
`,
  ),
});
