import { extraFound } from '#shared/jobs/extra-rules.ts';
import type { JobDeskApi } from '#shared/jobs/job-desk-api.ts';
import { fieldErrors } from '#shared/jobs/job-moment.ts';
import { centsToEuros } from '#shared/money.ts';
import { useAlerts } from '#web/back-office/components/alerts.tsx';
import { useFormState } from '#web/back-office/jobs/form/form-context.ts';
import { centsOf } from '#web/back-office/jobs/form/form-of-input.ts';
import { type Problems, problemWords } from '#web/back-office/jobs/form/form-problems.ts';
import type { ExtraLine } from '#web/back-office/jobs/form/job-input.ts';
import type { ExtraRow } from '#web/back-office/jobs/form/use-job-terms.ts';
import { useTexts } from '#web/back-office/language/office-language.ts';
import { apiClient } from '#web/common/call-api.ts';

const call = apiClient<JobDeskApi>();

type Typed = { readonly name: string; readonly price: string };

type Sent = { readonly name: string; readonly price: number };

const store = async (agency: number, input: Sent, extra?: ExtraRow): Promise<ExtraRow | undefined> => {
  if (!extra) {
    await call('POST /api/jobs/addExtras', { body: { agency, extras: [input] } });
    return undefined;
  }
  const body = { extra: { ...input, version: extra.version } };
  return call('PUT /api/jobs/extras/{id}', { params: { id: extra._id }, body });
};

/** Adds, changes and removes permanent extras of the agency; the form's lines of the same extra follow. */
export const useEditExtras = () => {
  const { t } = useTexts();
  const { success, danger } = useAlerts();
  const { input, change, rereadTerms } = useFormState();
  const follow = (id: string, changes: Partial<ExtraLine>): void =>
    change({ extras: input.extras.map((line) => (line._id === id ? { ...line, ...changes } : line)) });

  const act = async (run: () => Promise<void>, done: string, failed: string): Promise<boolean> => {
    try {
      await run();
      await rereadTerms();
      success(done);
      return true;
    } catch (error) {
      danger(failed, { error });
      await rereadTerms();
      return false;
    }
  };

  return {
    /** @returns what is wrong by field; empty with `isDone` when it is stored */
    save: async (typed: Typed, extra?: ExtraRow): Promise<{ problems: Problems; isDone: boolean }> => {
      const price = centsOf(typed.price);
      const problems = problemWords(fieldErrors(extraFound({ name: typed.name, price }, '')), t);
      if (Object.keys(problems).length > 0) return { problems, isDone: false };
      const sent = { name: typed.name.trim(), price: centsToEuros(price ?? 0) };
      const run = async (): Promise<void> => {
        const stored = await store(Number(input.agency), sent, extra);
        if (stored) follow(stored._id, { name: stored.name, price: String(stored.price) });
      };
      const isDone = await act(
        run,
        t('office.job_form.extras.saved', { name: sent.name }),
        t('office.job_form.extras.not_saved', { name: sent.name }),
      );
      return { problems: {}, isDone };
    },
    /** The job keeps what it has of it, as an extra of its own. */
    remove: (extra: ExtraRow): Promise<boolean> =>
      act(
        async () => {
          await call('DELETE /api/jobs/extras/{id}', { params: { id: extra._id } });
          follow(extra._id, { _id: undefined, permanent: false });
        },
        t('office.job_form.extras.deleted', { name: extra.name }),
        t('office.job_form.extras.not_deleted', { name: extra.name }),
      ),
  };
};
