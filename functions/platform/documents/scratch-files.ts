import type { Readable } from 'node:stream';
import { GetObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { Upload } from '@aws-sdk/lib-storage';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import { answeredWithin } from '#functions/platform/answered-within.ts';
import { environment } from '#functions/platform/environment.ts';

/** Long enough for a part of 5 MB. */
const REQUEST_TIMEOUT_MS = 10_000;
const s3 = new S3Client({ requestHandler: answeredWithin(REQUEST_TIMEOUT_MS) });
const Bucket = environment.SCRATCH_BUCKET;
/** Seconds that a link to a file opens it: long enough for a slow line to begin. */
const LINK_SECONDS = 300;

type ScratchFile = { readonly key: string; readonly name: string };

/**
 * Stores a file of unknown length as it comes, in parts; it expires with its bucket's rule.
 * @param name under which browsers save it
 */
export const storeScratchFile = async (
  { key, name }: ScratchFile,
  body: Readable,
  contentType: string,
): Promise<void> => {
  await new Upload({
    client: s3,
    params: {
      Bucket,
      Key: key,
      Body: body,
      ContentType: contentType,
      ContentDisposition: `attachment; filename="${name}"`,
    },
  }).done();
};

/** A link that opens a file, for some minutes. */
export const scratchFileLink = ({ key }: Pick<ScratchFile, 'key'>): Promise<string> =>
  getSignedUrl(s3, new GetObjectCommand({ Bucket, Key: key }), { expiresIn: LINK_SECONDS });
