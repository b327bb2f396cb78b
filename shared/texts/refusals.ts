import type { ErrorCode } from '#shared/domain-error.ts';
import { INVOICE_REFUSALS } from '#shared/texts/invoice-refusals.ts';
import { PEOPLE_REFUSALS } from '#shared/texts/people-refusals.ts';
import { PRIVACY_REFUSALS } from '#shared/texts/privacy-refusals.ts';

type Refusal = { readonly code: ErrorCode; readonly en: string; readonly de: string };

/**
 * What the office is refused, by reason: in the server's words, and in those of a German reader. Values in double
 * braces come with the refusal; `status`, `payment` and `action` are named as the screen names them.
 */
export const REFUSALS = {
  ...INVOICE_REFUSALS,
  'request.repeated': {
    code: 'changed_meanwhile',
    en: 'This was saved the first time already. Please reload the page.',
    de: 'Das wurde schon beim ersten Mal gespeichert. Bitte laden Sie die Seite neu.',
  },
  'mail.queued': {
    code: 'refused_transition',
    en: 'This mail is still waiting to be sent.',
    de: 'Diese E-Mail wartet noch darauf, gesendet zu werden.',
  },
  'mail.link_over': {
    code: 'refused_transition',
    en: 'The link in this mail leads nowhere any more: sending it again would not help.',
    de: 'Der Link in dieser E-Mail führt nirgendwo mehr hin: Sie erneut zu senden hilft nicht.',
  },
  'order.unknown': {
    code: 'not_found',
    en: 'Could not load order.',
    de: 'Die Bestellung konnte nicht geladen werden.',
  },
  'order.transition': {
    code: 'refused_transition',
    en: 'The order is {{status}}: {{action}} is not possible.',
    de: 'Die Bestellung ist {{status}}: „{{action}}“ ist nicht möglich.',
  },
  'order.transition_paid': {
    code: 'refused_transition',
    en: 'The order is {{status}} and its payment is {{payment}}: {{action}} is not possible.',
    de: 'Die Bestellung ist {{status}}, die Zahlung {{payment}}: „{{action}}“ ist nicht möglich.',
  },
  'order.sealed': {
    code: 'refused_transition',
    en: 'This order is cancelled, and everything of it is sealed. Please restore it first.',
    de: 'Diese Bestellung ist storniert und damit gesperrt. Bitte stellen Sie sie zuerst wieder her.',
  },
  'order.not_paid': {
    code: 'refused_transition',
    en: 'This order is not paid yet: only its client can change it.',
    de: 'Diese Bestellung ist noch nicht bezahlt: Nur der Kunde kann sie ändern.',
  },
  'order.of_jobs': {
    code: 'refused_transition',
    en: 'The office ordered this: please edit its jobs.',
    de: 'Das Büro hat dies bestellt: Bitte bearbeiten Sie die Aufträge.',
  },
  'order.charged': {
    code: 'refused_transition',
    en: 'The card has been charged: nothing that the price depends on can be changed any more.',
    de: 'Die Karte ist belastet: Was den Preis bestimmt, kann nicht mehr geändert werden.',
  },
  'order.changed': {
    code: 'changed_meanwhile',
    en: 'Somebody else has changed this order. Please look again.',
    de: 'Jemand anderes hat diese Bestellung geändert. Bitte sehen Sie noch einmal nach.',
  },
  'order.draft': {
    code: 'refused_transition',
    en: 'This order has not been placed yet.',
    de: 'Diese Bestellung ist noch nicht abgeschickt.',
  },
  'order.write_about_job': {
    code: 'refused_transition',
    en: 'An agency ordered this: please write to it about a job.',
    de: 'Eine Agentur hat dies bestellt: Bitte schreiben Sie ihr zu einem Auftrag.',
  },
  'order.placed': {
    code: 'refused_transition',
    en: 'This order was placed: it can be cancelled, not deleted.',
    de: 'Diese Bestellung ist abgeschickt: Sie kann storniert, aber nicht gelöscht werden.',
  },
  'order.draft_pays': {
    code: 'refused_transition',
    en: 'A payment of this draft is not at rest yet.',
    de: 'Eine Zahlung zu diesem Entwurf ist noch nicht abgeschlossen.',
  },
  'order.restate_late': {
    code: 'refused_transition',
    en: 'An order can be restated within {{hours}} hours of its refund. They are over.',
    de: 'Eine Bestellung kann bis {{hours}} Stunden nach der Erstattung neu aufgenommen werden. Sie sind vorbei.',
  },
  'order.erased': {
    code: 'refused_transition',
    en: 'The personal data of this order’s client was erased: nobody can be mailed a link to pay.',
    de: 'Die persönlichen Daten des Kunden dieser Bestellung sind gelöscht: Niemandem kann ein Zahlungslink gesendet werden.',
  },
  'order.service_over': {
    code: 'refused_transition',
    en: 'The service of this order is over.',
    de: 'Der Termin dieser Bestellung ist vorbei.',
  },
  'user.scope': {
    code: 'not_allowed',
    en: 'Your account sees fewer airports than this one: only an admin of both airports may give or change that.',
    de: 'Ihr Konto sieht weniger Flughäfen als dieses: Das darf nur ein Admin beider Flughäfen vergeben oder ändern.',
  },
  'user.last_admin': {
    code: 'refused_transition',
    en: 'This is the last admin of both airports: please give somebody else that role first.',
    de: 'Das ist der letzte Admin beider Flughäfen: Bitte geben Sie diese Rolle zuerst jemand anderem.',
  },
  'user.changed': {
    code: 'changed_meanwhile',
    en: 'Somebody else has changed this user. Please look again.',
    de: 'Jemand anderes hat diesen Benutzer geändert. Bitte sehen Sie noch einmal nach.',
  },
  'user.disabled': {
    code: 'not_allowed',
    en: 'This account is disabled. Please ask our office.',
    de: 'Dieses Konto ist gesperrt. Bitte wenden Sie sich an unser Büro.',
  },
  'user.first_password_over': {
    code: 'not_allowed',
    en: 'This first password is over: it was valid for 7 days. Please use "Forgotten your password?" to choose your own.',
    de: 'Dieses erste Passwort ist abgelaufen: Es galt 7 Tage. Bitte wählen Sie über „Passwort vergessen?“ ein eigenes.',
  },
  'user.own': {
    code: 'refused_transition',
    en: 'This is the account you are logged in with: only another admin may delete or disable it.',
    de: 'Mit diesem Konto sind Sie angemeldet: Löschen oder sperren darf es nur ein anderer Admin.',
  },
  'user.has_own_password': {
    code: 'refused_transition',
    en: 'This user has chosen a password already. Whoever has forgotten it uses "Forgotten your password?".',
    de: 'Dieser Benutzer hat schon ein eigenes Passwort gewählt. Wer es vergessen hat, nutzt „Passwort vergessen?“.',
  },
  'user.must_change_password': {
    code: 'not_allowed',
    en: 'Please choose a password of your own first.',
    de: 'Bitte wählen Sie zuerst ein eigenes Passwort.',
  },
  'content.changed': {
    code: 'changed_meanwhile',
    en: '{{name}} has saved this meanwhile. What you have typed is still here.',
    de: '{{name}} hat dies inzwischen gespeichert. Was Sie eingegeben haben, ist noch da.',
  },
  'content.too_long': {
    code: 'too_large',
    en: 'All languages of the page together are too long. Please shorten the text.',
    de: 'Alle Sprachen der Seite zusammen sind zu lang. Bitte kürzen Sie den Text.',
  },
  'picture.kind': {
    code: 'refused_transition',
    en: 'Only pictures of the kinds PNG, JPEG, WebP and AVIF can be used.',
    de: 'Es gehen nur Bilder der Arten PNG, JPEG, WebP und AVIF.',
  },
  'picture.called': {
    code: 'refused_transition',
    en: 'By its content the file is {{kind}}, but its name or type says something else.',
    de: 'Dem Inhalt nach ist die Datei {{kind}}, ihr Name oder Typ sagt aber etwas anderes.',
  },
  'picture.broken': {
    code: 'refused_transition',
    en: 'The picture is damaged: please save it anew and try again.',
    de: 'Das Bild ist beschädigt: Bitte speichern Sie es neu und versuchen Sie es noch einmal.',
  },
  'picture.too_heavy': {
    code: 'too_large',
    en: 'A picture may have at most 4 MB.',
    de: 'Ein Bild darf höchstens 4 MB haben.',
  },
  'picture.too_big': {
    code: 'too_large',
    en: 'The picture has {{width}} × {{height}} pixels. At most {{most}} along a side and 24 million in all go.',
    de: 'Das Bild hat {{width}} × {{height}} Pixel. Möglich sind höchstens {{most}} je Seite und 24 Millionen insgesamt.',
  },
  'picture.used': {
    code: 'refused_transition',
    en: 'A page or slide shows this picture: it cannot be deleted.',
    de: 'Eine Seite oder ein Slide zeigt dieses Bild: Es kann nicht gelöscht werden.',
  },
  'slide.enough': {
    code: 'refused_transition',
    en: 'There are {{most}} slides already. Please delete one first.',
    de: 'Es gibt schon {{most}} Slides. Bitte löschen Sie zuerst einen.',
  },
  'slide.none_active': {
    code: 'refused_transition',
    en: 'At least one slide must be active.',
    de: 'Mindestens ein Slide muss aktiv sein.',
  },
  'payment.due': {
    code: 'refused_transition',
    en: 'The price was raised, and its client has not paid the new one yet.',
    de: 'Der Preis ist gestiegen, und der Kunde hat den neuen noch nicht bezahlt.',
  },
  'payment.not_held': {
    code: 'payment_failed',
    en: 'The sum is not held on the card any more.',
    de: 'Der Betrag ist auf der Karte nicht mehr reserviert.',
  },
  'payment.restore_not_held': {
    code: 'refused_transition',
    en: 'The sum is not held on the card any more: this order cannot be restored.',
    de: 'Der Betrag ist auf der Karte nicht mehr reserviert: Die Bestellung kann nicht wiederhergestellt werden.',
  },
  'payment.just_confirmed': {
    code: 'changed_meanwhile',
    en: 'This order has just been confirmed. Please look again.',
    de: 'Diese Bestellung wurde eben bestätigt. Bitte sehen Sie noch einmal nach.',
  },
  'payment.just_refunded': {
    code: 'changed_meanwhile',
    en: 'This order has just been refunded. Please look again.',
    de: 'Diese Bestellung wurde eben erstattet. Bitte sehen Sie noch einmal nach.',
  },
  'payment.confirming': {
    code: 'payment_unknown',
    en: 'This order is being confirmed right now. Please look again in a minute.',
    de: 'Diese Bestellung wird gerade bestätigt. Bitte sehen Sie in einer Minute noch einmal nach.',
  },
  'payment.refunding': {
    code: 'payment_unknown',
    en: 'This order is being refunded right now. Please look again in a minute.',
    de: 'Diese Bestellung wird gerade erstattet. Bitte sehen Sie in einer Minute noch einmal nach.',
  },
  'payment.refund_late': {
    code: 'refused_transition',
    en: 'A refund is possible within {{hours}} hours of the payment. They are over.',
    de: 'Eine Erstattung ist bis {{hours}} Stunden nach der Zahlung möglich. Sie sind vorbei.',
  },
  'payment.unknown': {
    code: 'payment_unknown',
    en: 'The payment provider did not answer. We are checking.',
    de: 'Der Zahlungsdienst hat nicht geantwortet. Wir fragen nach.',
  },
  'payment.declined': {
    code: 'payment_failed',
    en: '{{answer}}',
    de: 'Der Zahlungsdienst hat abgelehnt: {{answer}}',
  },
  'invoice.draft_stays_open': {
    code: 'refused_transition',
    en: 'A draft is not closed for accounting.',
    de: 'Ein Entwurf wird nicht für die Buchhaltung abgeschlossen.',
  },
  'run.going_on': {
    code: 'refused_transition',
    en: 'This run is still going on.',
    de: 'Dieser Lauf ist noch nicht beendet.',
  },
  'ledger.not_permitted': {
    code: 'not_allowed',
    en: 'Only the users named in the setting “RAB export, user ids” may export the outgoing-invoice ledger.',
    de: 'Nur die Benutzer aus der Einstellung „RAB-Export, Benutzer-Ids“ dürfen das Rechnungsausgangsbuch exportieren.',
  },
  'ledger.empty': {
    code: 'not_found',
    en: 'No invoices found: the period has none of these cost centres and agencies.',
    de: 'Keine Rechnungen gefunden: Im Zeitraum gibt es keine zu diesen Kostenstellen und Agenturen.',
  },
  'price.changed': {
    code: 'changed_meanwhile',
    en: 'Somebody else has changed these prices. Please look again.',
    de: 'Jemand anderes hat diese Preise geändert. Bitte sehen Sie noch einmal nach.',
  },
  'setup.changed': {
    code: 'changed_meanwhile',
    en: 'Somebody else has changed this. Please look again.',
    de: 'Jemand anderes hat dies geändert. Bitte sehen Sie noch einmal nach.',
  },
  'setup.scope': {
    code: 'not_allowed',
    en: 'Your account does not administer this airport.',
    de: 'Ihr Konto verwaltet diesen Flughafen nicht.',
  },
  'setup.unknown': {
    code: 'not_found',
    en: 'This does not exist any more.',
    de: 'Dies gibt es nicht mehr.',
  },
  'setting.changed': {
    code: 'changed_meanwhile',
    en: 'Somebody else has changed these settings. Please look again.',
    de: 'Jemand anderes hat diese Einstellungen geändert. Bitte sehen Sie noch einmal nach.',
  },
  'setting.too_many': {
    code: 'refused_transition',
    en: 'At most {{most}} settings can be changed at once. Please save some of them first.',
    de: 'Höchstens {{most}} Einstellungen lassen sich auf einmal ändern. Bitte speichern Sie erst einige davon.',
  },
  'price_list.in_force': {
    code: 'refused_transition',
    en: 'The day of this price list ({{date}}) has begun: only the prices of today can be changed.',
    de: 'Der Tag dieser Preisliste ({{date}}) hat begonnen: Ändern lassen sich nur die Preise von heute.',
  },
  'price_list.exists': {
    code: 'already_exists',
    en: 'There is a price list of this day already: please open it.',
    de: 'Für diesen Tag gibt es schon eine Preisliste: Bitte öffnen Sie sie.',
  },
  'price_list.unknown': {
    code: 'not_found',
    en: 'There is no price list of this day. It was withdrawn.',
    de: 'Für diesen Tag gibt es keine Preisliste. Sie wurde zurückgezogen.',
  },
  ...PEOPLE_REFUSALS,
  ...PRIVACY_REFUSALS,
  'text.changed': {
    code: 'changed_meanwhile',
    en: 'Somebody else has changed this text. What you typed is still here.',
    de: 'Jemand anderes hat diesen Text geändert. Was Sie geschrieben haben, steht noch hier.',
  },
  'email_template.changed': {
    code: 'changed_meanwhile',
    en: 'Somebody else has changed this template. What you typed is still here.',
    de: 'Jemand anderes hat diese Vorlage geändert. Was Sie geschrieben haben, steht noch hier.',
  },
} as const satisfies Record<string, Refusal>;
export type RefusalReason = keyof typeof REFUSALS;
