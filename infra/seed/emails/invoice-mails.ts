import { template, text } from '#infra/seed/emails/template.ts';
import type { EmailTemplate } from '#shared/emails/email-template.ts';

const invoiceSent = template('invoice_sent', 'Invoice sent', 'invoice', {
  en: text(
    '[DOCUMENT] [NUMBER], [COMPANY]',
    `
<p>Dear Sir or Madam,</p>
<p>please find attached: [DOCUMENT] <strong>[NUMBER]</strong> of [DATE] to [COMPANY], service period [PERIOD].</p>
<p>Amount: <strong>[TOTAL]</strong><br>
[TERMS]</p>
<p>The PDF is an electronic invoice as well (ZUGFeRD, EN 16931): your bookkeeping can read it as it is.</p>
<p>Do you have any questions? Call us: [PHONE], or write to [EMAIL]</p>
`,
  ),
  de: text(
    '[DOCUMENT] [NUMBER], [COMPANY]',
    `
<p>Sehr geehrte Damen und Herren,</p>
<p>im Anhang finden Sie: [DOCUMENT] <strong>[NUMBER]</strong> vom [DATE] an [COMPANY], Leistungszeitraum [PERIOD].</p>
<p>Betrag: <strong>[TOTAL]</strong><br>
[TERMS]</p>
<p>Die PDF-Datei ist zugleich eine elektronische Rechnung (ZUGFeRD, EN 16931): Ihre Buchhaltung kann sie unverändert einlesen.</p>
<p>Haben Sie Fragen? Rufen Sie uns an: [PHONE], oder schreiben Sie an [EMAIL]</p>
`,
  ),
});

const periodRunSummary = template('period_run_summary', 'Summary of a period’s invoices', 'invoice', {
  en: text(
    'Invoices of [PERIOD]: [MADE] made, [FAILED] failed',
    `
<p>The invoicing of [PERIOD] ([AIRPORTS], [KIND]) is done.</p>
<p>Documents made: <strong>[MADE]</strong><br>
Drafts kept: [KEPT]<br>
Without open jobs: [NOTHING]<br>
Could not be billed: <strong>[FAILED]</strong></p>
[FAILURES]
<p><a class="button" href="[RUN_LINK]">See the run and its documents</a></p>
`,
  ),
  de: text(
    'Rechnungen [PERIOD]: [MADE] erstellt, [FAILED] fehlgeschlagen',
    `
<p>Die Abrechnung des Zeitraums [PERIOD] ([AIRPORTS], [KIND]) ist fertig.</p>
<p>Erstellte Belege: <strong>[MADE]</strong><br>
Behaltene Entwürfe: [KEPT]<br>
Ohne offene Aufträge: [NOTHING]<br>
Nicht abgerechnet: <strong>[FAILED]</strong></p>
[FAILURES]
<p><a class="button" href="[RUN_LINK]">Den Lauf und seine Belege ansehen</a></p>
`,
  ),
});

/** Mails about invoices: to agencies, and to the office. */
export const invoiceMails: readonly EmailTemplate[] = [invoiceSent, periodRunSummary];
