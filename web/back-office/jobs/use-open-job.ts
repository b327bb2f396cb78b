import { useSearchParams } from 'react-router';
import { latestSearch } from '#web/back-office/components/latest-address.ts';
import { useOpenRecord } from '#web/back-office/components/records/use-open-record.ts';

/** The parameter of the address that opens one job beside the table. */
export const JOB_PARAMETER = 'job';
/** The parameter that opens the form: `new`, or the id of a job. */
export const FORM_PARAMETER = 'form';

/** A job's id: its order's and a running number. */
const JOB_ID = /^\d{1,12}-\d{1,6}$/;
const FORM = /^(new|\d{1,12}-\d{1,6})$/;

/** Which job stands open beside the table. */
export const useOpenJob = () => useOpenRecord(JOB_PARAMETER, JOB_ID);

/** For which job the form stands open; `new` for another one. */
export const useOpenForm = () => {
  const form = useOpenRecord(FORM_PARAMETER, FORM);
  const [, setSearch] = useSearchParams();
  return {
    ...form,
    /** The form takes the place of the details. */
    open: (id: string): void => {
      const next = latestSearch();
      next.delete(JOB_PARAMETER);
      next.set(FORM_PARAMETER, id);
      setSearch(next, { preventScrollReset: true });
    },
  };
};
