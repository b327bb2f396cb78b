import { contentPage, ofSeller, pageText } from '#infra/seed/pages/page.ts';

const address = `${ofSeller('name')}, ${ofSeller('street')}, ${ofSeller('zip')} ${ofSeller('city')}`;

/** Terms, with the instruction on withdrawal after annex 1 to Art. 246a § 1 (2) EGBGB and its model form. */
export const agb = contentPage('agb', {
  en: pageText({
    title: 'Terms and conditions',
    subtitle: 'A translation for your convenience; the German version rules',
    meta_title: 'Terms and conditions | Airport Assist',
    meta_description:
      'Terms of Airport Assist: how a booking comes about, payment by card, changes, cancellation, delays, liability and the right of withdrawal.',
    html: `
<p>This translation helps you to understand our terms. The <a href="/de/agb">German version</a> is binding.</p>
<h2 id="scope">1. Scope</h2>
<p>These terms apply to services that ${address} (“we”) provides at Frankfurt and Munich Airport and that are booked on this site. Terms of agencies and companies apply only where we have agreed to them in writing.</p>
<h2 id="contract">2. How the contract comes about</h2>
<ol>
<li>The offers on this site invite you to order. You enter your wishes in five steps and can correct them in each step and in the overview.</li>
<li>With the button “Order with obligation to pay” you make a binding order. We acknowledge its receipt by email at once; this is not yet our acceptance.</li>
<li>The contract comes about when our office confirms the booking by email. If we cannot provide the service at the time you want, we tell you without delay and release the reserved amount.</li>
<li>We store the text of the contract. You receive your order and these terms by email, and find your booking behind the link in that mail. Contracts are made in German; translations help you to understand.</li>
</ol>
<h2 id="services">3. Services</h2>
<ol>
<li>An assistant meets you at the agreed place, accompanies you to the agreed destination and helps with formalities. A porter carries your luggage on the agreed way. Porters are available at Frankfurt only.</li>
<li>One hour is included, from the agreed time. Extra hours can be booked in advance, and on the spot as far as staff is available.</li>
<li>We owe careful company, not the catching of a flight. We have no influence on controls, queues and decisions of airlines and authorities.</li>
<li>Help for passengers with reduced mobility under Regulation (EC) No 1107/2006 is provided free of charge by airlines and airports. Our service does not replace it.</li>
</ol>
<h2 id="prices">4. Prices and payment</h2>
<ol>
<li>The price shown in the overview applies. It is in euro and includes value added tax.</li>
<li>You pay by Visa, Mastercard or American Express. The amount is reserved on your card with the order and charged when we confirm it.</li>
<li>If the price changes before your order because you change your wishes, the reservation is made anew for the new amount; the earlier one is released.</li>
<li>If your bank refuses the amount after the order, we send you a link for the payment. If nothing is paid within 48 hours, the order ends.</li>
<li>You receive the invoice by email.</li>
</ol>
<h2 id="duties">5. What we need from you</h2>
<p>Please give correct flight or train numbers, times and a telephone number under which you can be reached on the day, and have the travel documents ready that you need. Luggage must be packed so that it can be carried safely; a piece may weigh up to 32 kilograms. We do not carry dangerous goods and animals outside a box.</p>
<h2 id="delay">6. Delays</h2>
<ol>
<li>If your flight or train is late, we wait for you at no charge, for up to two hours as far as you gave us its number.</li>
<li>If you do not come to the meeting point within 45 minutes of the agreed time, or of the landing, and cannot be reached, the service counts as provided. What we save by it is deducted.</li>
<li>If your flight is cancelled, you can move the booking to another date once, free of charge, or cancel it.</li>
</ol>
<h2 id="cancellation">7. Cancellation</h2>
<ol>
<li>You can cancel on the page of your booking, free of charge, up to 24 hours before the service, as long as the amount has not been charged. The reservation is then released; how fast your bank shows it lies with your bank.</li>
<li>After we have charged the amount, please contact our office. Within 48 hours of the payment we can refund it in full.</li>
<li>If you cancel less than 24 hours before the service, we may charge the price less what we save. You may show that we saved more.</li>
<li>If we have to cancel, you get back everything you paid. Your right of withdrawal under section 9 is not affected.</li>
</ol>
<h2 id="liability">8. Liability</h2>
<ol>
<li>We are liable without limit for intent and gross negligence, for injury to life, body or health, and under the Product Liability Act.</li>
<li>For slight negligence we are liable only where we breach a duty on whose fulfilment the contract rests and on which you may rely, and then only for the damage that is typical and foreseeable.</li>
<li>Please report damage to luggage before we part, or as soon as you notice it. This does not shorten your rights.</li>
</ol>
<h2 id="withdrawal">9. Right of withdrawal for consumers</h2>
<h3>Instruction</h3>
<p>You have the right to withdraw from this contract within fourteen days without giving a reason. The period ends fourteen days after the day on which the contract was made.</p>
<p>To use the right, tell us (${address}, telephone ${ofSeller('phone')}, email <a href="mailto:frankfurt@airport-assist.example">frankfurt@airport-assist.example</a>) by a clear declaration, for example a letter or an email, that you withdraw. You may use the model form below, but need not. You can also declare it online on the page <a href="/withdrawal">Withdraw from a contract</a>; we then confirm its receipt to you by email without delay, with its content, date and time.</p>
<p>The period is kept when you send the declaration before it ends.</p>
<h3>What follows from a withdrawal</h3>
<p>We pay back everything we have received from you without delay, and at the latest fourteen days after your declaration has reached us, to the card with which you paid, and charge nothing for it. If you asked us to begin before the period ends, you pay for what we have provided until your declaration, in proportion to the whole.</p>
<h3>When the right ends early</h3>
<p>The right ends when we have provided the service in full, if you had agreed expressly that we begin before the period ends and had confirmed that you know that the right then ends (§ 356 (4) BGB). With an order for a date within the fourteen days you ask us to begin before the period ends.</p>
<h3>Model form</h3>
<p>(To use the form, fill it in and send it back.)</p>
<ul>
<li>To ${address}, frankfurt@airport-assist.example:</li>
<li>I/we (*) withdraw from the contract made by me/us (*) for the following service (*):</li>
<li>Ordered on (*), booking number:</li>
<li>Name and address of the consumer(s):</li>
<li>Signature of the consumer(s), only on paper, and date</li>
</ul>
<p>(*) Delete what does not apply.</p>
<h2 id="end">10. Final provisions</h2>
<ol>
<li>German law applies. If you are a consumer living elsewhere in the European Union, the protection of your own country’s mandatory law stays with you.</li>
<li>With merchants, the courts in Frankfurt am Main have jurisdiction.</li>
<li>We take no part in dispute resolution before a consumer arbitration board.</li>
<li>If one of these terms is invalid, the others stand.</li>
</ol>
<p>Last changed on 1 November 2026.</p>
`,
  }),
  de: pageText({
    title: 'Allgemeine Geschäftsbedingungen',
    subtitle: 'Mit Widerrufsbelehrung und Muster-Widerrufsformular',
    meta_title: 'AGB und Widerrufsbelehrung | Airport Assist',
    meta_description:
      'AGB von Airport Assist: wie eine Buchung zustande kommt, Zahlung mit Karte, Änderung, Stornierung, Verspätung, Haftung und Widerrufsrecht.',
    html: `
<h2 id="scope">1. Geltung</h2>
<p>Diese Bedingungen gelten für Leistungen, die ${address} („wir“) am Flughafen Frankfurt und am Flughafen München erbringt und die auf dieser Seite gebucht werden. Bedingungen von Agenturen und Unternehmen gelten nur, soweit wir ihnen schriftlich zugestimmt haben.</p>
<h2 id="contract">2. Vertragsschluss</h2>
<ol>
<li>Die Angebote auf dieser Seite sind eine Einladung zur Bestellung. Sie geben Ihre Wünsche in fünf Schritten ein und können sie in jedem Schritt und in der Übersicht berichtigen.</li>
<li>Mit der Schaltfläche „Zahlungspflichtig bestellen“ geben Sie eine verbindliche Bestellung ab. Ihren Eingang bestätigen wir sofort per E-Mail; das ist noch nicht unsere Annahme.</li>
<li>Der Vertrag kommt zustande, wenn unser Büro die Buchung per E-Mail bestätigt. Können wir die Leistung zur gewünschten Zeit nicht erbringen, sagen wir es Ihnen unverzüglich und geben den reservierten Betrag frei.</li>
<li>Wir speichern den Vertragstext. Ihre Bestellung und diese Bedingungen erhalten Sie per E-Mail; Ihre Buchung finden Sie über den Link in dieser E-Mail. Vertragssprache ist Deutsch; Übersetzungen dienen dem Verständnis.</li>
</ol>
<h2 id="services">3. Leistungen</h2>
<ol>
<li>Eine Begleitung trifft Sie am vereinbarten Ort, bringt Sie zum vereinbarten Ziel und hilft bei den Formalitäten. Ein Gepäckträger trägt Ihr Gepäck auf dem vereinbarten Weg. Gepäckträger gibt es nur in Frankfurt.</li>
<li>Enthalten ist eine Stunde ab der vereinbarten Zeit. Weitere Stunden können im Voraus gebucht werden, vor Ort nur, soweit Personal verfügbar ist.</li>
<li>Wir schulden eine sorgfältige Begleitung, nicht das Erreichen eines Fluges. Auf Kontrollen, Warteschlangen und Entscheidungen von Fluggesellschaften und Behörden haben wir keinen Einfluss.</li>
<li>Hilfe für Reisende mit eingeschränkter Mobilität nach der Verordnung (EG) Nr. 1107/2006 leisten Fluggesellschaften und Flughäfen kostenlos. Unsere Leistung ersetzt sie nicht.</li>
</ol>
<h2 id="prices">4. Preise und Zahlung</h2>
<ol>
<li>Es gilt der Preis, den die Übersicht zeigt. Er ist in Euro angegeben und enthält die Umsatzsteuer.</li>
<li>Sie zahlen mit Visa, Mastercard oder American Express. Mit der Bestellung wird der Betrag auf Ihrer Karte reserviert und mit unserer Bestätigung abgebucht.</li>
<li>Ändert sich der Preis vor Ihrer Bestellung, weil Sie Ihre Wünsche ändern, so wird neu reserviert; die frühere Reservierung geben wir frei.</li>
<li>Lehnt Ihre Bank den Betrag nach der Bestellung ab, so senden wir Ihnen einen Link zur Zahlung. Wird innerhalb von 48 Stunden nicht gezahlt, endet die Bestellung.</li>
<li>Die Rechnung erhalten Sie per E-Mail.</li>
</ol>
<h2 id="duties">5. Ihre Mitwirkung</h2>
<p>Bitte nennen Sie richtige Flug- oder Zugnummern, Zeiten und eine Telefonnummer, unter der Sie am Tag selbst erreichbar sind, und halten Sie die nötigen Reisedokumente bereit. Gepäck muss so gepackt sein, dass es sicher getragen werden kann; ein Stück darf bis zu 32 Kilogramm wiegen. Gefährliche Güter sowie Tiere ohne Box befördern wir nicht.</p>
<h2 id="delay">6. Verspätungen</h2>
<ol>
<li>Verspätet sich Ihr Flug oder Zug, so warten wir ohne Aufpreis bis zu zwei Stunden auf Sie, sofern Sie uns die Nummer genannt haben.</li>
<li>Erscheinen Sie nicht innerhalb von 45 Minuten nach der vereinbarten Zeit oder nach der Landung am Treffpunkt und sind Sie nicht zu erreichen, so gilt die Leistung als erbracht. Was wir dadurch ersparen, wird abgezogen.</li>
<li>Fällt Ihr Flug aus, so können Sie die Buchung einmal kostenlos auf einen anderen Termin verlegen oder stornieren.</li>
</ol>
<h2 id="cancellation">7. Stornierung</h2>
<ol>
<li>Auf der Seite Ihrer Buchung können Sie bis 24 Stunden vor der Leistung kostenlos stornieren, solange der Betrag nicht abgebucht ist. Die Reservierung wird dann freigegeben; wie schnell Ihre Bank das anzeigt, liegt an Ihrer Bank.</li>
<li>Ist der Betrag abgebucht, so wenden Sie sich bitte an unser Büro. Innerhalb von 48 Stunden nach der Zahlung können wir ihn vollständig erstatten.</li>
<li>Stornieren Sie weniger als 24 Stunden vor der Leistung, so dürfen wir den Preis abzüglich der ersparten Aufwendungen berechnen. Der Nachweis, dass wir mehr erspart haben, steht Ihnen offen.</li>
<li>Müssen wir absagen, so erhalten Sie alles zurück, was Sie gezahlt haben. Ihr Widerrufsrecht nach Abschnitt 9 bleibt unberührt.</li>
</ol>
<h2 id="liability">8. Haftung</h2>
<ol>
<li>Wir haften unbeschränkt bei Vorsatz und grober Fahrlässigkeit, bei Verletzung von Leben, Körper oder Gesundheit und nach dem Produkthaftungsgesetz.</li>
<li>Bei leichter Fahrlässigkeit haften wir nur, wenn wir eine Pflicht verletzen, deren Erfüllung den Vertrag trägt und auf die Sie vertrauen dürfen, und dann nur für den typischen, vorhersehbaren Schaden.</li>
<li>Schäden am Gepäck melden Sie bitte, bevor wir auseinandergehen, oder sobald Sie sie bemerken. Ihre Rechte verkürzt das nicht.</li>
</ol>
<h2 id="withdrawal">9. Widerrufsrecht für Verbraucher</h2>
<h3>Widerrufsbelehrung</h3>
<p>Sie haben das Recht, binnen vierzehn Tagen ohne Angabe von Gründen diesen Vertrag zu widerrufen. Die Widerrufsfrist beträgt vierzehn Tage ab dem Tag des Vertragsabschlusses.</p>
<p>Um Ihr Widerrufsrecht auszuüben, müssen Sie uns (${address}, Telefon ${ofSeller('phone')}, E-Mail <a href="mailto:frankfurt@airport-assist.example">frankfurt@airport-assist.example</a>) mittels einer eindeutigen Erklärung, zum Beispiel mit einem Brief oder einer E-Mail, über Ihren Entschluss informieren, diesen Vertrag zu widerrufen. Sie können dafür das Muster-Widerrufsformular unten verwenden, das jedoch nicht vorgeschrieben ist. Sie können den Widerruf auch online auf der Seite <a href="/withdrawal">Vertrag widerrufen</a> erklären; wir bestätigen Ihnen dann unverzüglich per E-Mail den Eingang mit Inhalt, Datum und Uhrzeit.</p>
<p>Zur Wahrung der Frist reicht es aus, dass Sie die Erklärung vor Ablauf der Frist absenden.</p>
<h3>Folgen des Widerrufs</h3>
<p>Wenn Sie diesen Vertrag widerrufen, zahlen wir Ihnen alles, was wir von Ihnen erhalten haben, unverzüglich und spätestens binnen vierzehn Tagen ab dem Tag zurück, an dem Ihre Erklärung bei uns eingegangen ist, und zwar auf die Karte, mit der Sie gezahlt haben; Entgelte berechnen wir dafür nicht. Haben Sie verlangt, dass die Leistung während der Widerrufsfrist beginnen soll, so zahlen Sie den Anteil, der dem bis zu Ihrer Erklärung Erbrachten im Verhältnis zum Ganzen entspricht.</p>
<h3>Vorzeitiges Erlöschen</h3>
<p>Das Widerrufsrecht erlischt, wenn wir die Leistung vollständig erbracht haben und Sie zuvor ausdrücklich zugestimmt hatten, dass wir vor Ablauf der Frist beginnen, und bestätigt hatten, dass Sie vom Erlöschen wissen (§ 356 Abs. 4 BGB). Mit einer Bestellung für einen Termin innerhalb der vierzehn Tage verlangen Sie, dass wir vor Ablauf der Frist beginnen.</p>
<h3>Muster-Widerrufsformular</h3>
<p>(Wenn Sie den Vertrag widerrufen wollen, füllen Sie bitte dieses Formular aus und senden Sie es zurück.)</p>
<ul>
<li>An ${address}, frankfurt@airport-assist.example:</li>
<li>Hiermit widerrufe(n) ich/wir (*) den von mir/uns (*) abgeschlossenen Vertrag über die Erbringung der folgenden Dienstleistung (*):</li>
<li>Bestellt am (*), Buchungsnummer:</li>
<li>Name und Anschrift des/der Verbraucher(s):</li>
<li>Unterschrift des/der Verbraucher(s), nur bei Mitteilung auf Papier, und Datum</li>
</ul>
<p>(*) Unzutreffendes streichen.</p>
<h2 id="end">10. Schluss</h2>
<ol>
<li>Es gilt deutsches Recht. Sind Sie Verbraucher mit Wohnsitz in einem anderen Staat der Europäischen Union, so bleibt Ihnen der Schutz des zwingenden Rechts dieses Staates.</li>
<li>Gegenüber Kaufleuten ist Gerichtsstand Frankfurt am Main.</li>
<li>An Verfahren vor einer Verbraucherschlichtungsstelle nehmen wir nicht teil.</li>
<li>Ist eine dieser Bedingungen unwirksam, so gelten die übrigen weiter.</li>
</ol>
<p>Stand: 1. November 2026.</p>
`,
  }),
});
