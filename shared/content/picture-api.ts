import * as z from 'zod/mini';
import { alternativeTexts, picture } from '#shared/content/picture.ts';
import type { Contract } from '#shared/http/contract.ts';
import { noContent } from '#shared/schemas.ts';

const inPath = z.object({ id: z.string().check(z.minLength(1), z.maxLength(60)) });
const where = z.optional(
  z.strictObject({
    /** A part of the file's name or of a description. */
    text: z.optional(z.string().check(z.maxLength(100))),
    used: z.optional(z.boolean()),
  }),
);

/** `used`: a page or slide shows it, published or in a draft. */
const answer = z.extend(picture, { used: z.boolean() });

/** Calls about the pictures of pages and slides. */
export const pictureApi = {
  'POST /api/pictures/list': {
    role: 'admin',
    summary: 'The uploaded pictures, the latest first',
    body: z.object({
      offset: z.optional(z.int().check(z.minimum(0))),
      limit: z.optional(z.int().check(z.minimum(1), z.maximum(100))),
      order: z.optional(z.literal('-date')),
      where,
      isRelational: z.optional(z.boolean()),
    }),
    answer: z.object({ rows: z.array(answer) }),
  },
  'POST /api/pictures/count': {
    role: 'admin',
    summary: 'How many pictures a filter finds',
    body: z.object({ where }),
    answer: z.object({ count: z.int() }),
  },
  'POST /api/pictures': {
    role: 'admin',
    summary: 'Uploads a picture: PNG, JPEG, WebP or AVIF, checked by its content',
    body: z.object({
      /** The file's name and type, as the browser knows them. */
      name: z.string().check(z.minLength(1), z.maxLength(200)),
      type: z.string().check(z.maxLength(100)),
      /** At most 4 MB, in Base64. */
      file: z.string(),
      alt: z.optional(alternativeTexts),
    }),
    answer,
  },
  'PUT /api/pictures/{id}': {
    role: 'admin',
    summary: 'Changes what describes a picture for who does not see it',
    params: inPath,
    body: z.object({ alt: alternativeTexts, version: z.int() }),
    answer,
  },
  'DELETE /api/pictures/{id}': {
    role: 'admin',
    summary: 'Deletes a picture that no page or slide shows',
    params: inPath,
    status: 204,
    answer: noContent,
  },
} as const satisfies Contract;
