import classes from '#web/back-office/jobs/form/job-form.module.css';
import price from '#web/back-office/jobs/form/price.module.css';
import type { FormPrice } from '#web/back-office/jobs/form/use-job-price.ts';
import type { JobRow } from '#web/back-office/jobs/job-row.ts';
import { euros } from '#web/back-office/language/formats.ts';
import { type Translate, useTexts } from '#web/back-office/language/office-language.ts';

type Line = FormPrice['jobs'][number]['lines'][number];

const wordsOf = ({ code, name, quantity }: Line, t: Translate): string => {
  const word = code === 'extra' ? name : t(`office.job_form.price.${code}`, { name });
  return quantity === 1 ? word : `${quantity} × ${word}`;
};

type Props = {
  /** Of each job, when there are two, its service as well. */
  jobs: readonly (Pick<NonNullable<JobRow['price']>, 'lines'> & { readonly service_type_id?: 1 | 2 })[];
  net: number;
  gross?: number | undefined;
};

/** What the price is made of, and what it adds up to. */
export const PriceLines = ({ jobs, net, gross }: Props) => {
  const { t, language } = useTexts();
  const lines = jobs.flatMap((job) =>
    job.lines.map((line) => ({
      ...line,
      word: wordsOf(line, t),
      service:
        jobs.length > 1 &&
        t(job.service_type_id === 1 ? 'office.service.porter' : 'office.service.assistant'),
    })),
  );
  return (
    <section className={classes.panel} aria-label={t('office.job_form.price.title')}>
      <h3>{t('office.job_form.price.title')}</h3>
      <table className={price.price}>
        <tbody>
          {lines.map(({ word, service, sum }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: lines have nothing else that tells them apart
            <tr key={index}>
              <th scope="row">
                {word} {service && <small>{service}</small>}
              </th>
              <td>{euros(sum, language)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          {gross !== undefined && (
            <tr>
              <th scope="row">{t('office.job_form.price.gross')}</th>
              <td>{euros(gross, language)}</td>
            </tr>
          )}
          <tr>
            <th scope="row">{t('office.job_form.price.net')}</th>
            <td>{euros(net, language)}</td>
          </tr>
        </tfoot>
      </table>
    </section>
  );
};
