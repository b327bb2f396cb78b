import fc from 'fast-check';

/**
 * Values that are nearly right beside any others.
 * @param names under which a call may look for something
 * @param known values that mean something to it
 */
export const anyValue = (names: readonly string[], known: readonly unknown[]) =>
  fc.letrec((tie) => ({
    any: fc.oneof(
      { maxDepth: 4 },
      fc.constantFrom(...known),
      fc.jsonValue(),
      fc.string({ unit: 'grapheme', maxLength: 500 }),
      fc.double(),
      fc.dictionary(fc.constantFrom(...names), tie('any'), { maxKeys: 12 }),
    ),
  })).any;

/** A call with its right body, of which up to three fields are replaced by anything, or with anything at all. */
export const anyCall = (bodies: Readonly<Record<string, object>>, value: fc.Arbitrary<unknown>) =>
  fc.constantFrom(...Object.entries(bodies)).chain(([call, right]) =>
    fc.record({
      call: fc.constant(call),
      body: fc.oneof(
        value,
        fc
          .dictionary(fc.constantFrom(...Object.keys(right), '_id'), value, { maxKeys: 3 })
          .map((wrong) => ({ ...right, ...wrong })),
      ),
    }),
  );
