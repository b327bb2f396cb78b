import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import * as z from 'zod/mini';
import { type FieldErrors, invalidInput } from '#shared/domain-error.ts';
import type { Call } from '#shared/http/contract.ts';

const pathsOf = (issue: z.core.$ZodIssue): string[] =>
  issue.code === 'unrecognized_keys'
    ? issue.keys.map((key) => [...issue.path, key].join('.'))
    : [issue.path.join('.') || 'body'];

const fieldsOf = (issues: readonly z.core.$ZodIssue[]): FieldErrors =>
  Object.fromEntries(
    issues.flatMap(pathsOf).map((field) => [field, { code: 'invalid', message: `${field} is not valid.` }]),
  );

const parse = <T extends z.core.$ZodType>(schema: T, value: unknown): z.output<T> => {
  const parsed = z.safeParse(schema, value);
  if (!parsed.success) throw invalidInput(fieldsOf(parsed.error.issues));
  return parsed.data;
};

const jsonOf = (event: APIGatewayProxyEventV2, isRaw: boolean): unknown => {
  const text = event.isBase64Encoded
    ? Buffer.from(event.body ?? '', 'base64').toString()
    : (event.body ?? '');
  if (text.trim() === '') return undefined;
  try {
    return JSON.parse(text);
  } catch {
    if (isRaw) return text;
    throw invalidInput({ body: { code: 'invalid', message: 'The body is not JSON.' } });
  }
};

/**
 * What a request asks, as the call's contract describes it.
 * @throws DomainError `invalid_input` naming every field that is wrong.
 */
export const parseInput = (call: Call, event: APIGatewayProxyEventV2) => ({
  params: call.params ? parse(call.params, event.pathParameters ?? {}) : (event.pathParameters ?? {}),
  body: call.body ? parse(call.body, jsonOf(event, call.rawBody ?? false)) : undefined,
});
