import { contentPage, ofSeller, pageText } from '#infra/seed/pages/page.ts';

const address = `
<p>${ofSeller('name')}<br>
${ofSeller('street')}<br>
${ofSeller('zip')} ${ofSeller('city')}`;

/** Legal notice: § 5 DDG, § 18 (2) MStV, § 36 VSBG. */
export const imprint = contentPage('imprint', {
  en: pageText({
    title: 'Imprint',
    subtitle: 'Who is behind this site',
    meta_title: 'Imprint | Airport Assist',
    meta_description: 'Company, address, register and contact of Airport Assist, as German law asks for.',
    html: `
<h2 id="provider">Provider of this site</h2>
${address}<br>
Germany</p>
<p>Represented by its managing director ${ofSeller('managing_director')}.</p>
<h2 id="contact">Contact</h2>
<p>Telephone: <a href="tel:+496990009150">${ofSeller('phone')}</a><br>
Email: <a href="mailto:frankfurt@airport-assist.example">frankfurt@airport-assist.example</a></p>
<p>For a booking in Munich: <a href="tel:+498999998240">+49 89 99998 240</a>, <a href="mailto:munich@airport-assist.example">munich@airport-assist.example</a>. You can also write to us with the <a href="/#contact">contact form</a>.</p>
<h2 id="register">Register and tax</h2>
<p>Registered at ${ofSeller('register_court')}, ${ofSeller('register_number')}.<br>
VAT identification number under § 27a UStG: ${ofSeller('vat_id')}.</p>
<h2 id="content">Responsible for the content</h2>
<p>${ofSeller('managing_director')}, at the address above (§ 18 (2) MStV).</p>
<h2 id="disputes">Settling disputes</h2>
<p>We would like to settle every complaint with you directly; please write to us. We are neither obliged nor prepared to take part in dispute resolution before a consumer arbitration board (§ 36 VSBG).</p>
<h2 id="withdrawal">Withdrawal</h2>
<p>You can declare the withdrawal from a contract at any time on the page <a href="/withdrawal">Withdraw from a contract</a>.</p>
`,
  }),
  de: pageText({
    title: 'Impressum',
    subtitle: 'Wer hinter dieser Seite steht',
    meta_title: 'Impressum | Airport Assist',
    meta_description: 'Firma, Anschrift, Register und Kontakt von Airport Assist nach § 5 DDG.',
    html: `
<h2 id="provider">Anbieter dieser Seite</h2>
${address}<br>
Deutschland</p>
<p>Vertreten durch die Geschäftsführung: ${ofSeller('managing_director')}.</p>
<h2 id="contact">Kontakt</h2>
<p>Telefon: <a href="tel:+496990009150">${ofSeller('phone')}</a><br>
E-Mail: <a href="mailto:frankfurt@airport-assist.example">frankfurt@airport-assist.example</a></p>
<p>Zu einer Buchung in München: <a href="tel:+498999998240">+49 89 99998 240</a>, <a href="mailto:munich@airport-assist.example">munich@airport-assist.example</a>. Schreiben können Sie uns auch mit dem <a href="/#contact">Kontaktformular</a>.</p>
<h2 id="register">Register und Steuern</h2>
<p>Eingetragen beim ${ofSeller('register_court')}, ${ofSeller('register_number')}.<br>
Umsatzsteuer-Identifikationsnummer nach § 27a UStG: ${ofSeller('vat_id')}.</p>
<h2 id="content">Verantwortlich für den Inhalt</h2>
<p>${ofSeller('managing_director')}, Anschrift wie oben (§ 18 Abs. 2 MStV).</p>
<h2 id="disputes">Streitbeilegung</h2>
<p>Wir möchten jede Beschwerde mit Ihnen selbst klären; bitte schreiben Sie uns. An Verfahren vor einer Verbraucherschlichtungsstelle nehmen wir nicht teil und sind dazu auch nicht verpflichtet (§ 36 VSBG).</p>
<h2 id="withdrawal">Widerruf</h2>
<p>Den Widerruf eines Vertrags können Sie jederzeit auf der Seite <a href="/withdrawal">Vertrag widerrufen</a> erklären.</p>
`,
  }),
});
