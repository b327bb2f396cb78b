import { template, text } from '#infra/seed/emails/template.ts';

export const contactRequest = template('contact_request', 'Contact request', 'contact', {
  en: text(
    'Request from [NAME] for [AIRPORT]',
    `
<p>A visitor of the site has written to [AIRPORT]. Your reply to this email goes to <strong>[EMAIL]</strong>.</p>
<h2>From</h2>
<p>[NAME]<br>
[EMAIL]<br>
Language of the site: [LANGUAGE]<br>
[MOMENT]</p>
<h2>Request</h2>
<p>[REQUEST]</p>
`,
  ),
  de: text(
    'Anfrage von [NAME] für [AIRPORT]',
    `
<p>Jemand hat über die Website an [AIRPORT] geschrieben. Ihre Antwort auf diese E-Mail geht an <strong>[EMAIL]</strong>.</p>
<h2>Von</h2>
<p>[NAME]<br>
[EMAIL]<br>
Sprache der Website: [LANGUAGE]<br>
[MOMENT]</p>
<h2>Anfrage</h2>
<p>[REQUEST]</p>
`,
  ),
});
