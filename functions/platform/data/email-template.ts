import * as z from 'zod/mini';
import { emailTemplateKey } from '#functions/platform/data/keys.ts';
import { readItem, readItems } from '#functions/platform/data/read.ts';
import { change, create, isChangedMeanwhile, save, type Write } from '#functions/platform/data/write.ts';
import {
  type EmailTemplate,
  emailTemplate,
  type StoredTemplate,
  storedTemplate,
} from '#shared/emails/email-template.ts';
import { MAIL_TEMPLATES } from '#shared/emails/mail-names.ts';

export const getEmailTemplate = async (id: string): Promise<EmailTemplate | undefined> => {
  const item = await readItem(emailTemplateKey(id));
  return item && z.parse(emailTemplate, item);
};

/** The same as the office edits it. */
export const getStoredTemplate = async (id: string): Promise<StoredTemplate | undefined> => {
  const item = await readItem(emailTemplateKey(id));
  return item && z.parse(storedTemplate, item);
};

/** Every template, in no order. */
export const readTemplates = async (): Promise<StoredTemplate[]> =>
  z.parse(z.array(storedTemplate), await readItems(MAIL_TEMPLATES.map(emailTemplateKey)));

export const changeTemplate = (before: StoredTemplate, after: StoredTemplate): Write =>
  change(emailTemplateKey(before._id), before, after);

/** Stores a template that does not exist yet; one that the office has changed stays. */
export const seedEmailTemplate = async (template: EmailTemplate): Promise<void> => {
  await save(create(emailTemplateKey(template._id), { ...template, version: 1 })).catch((error: unknown) => {
    if (!isChangedMeanwhile(error)) throw error;
  });
};
