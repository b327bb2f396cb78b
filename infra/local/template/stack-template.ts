import type * as z from 'zod/mini';
import { parse } from 'zod/mini';
import { ACCOUNT, type Addresses, localNames, REGION } from './local-names.ts';
import type { Assembly, Resource } from './read-assembly.ts';
import { createResolver, type Resolve } from './resolve.ts';

export type LocalStack = {
  readonly assetPath: Assembly['assetPath'];
  readonly resolve: Resolve;
  /** The resources of one type with their references resolved, read by a schema. */
  readonly resources: <S extends z.core.$ZodType>(
    type: string,
    schema: S,
  ) => readonly { readonly logicalId: string; readonly properties: z.output<S> }[];
};

type Local = Addresses & {
  readonly parameters: Readonly<Record<string, string>>;
  readonly secret: (secretId: string, key: string) => string;
};

const parameterValues = ({ template }: Assembly, own: Readonly<Record<string, string>>) => {
  const values: Record<string, string> = {};
  for (const [name, { Default }] of Object.entries(template.Parameters))
    values[name] = own[name] ?? String(Default ?? '');
  return values;
};

const find = ({ template }: Assembly, logicalId: string): Resource => {
  const resource = template.Resources[logicalId];
  if (resource === undefined) throw new Error(`The template refers to ${logicalId}, which it does not have.`);
  return resource;
};

/** The synthesised stack as it stands on this machine. */
export const localStack = (assembly: Assembly, local: Local): LocalStack => {
  const names = (logicalId: string) =>
    localNames(logicalId, find(assembly, logicalId), {
      ...local,
      resolve: (value: unknown) => resolve(value),
    });
  const { resolve, holds } = createResolver(assembly.template, {
    parameters: parameterValues(assembly, local.parameters),
    pseudo: {
      'AWS::Region': REGION,
      'AWS::AccountId': ACCOUNT,
      'AWS::Partition': 'aws',
      'AWS::URLSuffix': 'amazonaws.com',
      'AWS::StackName': assembly.stackName,
      'AWS::StackId': `arn:aws:cloudformation:${REGION}:${ACCOUNT}:stack/${assembly.stackName}/local`,
    },
    ref: (logicalId) => names(logicalId).ref,
    attribute: (logicalId, name) => names(logicalId).attributes?.[name] ?? `${logicalId}.${name}`,
    secret: local.secret,
  });
  return {
    assetPath: assembly.assetPath,
    resolve,
    resources: (type, schema) =>
      Object.entries(assembly.template.Resources)
        .filter(([, { Type, Condition }]) => Type === type && (Condition === undefined || holds(Condition)))
        .map(([logicalId, { Properties }]) => ({
          logicalId,
          properties: parse(schema, resolve(Properties)),
        })),
  };
};
