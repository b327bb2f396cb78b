import { makeDocument } from '#functions/invoice-issuer/make-document.ts';
import { callForAttention, getAttention, settleByItself } from '#functions/platform/data/attention.ts';
import { changeIssue, getIssue } from '#functions/platform/data/issue.ts';
import { getOrder } from '#functions/platform/data/order.ts';
import { announce } from '#functions/platform/data/outbox.ts';
import { againWhenChanged, isChangedMeanwhile, save, type Write } from '#functions/platform/data/write.ts';
import { NUMBER_PATIENCE } from '#functions/platform/invoices/number-invoice.ts';
import { logger } from '#functions/platform/logger.ts';
import { onBehalfOf } from '#functions/platform/request-trace.ts';
import type { Issue } from '#shared/invoices/issue.ts';

/** Longer than any issuer lives. */
const LEASE_MS = 180_000;

/** Takes the document for this issuer alone. @returns undefined when another has it, or when it is done. */
const claim = async (id: string, now: Date): Promise<Issue | undefined> => {
  const waiting = await getIssue(id);
  const isLeased = waiting?.state === 'working' && Date.parse(waiting.leased_until ?? '') > now.getTime();
  if (!waiting || isLeased || waiting.state === 'done') return undefined;
  const claimed: Issue = {
    ...waiting,
    state: 'working',
    attempts: waiting.attempts + 1,
    leased_until: new Date(now.getTime() + LEASE_MS).toISOString(),
  };
  try {
    await save(changeIssue(waiting, claimed));
    return { ...claimed, version: waiting.version + 1 };
  } catch (error) {
    if (isChangedMeanwhile(error)) return undefined;
    throw error;
  }
};

const heldId = ({ _id }: Issue): string => `invoice_held#${_id}`;

const noteFailure = async (issue: Issue, failure: string, now: Date): Promise<void> => {
  logger.error('document not issued', { issue: issue._id, failure });
  const order = await getOrder(issue.order_id, now);
  const isTold = await getAttention(heldId(issue));
  await save(
    changeIssue(issue, { ...issue, state: 'pending', leased_until: undefined, failure }),
    ...(isTold
      ? []
      : [
          callForAttention(
            { _id: issue.order_id, airport: order?.airport },
            { _id: heldId(issue), kind: 'invoice_held', amount: issue.amount, detail: failure },
            now,
          ),
        ]),
  );
};

const mailWrites = ({ is_mailed, kind, _id, ...issue }: Issue, now: Date): Write[] => {
  const template = kind === 'invoice' ? ('order_confirmed' as const) : ('order_refunded' as const);
  const mail = {
    _id: `${template}#${_id}`,
    template,
    about: issue.order_id,
    language: issue.language,
    invoice_id: _id,
  };
  return is_mailed ? [announce(mail, now)] : [];
};

const finish = async (issue: Issue, now: Date): Promise<void> => {
  await save(
    changeIssue(issue, { ...issue, state: 'done', leased_until: undefined, failure: undefined }),
    ...mailWrites(issue, now),
    ...(await settleByItself(heldId(issue), now)),
  );
};

const issueClaimed = async (claimed: Issue, now: Date): Promise<void> => {
  try {
    await againWhenChanged(() => makeDocument(claimed, now), NUMBER_PATIENCE);
  } catch (error) {
    await noteFailure(claimed, error instanceof Error ? error.message : String(error), now);
    return;
  }
  await finish(claimed, now);
  logger.info('document issued', { issue: claimed._id });
};

/**
 * Issues a promised document, once, and promises the mail that brings it. What keeps it from being issued is shown to
 * the office, and tried again by schedule; one that cannot be issued never holds up the others.
 */
export const issueDocument = async (id: string, now: Date): Promise<void> => {
  const claimed = await claim(id, now);
  if (claimed) await onBehalfOf(claimed.request_id, () => issueClaimed(claimed, now));
};
