import fc from 'fast-check';
import * as z from 'zod/mini';

type Json = { readonly [key: string]: unknown };

const known = [
  '1',
  '1001',
  '10001',
  '10001-1',
  'demo-1',
  'en',
  'de',
  '2026-12-24',
  '2028-02-29',
  'a@example.com',
];

/** Texts that programs trip over: odd letters, markup, other languages' queries, paths, and very long ones. */
const ODD = [
  '',
  ' ',
  '\u0000',
  '\u202e',
  '💼'.repeat(300),
  'é'.normalize('NFD'),
  '<script>alert(1)</script>',
  "' OR 1=1 --",
  '../../etc/passwd',
  '%00%2e%2e%2f',
  '{{constructor}}',
  '__proto__',
  '=1+1',
  'a\r\nBcc: b@example.com',
  '9'.repeat(400),
  '-1',
  '1e400',
  '2026-02-30',
  'x'.repeat(70_000),
];

export const oddText = fc.oneof(
  fc.constantFrom(...known),
  fc.constantFrom(...ODD),
  fc.string({ unit: 'grapheme' }),
);

const anything = fc.oneof(
  { maxDepth: 3 },
  oddText,
  fc.constantFrom<unknown>(null, true, 0, -1, 1e21, Number.MAX_SAFE_INTEGER, [], {}, [[]], { __proto__: 1 }),
  fc.double(),
  fc.jsonValue(),
);

const numberOf = ({ minimum, maximum, type }: Json): fc.Arbitrary<unknown> => {
  const [min, max] = [Number(minimum ?? -10), Number(maximum ?? 2000)];
  const [low, high] = [Math.max(min, -1e6), Math.min(max, 1e6)];
  return type === 'integer'
    ? fc.integer({ min: Math.ceil(low), max: Math.floor(high) })
    : fc.double({ min: low, max: high, noNaN: true });
};

const right = (schema: Json): fc.Arbitrary<unknown> => {
  const either = (schema.anyOf ?? schema.oneOf ?? schema.allOf) as readonly Json[] | undefined;
  if (either) return fc.oneof(...either.map(mixed));
  if ('const' in schema) return fc.constant(schema.const);
  if (Array.isArray(schema.enum)) return fc.constantFrom(...(schema.enum as unknown[]));
  switch (schema.type) {
    case 'object': {
      const properties = (schema.properties ?? {}) as Record<string, Json>;
      const fields = Object.fromEntries(
        Object.entries(properties).map(([name, field]) => [name, mixed(field)]),
      );
      return fc.record(fields, { requiredKeys: (schema.required ?? []) as string[] });
    }
    case 'array':
      return fc.array(mixed((schema.items ?? {}) as Json), { maxLength: 3 });
    case 'integer':
    case 'number':
      return numberOf(schema);
    case 'boolean':
      return fc.boolean();
    case 'string':
      return oddText;
    default:
      return anything;
  }
};

/** Mostly what the schema asks for, now and then anything else, at every level. */
const mixed = (schema: Json): fc.Arbitrary<unknown> =>
  fc.oneof({ weight: 9, arbitrary: right(schema) }, { weight: 1, arbitrary: anything });

/** Input that is nearly what a call's schema takes. */
export const inputOf = (schema: z.core.$ZodType): fc.Arbitrary<unknown> =>
  mixed(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Json);
