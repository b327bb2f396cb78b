import * as z from 'zod/mini';
import type { Contract } from '#shared/http/contract.ts';
import { noContent } from '#shared/schemas.ts';

const text = z.string().check(z.maxLength(2000));

/** Beside the payments: restoring asks the card provider, and only they may. */
export const orderStatusApi = {
  'PUT /api/orders/statusUpdate/{id}': {
    role: 'admin',
    summary: 'Cancels an order (cancelled, authorized) or restores it (ordered, authorized)',
    params: z.object({ id: z.string().check(z.regex(/^\d{1,12}$/)) }),
    body: z.object({
      _id: z.optional(z.union([text, z.number()])),
      status: text,
      paymentStatus: z.optional(text),
      // Accepted, as specified, and not used: the session says who it is, the order whom to write to.
      userName: z.nullish(text),
      email: z.nullish(text),
      sendEmail: z.optional(z.boolean()),
      cancelledBy: z.nullish(z.string().check(z.maxLength(200))),
    }),
    status: 204,
    answer: noContent,
  },
} as const satisfies Contract;
export type OrderStatusApi = typeof orderStatusApi;
