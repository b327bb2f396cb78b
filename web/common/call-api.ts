import type { Contract, InputOf, ReceivedOf } from '#shared/http/contract.ts';

type ApiErrorAnswer = {
  code: string | number;
  name: string;
  message: string;
  fields: Record<string, { code: string; message: string }>;
  reason: { key: string; values: Record<string, string | number> };
};

/** A refusal of the API, as decoded from its one error shape. */
export class ApiError extends Error {
  /** 0 when the server could not be reached. */
  readonly status: number;
  readonly code: string;
  readonly fields: Readonly<Record<string, { code: string; message: string }>>;
  /** Why, where the office has a text for it. */
  readonly reason: ApiErrorAnswer['reason'] | undefined;
  /** What a customer can read out to the office; empty when there was no answer. */
  readonly requestId: string;

  constructor(status: number, answer: Partial<ApiErrorAnswer>, requestId: string) {
    super(answer.message ?? 'The server could not be reached.');
    this.name = 'ApiError';
    this.status = status;
    this.code = String(answer.code ?? 'unavailable');
    this.fields = answer.fields ?? {};
    this.reason = answer.reason;
    this.requestId = requestId;
  }
}

/** Asking who one is and logging in are answered 401 without a session having ended. */
const ANSWERED_WITHOUT_SESSION: readonly string[] = ['GET /api/users/me', 'POST /auth/local'];

/** Told of every 401, so that the session ends and the login opens (specification, section 6). */
let onLoggedOut: () => void = () => undefined;
export const whenLoggedOut = (listener: () => void): void => {
  onLoggedOut = listener;
};

type Headers = Readonly<Record<string, string>>;
type Sent = { readonly body: unknown; readonly headers: Headers; readonly signal: AbortSignal | undefined };

const send = async (method: string, url: string, { body, headers, signal }: Sent): Promise<Response> => {
  try {
    return await fetch(url, {
      method,
      headers: {
        accept: 'application/json',
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      ...(signal && { signal }),
    });
  } catch {
    throw new ApiError(0, {}, '');
  }
};

/** A success whose body breaks off, as when its page is left, is none: what it lacks would be kept as if it were data. */
const whole = async (response: Response): Promise<unknown> => {
  try {
    return await response.json();
  } catch {
    throw new ApiError(0, {}, '');
  }
};

type Asked = { readonly params?: Readonly<Record<string, string | number>>; readonly body?: unknown };

/** @throws ApiError for every answer that is not a success */
const answered = async (
  key: string,
  { params = {}, body }: Asked,
  how: Omit<Sent, 'body'>,
): Promise<Response> => {
  const [method = '', path = ''] = key.split(' ');
  const url = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name] ?? '')));
  const response = await send(method, url, { body, ...how });
  if (response.ok) return response;
  const answer: unknown = await response.json().catch(() => ({}));
  if (response.status === 401 && !ANSWERED_WITHOUT_SESSION.includes(key)) onLoggedOut();
  throw new ApiError(
    response.status,
    answer as Partial<ApiErrorAnswer>,
    response.headers.get('x-request-id') ?? '',
  );
};

/** What was sent and got no answer, with the key under which the server knows it when it is sent again. */
const unanswered = new Map<string, string>();

/**
 * Asks under a key of its own. When no answer came, or a fault's, nobody knows whether it was done: the same question
 * then goes under the same key, so that it is done once. Other methods than POST may be repeated as they are.
 */
const once = async <T>(key: string, asked: Asked, ask: (headers: Headers) => Promise<T>): Promise<T> => {
  if (!key.startsWith('POST ')) return ask({});
  const question = `${key} ${JSON.stringify(asked)}`;
  const name = unanswered.get(question) ?? crypto.randomUUID();
  unanswered.set(question, name);
  try {
    const answer = await ask({ 'idempotency-key': name });
    unanswered.delete(question);
    return answer;
  } catch (error) {
    if (error instanceof ApiError && error.status > 0 && error.status < 500) unanswered.delete(question);
    throw error;
  }
};

/**
 * A typed caller for one route group: `call('PATCH /api/orders/travel/{order}', {params, body})`.
 * @param headers sent with every call, beside those that say what JSON is
 * @param signal gives the call up: then it ends as if the server could not be reached
 * @throws ApiError for every answer that is not a success, and when the server cannot be reached (status 0).
 */
export const apiClient =
  <T extends Contract>(headers: Headers = {}) =>
  <K extends keyof T & string>(
    key: K,
    input: InputOf<K, T[K]>,
    signal?: AbortSignal,
  ): Promise<ReceivedOf<T[K]>> =>
    once(key, input as Asked, async (own) => {
      const response = await answered(key, input as Asked, { headers: { ...headers, ...own }, signal });
      if (response.status === 204) return undefined as ReceivedOf<T[K]>;
      return (await whole(response)) as ReceivedOf<T[K]>;
    });

/** A typed caller for calls that answer a file. @throws ApiError as `apiClient` does */
export const fileClient =
  <T extends Contract>() =>
  <K extends keyof T & string>(key: K, input: InputOf<K, T[K]>): Promise<Blob> =>
    once(key, input as Asked, async (own) => {
      const headers = { accept: '*/*', ...own };
      const response = await answered(key, input as Asked, { headers, signal: undefined });
      return response.blob().catch(() => {
        throw new ApiError(0, {}, '');
      });
    });
