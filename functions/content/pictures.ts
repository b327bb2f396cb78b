import { createHash, randomUUID } from 'node:crypto';
import { usedPictures } from '#functions/content/used-pictures.ts';
import { auditWrite } from '#functions/platform/data/audit.ts';
import {
  changePicture,
  createPicture,
  getPicture,
  readPictures,
  removePicture,
} from '#functions/platform/data/picture.ts';
import { againWhenChanged, save, type Write } from '#functions/platform/data/write.ts';
import type { Request } from '#functions/platform/http/api-group.ts';
import { readPicture } from '#functions/platform/pictures/read-picture.ts';
import { auditedChange } from '#shared/audit/audit-entry.ts';
import type { ContentApi } from '#shared/content/content-api.ts';
import { PICTURE_KINDS, type Picture } from '#shared/content/picture.ts';
import { fileOfPicture } from '#shared/content/picture-address.ts';
import { DomainError } from '#shared/domain-error.ts';
import { actorOf } from '#shared/orders/order-history.ts';
import { refused } from '#shared/refused.ts';

/** Loaded where a file is touched: what talks to the bucket is a fifth of a cold start. */
const pictureFiles = () => import('#functions/platform/pictures/picture-files.ts');

type Desk<K extends keyof ContentApi> = Request<K, ContentApi[K]>;
type Where = Desk<'POST /api/pictures/count'>['body']['where'];
type Told = Pick<Desk<'POST /api/pictures'>, 'caller' | 'now'>;

const DEFAULT_LIMIT = 50;

const audited = (before: Picture | undefined, after: Picture | undefined, { caller, now }: Told): Write => {
  const { _id = '', name = '' } = after ?? before ?? {};
  const change = auditedChange(before, after, ({ name, src, alt }) => ({ name, src, alt }));
  return auditWrite({ by: actorOf(caller.user), kind: 'picture', subject: _id, title: name, ...change }, now);
};

const asked = async (where: Where) => {
  const [pictures, used] = await Promise.all([readPictures(), usedPictures()]);
  const text = where?.text?.trim().toLowerCase() ?? '';
  return pictures
    .map((one) => ({ ...one, used: used.has(one.src) }))
    .filter(({ name, alt }) => `${name} ${Object.values(alt).join(' ')}`.toLowerCase().includes(text))
    .filter((one) => where?.used === undefined || where.used === one.used);
};

/** The pictures, the latest first. */
export const listPictures = async ({ body }: Desk<'POST /api/pictures/list'>) => {
  const { offset = 0, limit = DEFAULT_LIMIT, where } = body;
  return { rows: (await asked(where)).slice(offset, offset + limit) };
};

export const countPictures = async ({ body }: Desk<'POST /api/pictures/count'>) => ({
  count: (await asked(body.where)).length,
});

/** The same for a request that its browser repeats with the same file: the first try's file is no second one. */
const idOfUpload = (key: string | undefined, data: Uint8Array): string => {
  if (key === undefined) return randomUUID();
  const digest = createHash('sha256').update(key).update(data).digest('hex');
  return digest.replace(/^(.{8})(.{4}).(.{3})(.{4})(.{12}).*$/, '$1-$2-8$3-$4-$5');
};

/**
 * Stores a picture under a name that nobody can guess, with its size in it.
 * @throws DomainError `too_large`, or `refused_transition` saying what is wrong with the file
 */
export const uploadPicture = async ({ body, caller, now, once }: Desk<'POST /api/pictures'>) => {
  const { kind, data, width, height } = readPicture(Buffer.from(body.file, 'base64'), body);
  const _id = idOfUpload(once.key, data);
  const key = fileOfPicture(_id, { width, height }, kind);
  const { storePicture } = await pictureFiles();
  await storePicture(key, PICTURE_KINDS[kind].type, data);
  const stored: Picture = {
    ...{ _id, src: `/${key}`, name: body.name, width, height, bytes: data.length },
    alt: body.alt ?? {},
    uploaded: { at: now.toISOString(), by: actorOf(caller.user) },
    version: 1,
  };
  await save(...once.writes, createPicture(stored), audited(undefined, stored, { caller, now }));
  return { ...stored, used: false };
};

const load = async (id: string): Promise<Picture> => {
  const stored = await getPicture(id);
  if (!stored) throw new DomainError('not_found', 'There is no such picture.');
  return stored;
};

/** @throws DomainError `not_found`, `changed_meanwhile` for an older version */
export const describePicture = async ({ params, body, caller, now }: Desk<'PUT /api/pictures/{id}'>) => {
  const stored = await load(params.id);
  const after = { ...stored, alt: body.alt };
  await save(
    changePicture({ ...stored, version: body.version }, after),
    audited(stored, after, { caller, now }),
  );
  return { ...after, version: body.version + 1, used: (await usedPictures()).has(stored.src) };
};

/**
 * Its file goes first: by the entry it is found again, should this end half-way.
 * @throws DomainError `not_found`, `refused_transition` while a page or slide shows it
 */
export const deletePicture = async ({ params, caller, now }: Desk<'DELETE /api/pictures/{id}'>) => {
  const { deletePicture: deleteFile } = await pictureFiles();
  return againWhenChanged(async () => {
    const stored = await load(params.id);
    if ((await usedPictures()).has(stored.src)) throw refused('picture.used');
    await deleteFile(stored.src.slice(1));
    await save(removePicture(stored), audited(stored, undefined, { caller, now }));
    return undefined;
  });
};
