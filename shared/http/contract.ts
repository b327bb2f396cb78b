import type * as z from 'zod/mini';
import type { LeastRole } from '#shared/roles.ts';

/** An API Gateway route key: method, space, path with `{names}`. */
export type RouteKey = `${'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'} /${string}`;

/**
 * One call of the API. `body` and `answer` describe the JSON on the wire; codecs in them (money) turn it into
 * what the rules work with. `params` is needed only where a path parameter is more than a text.
 */
export type Call = {
  /** The least role that may call; finer rules (own order, own agency, own airport) are the use case's. */
  readonly role: LeastRole;
  readonly summary: string;
  readonly params?: z.core.$ZodObject;
  readonly body?: z.core.$ZodType;
  readonly answer: z.core.$ZodType;
  /** The body is handed on as the text it arrived as, parsed only where it is JSON. */
  readonly rawBody?: true;
  /** JSON unless said; with another type, the answer is that text. */
  readonly contentType?: string;
  /** 200 unless said; 202 is still being worked on, 204 carries no body. */
  readonly status?: 200 | 202 | 204;
  /** Whether the answer may lie elsewhere (303), or always does. */
  readonly leadsTo?: 'sometimes' | 'always';
};

/** All calls of one route group: the single source of routes, access, parsing, client types and OpenAPI. */
export type Contract = { readonly [key: RouteKey]: Call };

type Names<K> = K extends `${string}{${infer N}}${infer Rest}` ? N | Names<Rest> : never;

export type ParamsOf<K, C> = C extends { params: infer P extends z.core.$ZodType }
  ? z.output<P>
  : { readonly [N in Names<K>]: string };
export type BodyOf<C> = C extends { body: infer B extends z.core.$ZodType } ? z.output<B> : undefined;
/** What a use case returns: amounts in cents. */
export type AnswerOf<C> = C extends { answer: infer A extends z.core.$ZodType } ? z.output<A> : never;
/** What the browser receives: amounts in euros. */
export type ReceivedOf<C> = C extends { answer: infer A extends z.core.$ZodType } ? z.input<A> : never;
/** What the browser sends. */
export type InputOf<K, C> = ([Names<K>] extends [never]
  ? object
  : { params: { readonly [N in Names<K>]: string | number } }) &
  (C extends { body: infer B extends z.core.$ZodType } ? { body: z.input<B> } : object);
