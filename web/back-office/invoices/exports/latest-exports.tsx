import { Button } from '@mantine/core';
import IconAlertTriangle from '@tabler/icons-react/icons/IconAlertTriangle';
import IconDownload from '@tabler/icons-react/icons/IconDownload';
import { Link } from 'react-router';
import { codeOfAirport } from '#shared/catalogue/airport-ids.ts';
import { useRangeText } from '#web/back-office/components/day-pager/range-picker.tsx';
import { type Export, fileAddress } from '#web/back-office/invoices/exports/use-exports.ts';
import { invoicePath } from '#web/back-office/invoices/form/paths.ts';
import { RunStart } from '#web/back-office/invoices/runs/run-parts.tsx';
import own from '#web/back-office/invoices/runs/runs.module.css';
import { euros, whenText } from '#web/back-office/language/formats.ts';
import { useTexts } from '#web/back-office/language/office-language.ts';

type Props = { made: Export };

const Title = ({ made: { kind, period_from, period_to, airports } }: Props) => {
  const { t } = useTexts();
  const days = useRangeText({ from: period_from, to: period_to });
  return `${t(`office.invoices.export.kind.${kind}`)}, ${days}, ${airports.map(codeOfAirport).join(' + ')}`;
};

/** How far an export is that goes on. */
const Progress = ({ made: { finished, total } }: Props) => {
  const { t } = useTexts();
  return (
    <>
      <progress
        className={own.bar}
        aria-label={t('office.invoices.export.going_on')}
        value={finished}
        max={Math.max(total, 1)}
      />
      <p className={own.hint}>{t('office.invoices.export.far', { finished, total })}</p>
    </>
  );
};

/** What the books would not take, document by document. */
const Problems = ({ made: { problems, problem_count } }: Props) => {
  const { t } = useTexts();
  if (problems.length === 0) return null;
  const rest = problem_count - problems.length;
  return (
    <ul className={own.failures} aria-label={t('office.invoices.export.problems')}>
      {problems.map(({ invoice_id, invoice_number, field, code, value }) => (
        <li key={`${invoice_number} ${field}`}>
          <IconAlertTriangle size={19} stroke={1.9} aria-hidden />
          <b>{[invoice_number || t('office.invoices.export.batch'), field].join(', ')}</b>
          <span>
            {t(`office.invoices.export.problem.${code}`)} {value && `(${value})`}{' '}
            {invoice_id && (
              <Link to={invoicePath(invoice_id)}>{t('office.invoices.export.problem.open')}</Link>
            )}
          </span>
        </li>
      ))}
      {rest > 0 && <li>{t('office.invoices.export.more', { count: rest })}</li>}
    </ul>
  );
};

/** Documents whose tax the books derive otherwise: nothing is wrong, but the tax adviser will ask. */
const Differences = ({ made: { tax_differences, tax_difference_count } }: Props) => {
  const { t, language } = useTexts();
  if (tax_differences.length === 0) return null;
  const rest = tax_difference_count - tax_differences.length;
  return (
    <>
      <p className={own.hint}>{t('office.invoices.export.differences')}</p>
      <ul className={own.differences}>
        {tax_differences.map(({ invoice_number, tax, derived }) => (
          <li key={invoice_number}>
            <b>{invoice_number}:</b>{' '}
            {t('office.invoices.export.difference', {
              tax: euros(tax, language),
              derived: euros(derived, language),
            })}
          </li>
        ))}
        {rest > 0 && <li>{t('office.invoices.export.more', { count: rest })}</li>}
      </ul>
    </>
  );
};

/** Documents that an earlier batch has too. */
const Repeated = ({ made: { repeated, repeated_count } }: Props) => {
  const { t, language } = useTexts();
  if (repeated.length === 0) return null;
  const rest = repeated_count - repeated.length;
  return (
    <>
      <p className={own.hint}>{t('office.invoices.export.repeated')}</p>
      <ul className={own.differences}>
        {repeated.map(({ invoice_number, batch, at }) => (
          <li key={invoice_number}>
            <b>{invoice_number}:</b>{' '}
            {t('office.invoices.export.repeated_in', { batch, when: whenText(at, language) })}
          </li>
        ))}
        {rest > 0 && <li>{t('office.invoices.export.more', { count: rest })}</li>}
      </ul>
    </>
  );
};

const Outcome = ({ made }: Props) => {
  const { t } = useTexts();
  const { outcome, kind, close, documents, closed } = made;
  if (!outcome) return <Progress made={made} />;
  if (outcome !== 'made') return <p>{t(`office.invoices.export.outcome.${outcome}`)}</p>;
  const words = [
    t('office.invoices.export.documents', { count: documents }),
    ...(kind === 'datev' && close ? [t('office.invoices.export.closed', { count: closed })] : []),
  ];
  return <p>{words.join(', ')}</p>;
};

/** What has come of the latest exports, and how far the one is that goes on. */
export const LatestExports = ({ exports }: { exports: readonly Export[] }) => {
  const { t } = useTexts();
  return (
    <section className={own.panel} aria-label={t('office.invoices.export.latest')}>
      <h2>{t('office.invoices.export.latest')}</h2>
      {exports.length === 0 && <p className={own.hint}>{t('office.invoices.run.none')}</p>}
      <ul className={own.latest}>
        {exports.map((made) => (
          <li key={made._id}>
            <h3>
              <Title made={made} />
            </h3>
            <p className={own.hint}>
              <RunStart run={made} />
            </p>
            <Outcome made={made} />
            <Problems made={made} />
            <Repeated made={made} />
            <Differences made={made} />
            {made.has_file && (
              <div className={own.buttons}>
                <Button
                  component="a"
                  href={fileAddress(made)}
                  variant="default"
                  leftSection={<IconDownload size={18} stroke={1.9} aria-hidden />}
                >
                  {t('office.invoices.export.file')}
                </Button>
              </div>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
};
