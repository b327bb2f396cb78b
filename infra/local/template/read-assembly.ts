import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';

const jsonObject = z.record(z.string(), z.unknown());

const resourceSchema = z.object({
  Type: z.string(),
  Properties: z._default(jsonObject, {}),
  Metadata: z.optional(jsonObject),
  Condition: z.optional(z.string()),
});

const templateSchema = z.object({
  Parameters: z._default(z.record(z.string(), z.object({ Default: z.optional(z.unknown()) })), {}),
  Conditions: z._default(jsonObject, {}),
  Mappings: z._default(z.record(z.string(), z.record(z.string(), jsonObject)), {}),
  Resources: z.record(z.string(), resourceSchema),
});

const manifestSchema = z.object({
  artifacts: z.record(
    z.string(),
    z.object({
      type: z.string(),
      properties: z.optional(z.object({ templateFile: z.optional(z.string()) })),
    }),
  ),
});

const assetsSchema = z.object({
  files: z.record(z.string(), z.object({ source: z.object({ path: z.optional(z.string()) }) })),
});

export type Resource = z.infer<typeof resourceSchema>;
export type Template = z.infer<typeof templateSchema>;
export type Assembly = {
  readonly stackName: string;
  readonly template: Template;
  /** The folder or file behind an asset's key in the deployment bucket (`<hash>.zip`). */
  readonly assetPath: (objectKey: string) => string;
};

const readJson = (path: string): unknown => JSON.parse(readFileSync(path, 'utf8'));

const isMainStack = (template: Template): boolean =>
  Object.values(template.Resources).some(({ Type }) => Type === 'AWS::ApiGatewayV2::Api');

/**
 * Reads what `node infra/app.ts` synthesised. The main stack is the one with the HTTP API; the edge stack (WAF,
 * certificate) has nothing to do on one machine.
 *
 * @throws when the folder holds no such stack.
 */
export const readAssembly = (folder: string): Assembly => {
  const { artifacts } = z.parse(manifestSchema, readJson(join(folder, 'manifest.json')));
  for (const [stackName, { type, properties }] of Object.entries(artifacts)) {
    if (type !== 'aws:cloudformation:stack' || properties?.templateFile === undefined) continue;
    const template = z.parse(templateSchema, readJson(join(folder, properties.templateFile)));
    if (!isMainStack(template)) continue;
    const { files } = z.parse(assetsSchema, readJson(join(folder, `${stackName}.assets.json`)));
    const assetPath = (objectKey: string): string => {
      const path = files[objectKey.replace(/\.\w+$/, '')]?.source.path;
      if (path === undefined) throw new Error(`The assembly has no asset ${objectKey}.`);
      return join(folder, path);
    };
    return { stackName, template, assetPath };
  }
  throw new Error(`${folder} holds no stack with an HTTP API.`);
};
