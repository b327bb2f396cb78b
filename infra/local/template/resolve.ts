import type { Template } from './read-assembly.ts';

/** What a template's references stand for on this machine. */
export type References = {
  readonly parameters: Readonly<Record<string, string>>;
  readonly pseudo: Readonly<Record<string, string>>;
  readonly ref: (logicalId: string) => string;
  readonly attribute: (logicalId: string, name: string) => string;
  /** The text of a secret, or of one key of it. */
  readonly secret: (secretId: string, key: string) => string;
};
export type Resolve = (value: unknown) => unknown;
export type Resolver = { readonly resolve: Resolve; readonly holds: (condition: string) => boolean };

const DYNAMIC_SECRET = /\{\{resolve:secretsmanager:(.+?):SecretString:([^:}]*):?[^}]*\}\}/g;

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const list = (value: unknown): readonly unknown[] => {
  if (Array.isArray(value)) return value;
  throw new Error(`A list was expected in the template, not ${JSON.stringify(value)}.`);
};

/**
 * Evaluates the intrinsic functions of one template. A value that `AWS::NoValue` removes becomes undefined, and
 * its key disappears.
 *
 * @throws on an intrinsic function that this stack has not needed so far.
 */
export const createResolver = (template: Template, references: References): Resolver => {
  const refer = (name: string): unknown => {
    if (name === 'AWS::NoValue') return undefined;
    return references.pseudo[name] ?? references.parameters[name] ?? references.ref(name);
  };

  const attribute = (value: unknown): string => {
    const [logicalId, ...names] = typeof value === 'string' ? value.split('.') : list(value).map(String);
    return references.attribute(logicalId ?? '', names.join('.'));
  };

  const substitute = (value: unknown): string => {
    const [text, variables] = typeof value === 'string' ? [value, {}] : list(value);
    const own = isObject(variables) ? variables : {};
    return String(text).replaceAll(/\$\{(!?)([^}]+)\}/g, (_, literal: string, name: string) => {
      if (literal) return `\${${name}}`;
      if (name in own) return String(resolve(own[name]));
      return name.includes('.') ? attribute(name) : String(refer(name));
    });
  };

  const isTrue = (condition: unknown): boolean => {
    if (typeof condition === 'string') return isTrue(template.Conditions[condition]);
    const [name, value] = Object.entries(isObject(condition) ? condition : {})[0] ?? [];
    switch (name) {
      case 'Condition':
        return isTrue(String(value));
      case 'Fn::Equals': {
        const [left, right] = list(value);
        return String(resolve(left)) === String(resolve(right));
      }
      case 'Fn::Not':
        return !isTrue(list(value)[0]);
      case 'Fn::And':
        return list(value).every(isTrue);
      case 'Fn::Or':
        return list(value).some(isTrue);
      default:
        throw new Error(`The template's condition ${JSON.stringify(condition)} is not understood.`);
    }
  };

  const intrinsics = new Map<string, (value: unknown) => unknown>([
    ['Ref', (value) => refer(String(value))],
    ['Fn::GetAtt', attribute],
    ['Fn::Sub', substitute],
    [
      'Fn::Join',
      (value) => {
        const [separator, parts] = list(value);
        return list(resolve(parts)).join(String(separator));
      },
    ],
    [
      'Fn::Split',
      (value) => {
        const [separator, text] = list(value);
        return String(resolve(text)).split(String(separator));
      },
    ],
    [
      'Fn::Select',
      (value) => {
        const [index, items] = list(value);
        return list(resolve(items))[Number(resolve(index))];
      },
    ],
    [
      'Fn::If',
      (value) => {
        const [condition, whenTrue, otherwise] = list(value);
        return resolve(isTrue(condition) ? whenTrue : otherwise);
      },
    ],
    [
      'Fn::FindInMap',
      (value) => {
        const [map, first, second] = list(value).map((part) => String(resolve(part)));
        return template.Mappings[map ?? '']?.[first ?? '']?.[second ?? ''];
      },
    ],
  ]);

  const revealSecrets = (value: unknown): unknown =>
    typeof value === 'string'
      ? value.replaceAll(DYNAMIC_SECRET, (_, id: string, key: string) => references.secret(id, key))
      : value;

  const resolveObject = (value: Record<string, unknown>): unknown => {
    const [[name, argument] = [''], ...others] = Object.entries(value);
    if (others.length === 0 && (name === 'Ref' || name.startsWith('Fn::'))) {
      const intrinsic = intrinsics.get(name);
      if (intrinsic === undefined) throw new Error(`The template uses ${name}, which is not understood.`);
      return revealSecrets(intrinsic(argument));
    }
    const entries = Object.entries(value).map(([key, item]) => [key, resolve(item)] as const);
    return Object.fromEntries(entries.filter(([, item]) => item !== undefined));
  };

  const resolve: Resolve = (value) => {
    if (Array.isArray(value)) return value.map(resolve).filter((item) => item !== undefined);
    return isObject(value) ? resolveObject(value) : revealSecrets(value);
  };
  return { resolve, holds: isTrue };
};
