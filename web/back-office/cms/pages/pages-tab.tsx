import { Link } from 'react-router';
import useSWR from 'swr';
import { call, ONCE, type PageRow } from '#web/back-office/cms/calls.ts';
import classes from '#web/back-office/cms/cms.module.css';
import { StatusMark } from '#web/back-office/cms/status-mark.tsx';
import { PageError } from '#web/back-office/components/page-error.tsx';
import { TableSkeleton } from '#web/back-office/components/record-table/table-skeleton.tsx';
import { useTexts } from '#web/back-office/language/office-language.ts';

const COLUMNS = ['title', 'subtitle', 'meta_title', 'meta_description', 'status', 'options'] as const;

const Row = ({ page }: { page: PageRow }) => {
  const { t } = useTexts();
  const label = (column: (typeof COLUMNS)[number]): string => t(`office.cms.pages.column.${column}`);
  const name = t(`office.cms.page.name.${page.name}`);
  return (
    <tr>
      <th scope="row">
        <small>{name}</small>
        {page.title}
      </th>
      <td data-label={label('subtitle')}>{page.subtitle || '–'}</td>
      <td data-label={label('meta_title')}>{page.meta_title || '–'}</td>
      <td data-label={label('meta_description')}>{page.meta_description || '–'}</td>
      <td data-label={label('status')}>
        <StatusMark
          tint={page.status === 'published' ? 'green' : 'amber'}
          word={t(`office.cms.status.${page.status}`)}
        />
      </td>
      <td>
        <Link to={`/cms/pages/${page.name}`} aria-label={t('office.cms.page.edit', { title: name })}>
          {t('office.cms.edit')}
        </Link>
      </td>
    </tr>
  );
};

/** The content pages with what search engines show of them (back-office specification, section 2, `/cms`). */
export const PagesTab = () => {
  const { t, language } = useTexts();
  const { data, error, mutate } = useSWR(
    ['cms', 'pages', language],
    () => call('POST /api/pages/list', { body: { limit: 100, lang: language } }),
    ONCE,
  );
  if (error && !data) {
    return <PageError error={error} title={t('office.cms.error')} onRetry={() => void mutate()} />;
  }
  if (!data) return <TableSkeleton />;
  return (
    <table className={classes.table} aria-label={t('office.cms.pages.table')}>
      <thead>
        <tr>
          {COLUMNS.map((column) => (
            <th key={column} scope="col">
              {t(`office.cms.pages.column.${column}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {data.rows.map((page) => (
          <Row key={page.name} page={page} />
        ))}
      </tbody>
    </table>
  );
};
