import { randomUUID } from 'node:crypto';
import { checkCaptcha, usedCaptcha } from '#functions/platform/captcha.ts';
import { createContact } from '#functions/platform/data/contact.ts';
import { announce } from '#functions/platform/data/outbox.ts';
import { throttle } from '#functions/platform/data/throttle.ts';
import { isChangedMeanwhile, save } from '#functions/platform/data/write.ts';
import type { Request } from '#functions/platform/http/api-group.ts';
import { codeOfAirport } from '#shared/catalogue/airport-ids.ts';
import { type Contact, contactProblems } from '#shared/content/contact.ts';
import type { ContentApi } from '#shared/content/content-api.ts';
import { invalidInput } from '#shared/domain-error.ts';
import { keptFor } from '#shared/users/retention.ts';

type SendContact = Request<'POST /api/general/contact', ContentApi['POST /api/general/contact']>;

const PER_ADDRESS = { what: 'contact', most: 60, minutes: 60 };

/** The request as it is stored. @throws DomainError `invalid_input` naming every field that is wrong */
const requestOf = ({ body, now }: SendContact): Contact => {
  const [name, email, request] = [body.name.trim(), body.email.trim(), body.request.trim()];
  const { airport, lang, captcha } = body;
  const problems = contactProblems({ name, email, airport, request, captcha });
  if (Object.keys(problems).length > 0 || !airport) throw invalidInput(problems);
  return {
    _id: randomUUID(),
    name,
    email,
    airport: typeof airport === 'number' ? codeOfAirport(airport) : airport,
    request,
    lang,
    created_at: now.toISOString(),
    ttl: Math.floor(now.getTime() / 1000) + keptFor('contact_requests') * 24 * 3600,
  };
};

/**
 * Mails a visitor's request to the airport, in German, with the visitor to reply to.
 * @throws DomainError `invalid_input` by field, `captcha` with `empty`, `invalid`, `expired` or `used`;
 * `too_many_requests`
 */
export const sendContact = async (request: SendContact) => {
  const { body, caller, now } = request;
  await throttle(PER_ADDRESS, caller.address, now);
  const contact = requestOf(request);
  const captchaUsed = await checkCaptcha(body.captcha);
  const mail = {
    _id: `contact_request#${contact._id}`,
    template: 'contact_request',
    about: contact._id,
  } as const;
  await save(captchaUsed, createContact(contact), announce({ ...mail, language: 'de' }, now)).catch(
    (error: unknown) => {
      // Ids of requests are random: what exists already is the note of the captcha.
      throw isChangedMeanwhile(error) ? usedCaptcha() : error;
    },
  );
  return { result: 'sent' as const };
};
