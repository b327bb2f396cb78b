import { randomUUID } from 'node:crypto';
import { loadInvoice } from '#functions/invoices/load-invoice.ts';
import { loadSeller } from '#functions/invoices/load-seller.ts';
import { noteOfInvoice } from '#functions/platform/data/invoice.ts';
import { announce, getAnnouncement } from '#functions/platform/data/outbox.ts';
import { save } from '#functions/platform/data/write.ts';
import type { Request } from '#functions/platform/http/api-group.ts';
import { filedInvoice } from '#functions/platform/invoices/file-invoice.ts';
import { invalidInput } from '#shared/domain-error.ts';
import type { InvoicesApi } from '#shared/invoices/invoices-api.ts';
import { actorOf } from '#shared/orders/order-history.ts';
import { isEmail } from '#shared/orders/personal-rules.ts';
import { refused } from '#shared/refused.ts';

const KEY = 'POST /api/invoices/sendInvoice/{id}';

const ADDRESS = { code: 'to.invalid', message: 'Please fill this field with email address.' };

/**
 * Promises the mail that brings an issued invoice with its PDF. Asked twice with one key, it goes out once.
 * @throws DomainError `not_found`; `refused_transition` of a draft or a web client's; `invalid_input` naming `to`
 */
export const sendInvoice = async ({
  params,
  body,
  caller,
  now,
}: Request<typeof KEY, InvoicesApi[typeof KEY]>) => {
  const invoice = await loadInvoice(params.id, caller);
  if (invoice.draft) throw refused('invoice.mail_draft');
  if (invoice.client_type === 'web') throw refused('invoice.mail_web');
  const to = body.to.trim();
  if (!isEmail(to)) throw invalidInput({ to: ADDRESS });
  const _id = `invoice_sent#${invoice._id}#${body.key ?? randomUUID()}`;
  if (await getAnnouncement(_id)) return undefined;
  if (!invoice.file) await filedInvoice(invoice, (await loadSeller()).seller);
  const mail = { _id, template: 'invoice_sent' as const, about: invoice._id, invoice_id: invoice._id, to };
  await save(
    announce({ ...mail, language: invoice.lang }, now),
    noteOfInvoice(invoice, { by: actorOf(caller.user), action: 'mailed', note: to }, now),
  );
  return undefined;
};
