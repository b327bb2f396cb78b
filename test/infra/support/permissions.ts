import type { Template } from 'aws-cdk-lib/assertions';

type Statement = { Effect: string; Action: string | string[]; Resource: unknown };
type Resources = Record<string, { Type: string; Properties: Record<string, unknown> }>;

const list = (value: string | string[]): string[] => (Array.isArray(value) ? value : [value]);

/** The logical id of a function by the name of its folder. */
export const functionId = (template: Template, name: string): string => {
  const [id] = Object.keys(
    template.findResources('AWS::Lambda::Function', { Properties: { Description: name } }),
  );
  if (!id) throw new Error(`the stack has no function ${name}`);
  return id;
};

/** What a function may do, as pairs of action and the logical ids that the resource names. */
export const permissionsOf = (template: Template, name: string) => {
  const resources = template.toJSON().Resources as Resources;
  const role = JSON.stringify(resources[functionId(template, name)]?.Properties.Role).match(/\["(\w+)"/)?.[1];
  return Object.values(resources)
    .filter(
      ({ Type, Properties }) =>
        Type === 'AWS::IAM::Policy' && JSON.stringify(Properties.Roles).includes(`"${role}"`),
    )
    .flatMap(({ Properties }) => (Properties.PolicyDocument as { Statement: Statement[] }).Statement)
    .flatMap(({ Action, Resource }) =>
      list(Action).map((action) => ({ action, resource: JSON.stringify(Resource) })),
    );
};

/** The only resource of a type whose logical id begins so. */
export const resourceId = (template: Template, type: string, prefix: string): string => {
  const [id, ...others] = Object.keys(template.findResources(type)).filter((key) => key.startsWith(prefix));
  if (!id || others.length > 0) throw new Error(`${prefix} names ${id ? 'several' : 'no'} ${type}`);
  return id;
};
