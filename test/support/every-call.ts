import type * as z from 'zod/mini';
import { contracts } from '#infra/contracts.ts';
import type { Call, Contract } from '#shared/http/contract.ts';

/** One call of the API as its contract has it. */
export type ContractCall = {
  readonly key: string;
  readonly method: string;
  readonly path: string;
  readonly call: Call;
};

/** Every call of every contract: what is made from it cannot forget a new one. */
export const everyCall: readonly ContractCall[] = Object.values(
  contracts as Record<string, Contract>,
).flatMap((contract) =>
  Object.entries(contract).map(([key, call]) => {
    const [method = '', path = ''] = key.split(' ');
    return { key, method, path, call };
  }),
);

/** The path with its parameters filled in, each as its schema or its name suggests. */
export const filledPath = (
  { path, call }: ContractCall,
  valueFor: (name: string, schema: z.core.$ZodType | undefined) => string,
): string =>
  path.replace(/\{(\w+)\+?\}/g, (_, name: string) =>
    encodeURIComponent(valueFor(name, call.params?._zod.def.shape[name])),
  );
