import * as z from 'zod/mini';
import { contracts } from '#infra/contracts.ts';
import type { Call, Contract } from '#shared/http/contract.ts';

type Json = { readonly [key: string]: unknown };

/** Both directions speak of the wire, where money is euros: that is the input side of its codec. */
const schemaOf = (schema: z.core.$ZodType): Json => {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io: 'input', target: 'openapi-3.0' }) as Json;
  return rest;
};

const jsonOf = (schema: z.core.$ZodType): Json => ({ 'application/json': { schema: schemaOf(schema) } });

const parametersOf = (path: string, { params }: Call): Json[] =>
  [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => {
    const schema = params?._zod.def.shape[name];
    return { name, in: 'path', required: true, schema: schema ? schemaOf(schema) : { type: 'string' } };
  });

const elsewhere: Json = {
  303: {
    description: 'The file lies at the location',
    headers: { Location: { schema: { type: 'string' } } },
  },
};

const answerOf = ({ status = 200, answer, leadsTo }: Call): Json => {
  if (leadsTo === 'always') return elsewhere;
  if (status === 204) return { 204: { description: 'Done; there is nothing to say' } };
  const description = status === 202 ? 'Begun; it is being worked on' : 'Done';
  return { [status]: { description, content: jsonOf(answer) }, ...(leadsTo && elsewhere) };
};

const isOptional = (schema: z.core.$ZodType): boolean => z.safeParse(schema, undefined).success;

const operationOf = (group: string, key: string, path: string, call: Call): Json => ({
  operationId: key.replace(/\W+/g, '-').replace(/-$/, ''),
  tags: [group],
  summary: call.summary,
  'x-least-role': call.role,
  parameters: parametersOf(path, call),
  ...(call.body && { requestBody: { required: !isOptional(call.body), content: jsonOf(call.body) } }),
  // A visitor may call these; who is logged in is known all the same.
  security:
    call.role === 'anyone' ? [{}, { session: [] }, { bearer: [] }] : [{ session: [] }, { bearer: [] }],
  responses: { ...answerOf(call), default: { $ref: '#/components/responses/Refusal' } },
});

const refusal: Json = {
  description: 'Refused, or failed',
  content: {
    'application/json': {
      schema: {
        type: 'object',
        required: ['code', 'name', 'message'],
        properties: {
          code: { oneOf: [{ type: 'string' }, { type: 'integer' }] },
          name: { type: 'string' },
          message: { type: 'string' },
          fields: {
            type: 'object',
            additionalProperties: {
              type: 'object',
              required: ['code', 'message'],
              properties: { code: { type: 'string' }, message: { type: 'string' } },
            },
          },
          reason: {
            type: 'object',
            required: ['key', 'values'],
            properties: { key: { type: 'string' }, values: { type: 'object' } },
          },
        },
      },
    },
  },
};

const pathsOf = (groups: Readonly<Record<string, Contract>>): Record<string, Record<string, Json>> => {
  const paths: Record<string, Record<string, Json>> = {};
  for (const [group, contract] of Object.entries(groups)) {
    for (const [key, call] of Object.entries(contract)) {
      const [method = '', path = ''] = key.split(' ');
      paths[path] = { ...paths[path], [method.toLowerCase()]: operationOf(group, key, path, call) };
    }
  }
  return paths;
};

/** The whole API as an OpenAPI document, made from the contracts. */
export const openApiDocument = (): Json => ({
  openapi: '3.0.3',
  info: {
    title: 'Airport Assist',
    version: '1',
    description: 'Amounts are euros with at most two decimals.',
  },
  servers: [{ url: '/' }],
  paths: pathsOf(contracts),
  components: {
    responses: { Refusal: refusal },
    securitySchemes: {
      session: { type: 'apiKey', in: 'cookie', name: '__Host-session' },
      bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
    },
  },
});
