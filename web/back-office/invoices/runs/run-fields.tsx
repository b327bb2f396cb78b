import { Checkbox, MultiSelect, TextInput } from '@mantine/core';
import { type AirportId, codeOfAirport } from '#shared/catalogue/airport-ids.ts';
import { isBilledByPeriod } from '#shared/invoices/billing.ts';
import { COST_CENTERS } from '#shared/invoices/invoice.ts';
import { Segment, SegmentGroup } from '#web/back-office/components/segment-group.tsx';
import { useAgencies } from '#web/back-office/invoices/form/use-agencies.ts';
import type { problemsOf, RunInput, RunProblem } from '#web/back-office/invoices/runs/run-input.ts';
import own from '#web/back-office/invoices/runs/runs.module.css';
import { useTexts } from '#web/back-office/language/office-language.ts';

type Props = {
  input: RunInput;
  /** The airports that the user may bill. */
  scope: readonly AirportId[];
  problems: ReturnType<typeof problemsOf>;
  onChange: (change: Partial<RunInput>) => void;
};

const useWords = () => {
  const { t } = useTexts();
  return (problem: RunProblem | undefined): string | undefined =>
    problem && t(`office.invoices.run.error.${problem}`);
};

const Period = ({ input, problems, onChange }: Props) => {
  const { t } = useTexts();
  const words = useWords();
  return (
    <div className={own.two}>
      <TextInput
        type="date"
        label={t('office.days.from')}
        value={input.from}
        error={words(problems.period_from)}
        onChange={(event) => onChange({ from: event.currentTarget.value })}
      />
      <TextInput
        type="date"
        label={t('office.days.to')}
        value={input.to}
        min={input.from}
        error={words(problems.period_to)}
        onChange={(event) => onChange({ to: event.currentTarget.value })}
      />
    </div>
  );
};

const CostCenters = ({ input: { airports }, scope, problems, onChange }: Props) => {
  const { t } = useTexts();
  const problem = useWords()(problems.cost_centers);
  const toggle = (airport: AirportId): void =>
    onChange({ airports: scope.filter((one) => airports.includes(one) !== (one === airport)) });
  return (
    <div className={own.option}>
      <span>
        {t('office.invoices.run.cost_centers')}
        <small>{airports.map((airport) => COST_CENTERS[airport]).join(', ')}</small>
        {problem && <strong role="alert">{problem}</strong>}
      </span>
      <SegmentGroup label={t('office.invoices.run.cost_centers')}>
        {scope.map((airport) => (
          <Segment
            key={airport}
            label={codeOfAirport(airport)}
            pressed={airports.includes(airport)}
            onClick={() => toggle(airport)}
          />
        ))}
      </SegmentGroup>
    </div>
  );
};

const Agencies = ({ input, problems, onChange }: Props) => {
  const { t } = useTexts();
  const words = useWords();
  const billed = (useAgencies().data?.rows ?? []).filter(({ _id }) => isBilledByPeriod(_id));
  return (
    <MultiSelect
      mb={14}
      label={t('office.invoices.run.agencies')}
      value={[...input.agencies]}
      data={billed.map(({ _id, short, name }) => ({ value: String(_id), label: `${short}, ${name}` }))}
      searchable
      hidePickedOptions
      openOnFocus={false}
      size="sm"
      error={words(problems.agencies)}
      nothingFoundMessage={t('office.invoices.nothing_found')}
      onChange={(agencies) => onChange({ agencies })}
    />
  );
};

/** The fields of the generator (back-office specification, section 2, "Invoices screen"). */
export const RunFields = (props: Props) => {
  const { input, onChange } = props;
  const { t } = useTexts();
  const box = (name: 'isAll' | 'draft' | 'forceNew', word: 'all' | 'draft' | 'force_new') => (
    <div className={own.option}>
      <Checkbox
        label={t(`office.invoices.run.${word}`)}
        description={t(`office.invoices.run.${word}_hint`)}
        checked={input[name]}
        onChange={(event) => onChange({ [name]: event.currentTarget.checked })}
      />
    </div>
  );
  return (
    <>
      <Period {...props} />
      <CostCenters {...props} />
      {box('isAll', 'all')}
      {!input.isAll && <Agencies {...props} />}
      {box('draft', 'draft')}
      {box('forceNew', 'force_new')}
    </>
  );
};
