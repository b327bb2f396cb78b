import type { LocationService } from '#shared/catalogue/location.ts';
import type { EmployeeRow } from '#web/back-office/jobs/form/use-job-terms.ts';

type Named = Pick<EmployeeRow, '_id' | 'first_name' | 'last_name'>;
type Choice = { readonly value: string; readonly label: string };

type Asked = {
  readonly service: LocationService;
  readonly location: number;
  /** Undefined where the language makes no difference. */
  readonly language: number | undefined;
  readonly present: readonly Named[];
};

const choiceOf = ({ _id, first_name, last_name }: Named): Choice => ({
  value: _id,
  label: `${first_name} ${last_name}`,
});

/** Who may be picked for a service: of the airport and qualified for it, those apart who speak its language. */
export const staffOffered = (
  employees: readonly EmployeeRow[],
  { service, location, language, present }: Asked,
): { speaking: Choice[]; others: Choice[] } => {
  const fitting = employees.filter(
    ({ airport_id, Qualifications }) =>
      airport_id === location && (Qualifications === 'both' || Qualifications === service),
  );
  const speaks = ({ Languages }: EmployeeRow): boolean =>
    language === undefined || Languages.includes(language);
  const absent = present.filter(({ _id }) => !fitting.some((one) => one._id === _id));
  return {
    speaking: fitting.filter(speaks).map(choiceOf),
    others: [...fitting.filter((one) => !speaks(one)), ...absent].map(choiceOf),
  };
};
