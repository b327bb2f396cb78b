import { seedCatalogue } from '#functions/platform/data/catalogue.ts';
import { seedEmailTemplate } from '#functions/platform/data/email-template.ts';
import { firstCatalogue } from '#infra/seed/catalogue.ts';
import { emailTemplates } from '#infra/seed/email-templates.ts';

/**
 * Gives a new installation its first data, and an older one what this release adds. It runs after every
 * deployment: what is there already, edited by the office or not, stays as it is.
 */
export const handler = async (): Promise<void> => {
  await seedCatalogue(firstCatalogue);
  await Promise.all(emailTemplates.map(seedEmailTemplate));
};
