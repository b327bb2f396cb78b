import { createHash } from 'node:crypto';
import { GetObjectCommand, PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { answeredWithin } from '#functions/platform/answered-within.ts';
import { environment } from '#functions/platform/environment.ts';

const REQUEST_TIMEOUT_MS = 10_000;
const s3 = new S3Client({ maxAttempts: 3, requestHandler: answeredWithin(REQUEST_TIMEOUT_MS) });
const Bucket = environment.DOCUMENTS_BUCKET;

/** Full calendar years an invoice is kept after the one it was issued in (§ 14b UStG, § 147 AO). */
const KEPT_YEARS = 8;

/** A stored file as its item remembers it. */
export type StoredDocument = { readonly key: string; readonly version_id: string; readonly sha256: string };

/** Stores a PDF that nobody can change or delete until the end of its eighth year. */
export const storeDocument = async (
  key: string,
  pdf: Uint8Array,
  issuedAt: string,
): Promise<StoredDocument> => {
  const lastYear = new Date(issuedAt).getUTCFullYear() + KEPT_YEARS;
  const { VersionId } = await s3.send(
    new PutObjectCommand({
      Bucket,
      Key: key,
      Body: pdf,
      ContentType: 'application/pdf',
      ObjectLockMode: 'COMPLIANCE',
      ObjectLockRetainUntilDate: new Date(Date.UTC(lastYear, 11, 31, 23, 59, 59)),
    }),
  );
  return {
    key,
    version_id: VersionId ?? '',
    sha256: createHash('sha256').update(pdf).digest('hex'),
  };
};

/** The very file that was stored. @throws Error when it is not what was stored */
export const readDocument = async ({ key, version_id, sha256 }: StoredDocument): Promise<Uint8Array> => {
  const { Body } = await s3.send(
    new GetObjectCommand({ Bucket, Key: key, ...(version_id && { VersionId: version_id }) }),
  );
  const pdf = (await Body?.transformToByteArray()) ?? new Uint8Array();
  if (createHash('sha256').update(pdf).digest('hex') !== sha256) throw new Error(`${key} was altered`);
  return pdf;
};
