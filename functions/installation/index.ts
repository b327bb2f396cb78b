import { openFirstAdmin } from '#functions/installation/first-admin.ts';
import { seedCatalogue } from '#functions/platform/data/catalogue.ts';
import { seedEmailTemplate } from '#functions/platform/data/email-template.ts';
import { AGENCIES, GROUP_PRICES, JOB_CODES } from '#functions/platform/data/keys.ts';
import { seedPages } from '#functions/platform/data/page.ts';
import { seedPartition } from '#functions/platform/data/seed-partition.ts';
import { seedSlides } from '#functions/platform/data/slide.ts';
import { agencies } from '#infra/seed/agencies.ts';
import { firstCatalogue } from '#infra/seed/catalogue.ts';
import { emailTemplates } from '#infra/seed/email-templates.ts';
import { groupPrices } from '#infra/seed/group-prices.ts';
import { jobCodes } from '#infra/seed/job-codes.ts';
import { pages } from '#infra/seed/pages.ts';
import { slides } from '#infra/seed/slides.ts';

const idOf = ({ _id }: { readonly _id: string | number }): string => String(_id);

/**
 * Gives a new installation its first data, and an older one what this release adds. It runs after every
 * deployment: what is there already, edited by the office or not, stays as it is.
 */
export const handler = async (): Promise<void> => {
  await Promise.all([
    seedPages(pages),
    seedSlides(slides),
    seedPartition(AGENCIES, agencies, idOf),
    seedPartition(JOB_CODES, jobCodes, idOf),
    seedPartition(GROUP_PRICES, groupPrices, idOf),
    ...emailTemplates.map(seedEmailTemplate),
  ]);
  // It raises the version by which warm functions see what is new.
  await seedCatalogue(firstCatalogue);
  // Last: the mail is made from a template.
  await openFirstAdmin(new Date());
};
