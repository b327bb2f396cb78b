import { Select } from '@mantine/core';
import { TextFilter } from '#web/back-office/components/record-table/text-filter.tsx';
import classes from '#web/back-office/components/records/records.module.css';
import { useTexts } from '#web/back-office/language/office-language.ts';
import { CATEGORIES, type EmailTable } from '#web/back-office/texts/emails/use-emails.ts';

/** Which templates show. */
export const EmailFilters = ({ table: { filter, setFilter } }: { table: EmailTable }) => {
  const { t } = useTexts();
  return (
    <div className={classes.filters}>
      <TextFilter
        label={t('office.emails.search_title')}
        value={filter.title}
        onChange={(title) => setFilter({ title })}
      />
      <Select
        clearable
        aria-label={t('office.emails.category')}
        placeholder={t('office.emails.category')}
        clearButtonProps={{ 'aria-label': t('office.table.clear') }}
        data={CATEGORIES.map((category) => ({
          value: category,
          label: t(`office.emails.category.${category}`),
        }))}
        value={filter.category || null}
        onChange={(category) => setFilter({ category: category ?? '' })}
      />
      <TextFilter
        label={t('office.emails.search_subject')}
        value={filter.subject}
        onChange={(subject) => setFilter({ subject })}
      />
      <TextFilter
        label={t('office.emails.search_message')}
        value={filter.message}
        onChange={(message) => setFilter({ message })}
      />
    </div>
  );
};
