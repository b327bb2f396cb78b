import { announce } from '#functions/platform/data/outbox.ts';
import type { Write } from '#functions/platform/data/write.ts';
import type { EmployeeNews } from '#shared/emails/announcement.ts';

const orderOf = ({ job_id }: EmployeeNews): string => job_id.split('-')[0] ?? '';

/**
 * Promises what employees are told of jobs; belongs into the transaction of the change. It is one write for however
 * many: a group's order has more jobs than a transaction has room for mails.
 */
export const announceToEmployees = (news: readonly EmployeeNews[], now: Date): Write[] => {
  const [first, ...others] = news;
  if (!first) return [];
  const { template, job_id, employee_id, sequence } = first;
  const isOne = others.length === 0;
  const id = `${template}#${job_id}#${employee_id}#${sequence}${isOne ? '' : '#and-others'}`;
  const about = isOne ? orderOf(first) : `${orderOf(first)}#employees`;
  return [announce({ _id: id, template, about, language: 'en', news: [...news] }, now)];
};
