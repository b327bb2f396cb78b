import { Skeleton } from '@mantine/core';
import IconArrowLeft from '@tabler/icons-react/icons/IconArrowLeft';
import { Link, useParams } from 'react-router';
import useSWR from 'swr';
import type { InvoicesApi } from '#shared/invoices/invoices-api.ts';
import { PageError } from '#web/back-office/components/page-error.tsx';
import { ScreenHelp } from '#web/back-office/components/screen-help.tsx';
import classes from '#web/back-office/invoices/form/invoice-form.module.css';
import { InvoiceFormFields } from '#web/back-office/invoices/form/invoice-form-fields.tsx';
import { cloneInput, emptyInput } from '#web/back-office/invoices/form/invoice-input.ts';
import { LIST_PATH } from '#web/back-office/invoices/form/paths.ts';
import { useAgencies } from '#web/back-office/invoices/form/use-agencies.ts';
import { useTexts } from '#web/back-office/language/office-language.ts';
import { useCurrentUser } from '#web/back-office/session/current-user.tsx';
import { useAirportClock } from '#web/common/airport-clock.ts';
import { apiClient } from '#web/common/call-api.ts';

const READ = 'GET /api/invoices/{id}';
const NEW = 'new';
const call = apiClient<InvoicesApi>();

const Loading = () => {
  const { t } = useTexts();
  return (
    <div role="status" aria-label={t('office.invoices.form.loading')} className={classes.loading}>
      {['70%', '92%', '84%', '61%'].map((width) => (
        <Skeleton key={width} height={36} width={width} mb={14} />
      ))}
    </div>
  );
};

/** What the form begins with: nothing, or an invoice that was issued. */
const useBeginning = (id: string) => {
  const user = useCurrentUser();
  const { date: today } = useAirportClock();
  const agencies = useAgencies();
  const cloned = useSWR(id === NEW ? null : ([READ, id] as const), () => call(READ, { params: { id } }), {
    revalidateOnFocus: false,
  });
  const start = cloned.data ? cloneInput(cloned.data, today) : emptyInput(today, user);
  return {
    isReady: agencies.data !== undefined && (id === NEW || cloned.data !== undefined),
    agencies: agencies.data?.rows ?? [],
    start,
    error: (agencies.error ?? cloned.error) as unknown,
    reread: (): void => void Promise.all([agencies.mutate(), cloned.mutate()]),
  };
};

/** Writes a new invoice, or the clone of one (back-office specification, section 2, "Invoice form"). */
const InvoiceFormScreen = () => {
  const { t } = useTexts();
  const { id = NEW } = useParams();
  const { isReady, agencies, start, error, reread } = useBeginning(id);
  return (
    <>
      <title>{`${t('office.invoices.form.title')} – ${t('office.brand')}`}</title>
      <header className={classes.head}>
        <h1>{t('office.invoices.form.title')}</h1>
        <ScreenHelp text="office.invoices.form.help" />
        <Link to={LIST_PATH}>
          <IconArrowLeft size={18} stroke={1.9} aria-hidden />
          {t('office.invoices.form.back')}
        </Link>
      </header>
      {!isReady && error !== undefined && <PageError error={error} onRetry={reread} />}
      {!isReady && error === undefined && <Loading />}
      {isReady && <InvoiceFormFields key={id} id={id} start={start} agencies={agencies} />}
    </>
  );
};
export default InvoiceFormScreen;
