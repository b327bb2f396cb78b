import { codeOfAirport } from '#shared/catalogue/airport-ids.ts';
import { PhoneLink } from '#web/back-office/components/records/phone-link.tsx';
import classes from '#web/back-office/components/records/records.module.css';
import own from '#web/back-office/employees/employees.module.css';
import { type EmployeeRow, useLanguages } from '#web/back-office/employees/use-employees.ts';
import { useTexts } from '#web/back-office/language/office-language.ts';

type Props = { employee: EmployeeRow };

export const nameOf = ({ first_name, last_name }: EmployeeRow): string => `${first_name} ${last_name}`;

export const EmployeeName = ({ employee }: Props) => (
  <span className={classes.person}>
    {employee.last_name}, {employee.first_name}
  </span>
);

export const EmployeeContact = ({ employee: { email, phone, handy } }: Props) => (
  <span className={classes.contact}>
    {email}
    <small className={own.muted}>
      {[handy, phone].map((number, index) =>
        number ? (
          <span key={number}>
            {index > 0 && handy && ', '}
            <PhoneLink phone={number} />
          </span>
        ) : null,
      )}
    </small>
  </span>
);

export const EmployeeAirport = ({ employee: { airport_id } }: Props) => {
  const { t } = useTexts();
  return <abbr title={t(`office.airport.${airport_id}`)}>{codeOfAirport(airport_id)}</abbr>;
};

export const EmployeeQualification = ({ employee: { Qualifications } }: Props) => {
  const { t } = useTexts();
  return t(`office.people.qualification.${Qualifications}`);
};

/** The names of the languages that somebody speaks. */
export const EmployeeLanguages = ({ employee: { Languages } }: Props) => {
  const { t } = useTexts();
  const known = useLanguages();
  const names = known.filter(({ value }) => Languages.includes(Number(value))).map(({ label }) => label);
  return (
    <span className={own.languages}>
      {names.length > 0 ? (
        names.join(', ')
      ) : (
        <small className={own.muted}>{t('office.people.no_language')}</small>
      )}
    </span>
  );
};
