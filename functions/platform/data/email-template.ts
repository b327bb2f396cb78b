import * as z from 'zod/mini';
import { emailTemplateKey } from '#functions/platform/data/keys.ts';
import { readItem } from '#functions/platform/data/read.ts';
import { create, isChangedMeanwhile, save } from '#functions/platform/data/write.ts';
import { type EmailTemplate, emailTemplate } from '#shared/emails/email-template.ts';

export const getEmailTemplate = async (id: string): Promise<EmailTemplate | undefined> => {
  const item = await readItem(emailTemplateKey(id));
  return item && z.parse(emailTemplate, item);
};

/** Stores a template that does not exist yet; one that the office has changed stays. */
export const seedEmailTemplate = async (template: EmailTemplate): Promise<void> => {
  await save(create(emailTemplateKey(template._id), template)).catch((error: unknown) => {
    if (!isChangedMeanwhile(error)) throw error;
  });
};
