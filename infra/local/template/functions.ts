import { existsSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';
import type { LocalStack } from './stack-template.ts';

const functionSchema = z.object({
  FunctionName: z.optional(z.string()),
  Handler: z.string(),
  Runtime: z.string(),
  Code: z.object({ S3Key: z.optional(z.string()) }),
  Environment: z.optional(z.object({ Variables: z.record(z.string(), z.string()) })),
  Timeout: z._default(z.number(), 3),
  MemorySize: z._default(z.number(), 128),
});

export type FunctionSpec = {
  readonly logicalId: string;
  readonly name: string;
  /** Module file and the name of its export. */
  readonly module: string;
  readonly handler: string;
  readonly environment: Readonly<Record<string, string>>;
  readonly timeoutSeconds: number;
  readonly memoryMb: number;
};

/** Our functions: those of `.mjs`. CDK's own helpers (bucket deployment, custom resources) have nothing to do here. */
export const readFunctions = (stack: LocalStack): readonly FunctionSpec[] =>
  stack.resources('AWS::Lambda::Function', functionSchema).flatMap(({ logicalId, properties }) => {
    if (properties.Code.S3Key === undefined) return [];
    const [file = 'index', handler = 'handler'] = properties.Handler.split('.');
    const module = join(stack.assetPath(properties.Code.S3Key), `${file}.mjs`);
    if (!existsSync(module)) return [];
    return {
      logicalId,
      name: properties.FunctionName ?? logicalId,
      module,
      handler,
      environment: properties.Environment?.Variables ?? {},
      timeoutSeconds: properties.Timeout,
      memoryMb: properties.MemorySize,
    };
  });
