import { useEffect, useState } from 'react';
import type { ReceivedOf } from '#shared/http/contract.ts';
import type { JobDeskApi } from '#shared/jobs/job-desk-api.ts';
import type { JobForm } from '#shared/jobs/job-form.ts';
import { type SentForm, sentForm } from '#web/back-office/jobs/form/form-of-input.ts';
import { apiClient } from '#web/common/call-api.ts';

const PRICE = 'POST /api/jobs/getJobPrice';
const call = apiClient<JobDeskApi>();

export type FormPrice = ReceivedOf<JobDeskApi[typeof PRICE]>;

/** How long typing rests before a price is asked for. */
const DEBOUNCE_MS = 350;

/** What a price is made of: who types remarks asks for none. */
const pricedPart = (form: JobForm): SentForm => {
  const { agency, serviceType, location, language, persons, bags, bulky, extraHours, extra_employee } = form;
  const { jCode, jCodePorter, extras, from_id, to_id, travelType } = sentForm(form);
  const counts = { persons, bags, bulky, extraHours, extra_employee };
  const chosen = { agency, serviceType, location, language, jCode, jCodePorter, from_id, to_id, travelType };
  return { ...counts, ...chosen, extras };
};

/** What the form costs as it stands, asked anew while it is typed; undefined until there is an answer. */
export const useJobPrice = (form: JobForm): { price: FormPrice | undefined; isAsking: boolean } => {
  const question = JSON.stringify(pricedPart(form));
  const [answer, setAnswer] = useState<{ question: string; price: FormPrice | undefined }>();
  useEffect(() => {
    const job = JSON.parse(question) as SentForm;
    if (!job.agency || !job.serviceType) return;
    const asking = new AbortController();
    const timer = setTimeout(async () => {
      try {
        const price = await call(PRICE, { body: { job } }, asking.signal);
        setAnswer({ question, price });
      } catch {
        // Half a form may have no price yet: then none is shown, and the save says what is wrong.
        if (!asking.signal.aborted) setAnswer({ question, price: undefined });
      }
    }, DEBOUNCE_MS);
    return () => {
      clearTimeout(timer);
      asking.abort();
    };
  }, [question]);
  return { price: answer?.price, isAsking: answer?.question !== question };
};
