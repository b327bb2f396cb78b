import { Validator } from '@seriousme/openapi-schema-validator';
import { describe, expect, it } from 'vitest';
import { openApiDocument } from '#infra/build/openapi.ts';
import { contracts } from '#infra/contracts.ts';
import type { Contract } from '#shared/http/contract.ts';

type Operation = {
  'x-least-role': string;
  operationId: string;
  parameters: { name: string; required: boolean }[];
  responses: Record<string, unknown>;
  requestBody?: { content: { 'application/json': { schema: { properties: Record<string, unknown> } } } };
};

const document = JSON.parse(JSON.stringify(openApiDocument()));
const operationOf = (key: string): Operation => {
  const [method = '', path = ''] = key.split(' ');
  return document.paths[path]?.[method.toLowerCase()];
};
const calls = Object.values<Contract>(contracts).flatMap((contract) => Object.entries(contract));

describe('the description of the API', () => {
  it('is a valid OpenAPI document', async () => {
    expect(await new Validator().validate(structuredClone(document))).toEqual({ valid: true });
  });

  it.each(calls)('describes %s', (key, call) => {
    const operation = operationOf(key);
    expect(operation['x-least-role']).toBe(call.role);
    const status = call.leadsTo === 'always' ? 303 : (call.status ?? 200);
    expect(Object.keys(operation.responses)).toContain(String(status));
    expect('303' in operation.responses).toBe(call.leadsTo !== undefined);
    expect(operation.parameters.map(({ name }) => `{${name}}`)).toEqual(key.match(/\{\w+\}/g) ?? []);
  });

  it('describes nothing that no contract knows', () => {
    const described = Object.values<object>(document.paths).flatMap((path) => Object.keys(path));
    expect(described).toHaveLength(calls.length);
  });

  it('names every call once', () => {
    const ids = calls.map(([key]) => operationOf(key).operationId);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('speaks of money in euros, as it travels', () => {
    const { amount } =
      operationOf('POST /api/payments/prepareCheckoutExternal').requestBody?.content['application/json']
        .schema.properties ?? {};
    expect(amount).toEqual({ type: 'number' });
  });
});
