import { type Period, RETENTION } from '#shared/users/retention.ts';
import { useTexts } from '#web/back-office/language/office-language.ts';
import own from '#web/back-office/logs/privacy/privacy.module.css';

/** How long everything about people is kept, and why: what the schedule and the table go by. */
export const RetentionTable = () => {
  const { t } = useTexts();
  const periodText = (period: Period): string => {
    switch (period.unit) {
      case 'until_deleted':
        return t('office.retention.period.until_deleted');
      default:
        return t(`office.retention.period.${period.unit}`, { count: period.count });
    }
  };
  return (
    <section className={own.panel}>
      <h2>{t('office.retention.title')}</h2>
      <p className={own.about}>{t('office.retention.about')}</p>
      <table className={own.table}>
        <thead>
          <tr>
            <th scope="col">{t('office.retention.kind')}</th>
            <th scope="col">{t('office.retention.period')}</th>
            <th scope="col">{t('office.retention.law')}</th>
          </tr>
        </thead>
        <tbody>
          {RETENTION.map((rule) => (
            <tr key={rule.kind}>
              <th scope="row">{t(`office.retention.kind.${rule.kind}`)}</th>
              <td>{periodText(rule.period)}</td>
              <td>{'law' in rule ? rule.law.replaceAll('§ ', '§\u00a0') : '–'}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
};
