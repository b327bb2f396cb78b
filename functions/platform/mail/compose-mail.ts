import { convert } from 'html-to-text';
import MailComposer from 'nodemailer/lib/mail-composer/index.js';
import type { FilledMail } from '#shared/emails/fill-template.ts';
import { directionOf, isSiteLanguage } from '#shared/languages.ts';

export type Attachment = {
  readonly filename: string;
  readonly contentType: string;
  readonly content: string | Buffer;
};

const BUTTON = [
  'display:inline-block;background:#FFC72C;color:#0B2730;border-radius:6px',
  'padding:12px 22px;font-weight:700;text-decoration:none',
].join(';');

/** A template says what is a button; how it looks stands here. Text of visitors is escaped and cannot say it. */
const drawButtons = (html: string): string => html.replaceAll(' class="button"', ` style="${BUTTON}"`);

/** The frame of every mail: widths and colours stand inline, because mail programs drop style sheets. */
const framed = (html: string, language: string): string => `<!doctype html>
<html lang="${language}" dir="${isSiteLanguage(language) ? directionOf(language) : 'ltr'}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"></head>
<body style="margin:0;background:#F5F8F8;color:#0B2730;font:16px/1.5 'Sofia Sans',Arial,sans-serif">
<div style="max-width:600px;margin:0 auto;background:#fff">
<div style="background:#0B2730;color:#fff;padding:20px 28px;font-size:18px;font-weight:700;border-bottom:6px solid #FFC72C">
<span style="background:#FFC72C;color:#0B2730;border-radius:4px;padding:2px 8px">&rarr;</span>&ensp;Airport Assist</div>
<div style="padding:12px 28px 28px">${drawButtons(html)}</div></div></body></html>`;

/**
 * A MIME message: HTML with a plain text beside it. The composer refuses line breaks in headers.
 * @param from the address that the company's mail domain is verified for
 */
export const composeMail = async (
  mail: FilledMail,
  address: { from: string; to: string; cc?: readonly string[]; language: string; messageId: string },
  attachments: readonly Attachment[],
): Promise<Uint8Array> => {
  const html = framed(mail.html, address.language);
  const composed = new MailComposer({
    from: { name: mail.sender, address: address.from },
    replyTo: mail.sender_email,
    to: { name: '', address: address.to },
    cc: address.cc?.map((one) => ({ name: '', address: one })) ?? [],
    subject: mail.subject,
    messageId: address.messageId,
    html,
    text: convert(html, { wordwrap: 78, selectors: [{ selector: 'table', format: 'dataTable' }] }),
    attachments: [...attachments],
  });
  return composed.compile().build();
};
