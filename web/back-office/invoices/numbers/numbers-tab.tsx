import IconAlertTriangle from '@tabler/icons-react/icons/IconAlertTriangle';
import IconCircleCheck from '@tabler/icons-react/icons/IconCircleCheck';
import useSWR from 'swr';
import type { ReceivedOf } from '#shared/http/contract.ts';
import type { LedgerExportsApi } from '#shared/invoices/ledger-exports-api.ts';
import { PageError } from '#web/back-office/components/page-error.tsx';
import own from '#web/back-office/invoices/numbers/numbers.module.css';
import panels from '#web/back-office/invoices/runs/runs.module.css';
import { whenText } from '#web/back-office/language/formats.ts';
import { useTexts } from '#web/back-office/language/office-language.ts';
import { apiClient } from '#web/common/call-api.ts';

const NUMBERS = 'GET /api/invoices/numbers';
const call = apiClient<LedgerExportsApi>();

type Series = ReceivedOf<LedgerExportsApi[typeof NUMBERS]>['series'][number];
type Gap = Series['gaps'][number];

const useReason = () => {
  const { t, language } = useTexts();
  return ({ reason, at, by }: Gap): string => {
    if (reason === undefined) return t('office.invoices.numbers.unexplained');
    const when = at ? whenText(at, language) : '';
    return by
      ? t('office.invoices.numbers.raised_by', { when, name: by })
      : t('office.invoices.numbers.raised', { when });
  };
};

const Gaps = ({ series: { gaps, suffix } }: { series: Series }) => {
  const { t } = useTexts();
  const reasonOf = useReason();
  return (
    <table className={own.gaps}>
      <thead>
        <tr>
          <th scope="col">{t('office.invoices.numbers.missing')}</th>
          <th scope="col">{t('office.invoices.numbers.count')}</th>
          <th scope="col">{t('office.invoices.numbers.reason')}</th>
        </tr>
      </thead>
      <tbody>
        {gaps.map((gap) => (
          <tr key={gap.from} {...(gap.reason === undefined && { className: own.unexplained })}>
            <th scope="row">
              {gap.from}
              {suffix}
              {gap.to > gap.from && ` – ${gap.to}${suffix}`}
            </th>
            <td>{gap.to - gap.from + 1}</td>
            <td>{reasonOf(gap)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
};

const SeriesPanel = ({ series }: { series: Series }) => {
  const { t } = useTexts();
  const { client_type, suffix, first, last, issued, missing, gaps } = series;
  const title = t(`office.invoices.numbers.series.${client_type}`);
  const isWhole = gaps.length === 0;
  const Icon = isWhole ? IconCircleCheck : IconAlertTriangle;
  return (
    <section className={panels.panel} aria-label={title}>
      <h2>{title}</h2>
      {last < first ? (
        <p className={panels.hint}>{t('office.invoices.numbers.none', { first: `${first}${suffix}` })}</p>
      ) : (
        <>
          <p className={own.range}>
            <strong>
              {first}
              {suffix} – {last}
              {suffix}
            </strong>
            <span>{t('office.invoices.numbers.issued', { count: issued })}</span>
          </p>
          <p className={isWhole ? own.whole : own.broken}>
            <Icon size={20} stroke={1.9} aria-hidden />
            {isWhole
              ? t('office.invoices.numbers.whole')
              : t('office.invoices.numbers.missing_count', { count: missing })}
          </p>
          {!isWhole && <Gaps series={series} />}
        </>
      )}
    </section>
  );
};

/** Every number of the series that no document has, with its reason. */
const NumbersTab = () => {
  const { t } = useTexts();
  const { data, error, mutate } = useSWR(NUMBERS, (key) => call(key, {}));
  if (error && !data) {
    return (
      <PageError
        error={error as unknown}
        title={t('office.invoices.numbers.error')}
        onRetry={async () => {
          await mutate();
        }}
      />
    );
  }
  return (
    <div className={own.series}>
      <p className={own.intro}>{t('office.invoices.numbers.intro')}</p>
      {data?.series.map((series) => (
        <SeriesPanel key={series.client_type} series={series} />
      ))}
    </div>
  );
};
export default NumbersTab;
