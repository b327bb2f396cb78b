import { existsSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';
import type { LocalStack } from './stack-template.ts';

const functionSchema = z.object({
  FunctionName: z.optional(z.string()),
  Description: z.optional(z.string()),
  Handler: z.string(),
  Runtime: z.string(),
  Code: z.object({ S3Key: z.optional(z.string()) }),
  Environment: z.optional(z.object({ Variables: z.record(z.string(), z.string()) })),
  Timeout: z._default(z.number(), 3),
  MemorySize: z._default(z.number(), 128),
});

export type FunctionSpec = {
  readonly name: string;
  /** What people call it: the name of its folder under `functions`. */
  readonly label: string;
  /** Module file and the name of its export. */
  readonly module: string;
  readonly handler: string;
  readonly environment: Readonly<Record<string, string>>;
  readonly timeoutSeconds: number;
  readonly memoryMb: number;
};

/**
 * Our functions: those of `.mjs`. CDK's own helpers (bucket deployment, custom resources) have nothing to do here.
 *
 * @param builtFunctions takes the code from this folder instead of the assembly.
 */
export const readFunctions = (stack: LocalStack, builtFunctions?: string): readonly FunctionSpec[] =>
  stack.resources('AWS::Lambda::Function', functionSchema).flatMap(({ logicalId, properties }) => {
    if (properties.Code.S3Key === undefined) return [];
    const [file = 'index', handler = 'handler'] = properties.Handler.split('.');
    const label = properties.Description ?? logicalId;
    const asset = join(stack.assetPath(properties.Code.S3Key), `${file}.mjs`);
    if (!existsSync(asset)) return [];
    return {
      name: properties.FunctionName ?? logicalId,
      label,
      module: builtFunctions === undefined ? asset : join(builtFunctions, label, `${file}.mjs`),
      handler,
      environment: properties.Environment?.Variables ?? {},
      timeoutSeconds: properties.Timeout,
      memoryMb: properties.MemorySize,
    };
  });
