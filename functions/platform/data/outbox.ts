import * as z from 'zod/mini';
import {
  type Key,
  mailsAbout,
  mailsOfDay,
  OUTBOX_FAILED,
  OUTBOX_OPEN,
} from '#functions/platform/data/keys.ts';
import { promised } from '#functions/platform/data/promised.ts';
import { readIndex, readIndexFrom, readItem } from '#functions/platform/data/read.ts';
import { OUTBOX_PREFIX } from '#functions/platform/data/table-shape.ts';
import { change, create, type Write } from '#functions/platform/data/write.ts';
import { type Announcement, announcement } from '#shared/emails/announcement.ts';

const keyOf = (id: string): Key => ({ PK: `${OUTBOX_PREFIX}${id}`, SK: 'OUTBOX' });

/**
 * Open ones are listed by when they are due next, so that a schedule can take up what went stale; those that did not
 * arrive until the office has sent them again.
 */
const listOf = ({ _id, state, leased_until, created_at, resent_at }: Announcement) => {
  if (state === 'pending' || state === 'sending') {
    return { owner_pk: OUTBOX_OPEN, owner_sk: `${leased_until ?? created_at}#${_id}` };
  }
  return state === 'sent' || resent_at ? {} : { owner_pk: OUTBOX_FAILED, owner_sk: `${created_at}#${_id}` };
};

const toItem = (stored: Announcement) => ({
  ...stored,
  day_pk: mailsOfDay(stored.created_at.slice(0, 10)),
  day_sk: `${stored.created_at}#${stored._id}`,
  search_pk: mailsAbout(stored.about),
  search_sk: `${stored.created_at}#${stored._id}`,
  ...listOf(stored),
});

/** Promises a mail; belongs into the transaction of the change that it announces. */
export const announce = (
  what: Pick<
    Announcement,
    '_id' | 'template' | 'about' | 'language' | 'letter' | 'trial' | 'invoice_id' | 'to' | 'news' | 'asked_at'
  >,
  now: Date,
): Write => create(keyOf(what._id), toItem(promised(what, now)));

export const getAnnouncement = async (id: string): Promise<Announcement | undefined> => {
  const item = await readItem(keyOf(id));
  return item && z.parse(announcement, item);
};

export const changeAnnouncement = (before: Announcement, after: Announcement): Write =>
  change(keyOf(before._id), toItem(before), toItem(after));

/** Announcements that should have gone out before `moment`. */
export const overdueAnnouncements = async (moment: Date): Promise<Announcement[]> =>
  z.parse(z.array(announcement), await readIndex('owner', OUTBOX_OPEN, moment.toISOString()));

/** Every mail that was promised about an order, or to an account, the latest first. */
export const announcementsAbout = async (about: string): Promise<Announcement[]> =>
  z.parse(z.array(announcement), (await readIndex('search', mailsAbout(about))).toReversed());

/** The mails promised on a day (UTC), the earliest first. */
export const announcementsOn = async (date: string): Promise<Announcement[]> =>
  z.parse(z.array(announcement), await readIndex('day', mailsOfDay(date)));

/** Mails promised since a moment that did not arrive, and that nobody has sent again. */
export const failedAnnouncements = async (since: Date): Promise<Announcement[]> =>
  z.parse(z.array(announcement), await readIndexFrom('owner', OUTBOX_FAILED, since.toISOString()));
