import { describe, expect, it } from 'vitest';
import type { Template } from '#infra/local/template/read-assembly.ts';
import { createResolver } from '#infra/local/template/resolve.ts';

const resolverOf = (template: Partial<Template> = {}) =>
  createResolver(
    { Parameters: {}, Conditions: {}, Mappings: {}, Resources: {}, ...template },
    {
      parameters: { Host: 'https://host.example', Stage: 'live' },
      pseudo: { 'AWS::Region': 'eu-central-1' },
      ref: (logicalId) => `ref-${logicalId}`,
      attribute: (logicalId, name) => `${logicalId}/${name}`,
      secret: (id, key) => `<${id}|${key}>`,
    },
  );
const resolve = (value: unknown, template?: Partial<Template>) => resolverOf(template).resolve(value);

/** `${name}`, as the template writes it. */
const placeholder = (name: string): string => `$\{${name}}`;

describe('the values of a synthesised template', () => {
  it.each([
    ['a parameter', { Ref: 'Host' }, 'https://host.example'],
    ['a pseudo parameter', { Ref: 'AWS::Region' }, 'eu-central-1'],
    ['a resource', { Ref: 'Table' }, 'ref-Table'],
    ['an attribute', { 'Fn::GetAtt': ['Table', 'Arn'] }, 'Table/Arn'],
    ['an attribute in one text', { 'Fn::GetAtt': 'Table.Stream.Arn' }, 'Table/Stream.Arn'],
    ['a join', { 'Fn::Join': ['-', ['a', { Ref: 'Table' }]] }, 'a-ref-Table'],
    ['a choice', { 'Fn::Select': [1, ['a', { Ref: 'Table' }]] }, 'ref-Table'],
    ['a choice of a split', { 'Fn::Select': ['2', { 'Fn::Split': ['/', { Ref: 'Host' }] }] }, 'host.example'],
    [
      'a substitution',
      { 'Fn::Sub': ['AWS::Region', 'Table.Arn', '!kept'].map(placeholder).join(':') },
      `eu-central-1:Table/Arn:${placeholder('kept')}`,
    ],
    [
      'a substitution of its own',
      { 'Fn::Sub': [placeholder('Own'), { Own: { Ref: 'Host' } }] },
      'https://host.example',
    ],
  ])('read %s', (_, value, expected) => {
    expect(resolve(value)).toBe(expected);
  });

  it('read a map', () => {
    const Mappings = { Sizes: { live: { memory: 1024 } } };
    expect(resolve({ 'Fn::FindInMap': ['Sizes', { Ref: 'Stage' }, 'memory'] }, { Mappings })).toBe(1024);
  });

  it('follow conditions and drop what a condition leaves out', () => {
    const Conditions = {
      IsLive: { 'Fn::Equals': [{ Ref: 'Stage' }, 'live'] },
      IsTest: { 'Fn::Not': [{ Condition: 'IsLive' }] },
      Either: { 'Fn::Or': [{ Condition: 'IsLive' }, { Condition: 'IsTest' }] },
      Both: { 'Fn::And': [{ Condition: 'IsLive' }, { Condition: 'IsTest' }] },
    };
    const { resolve: read, holds } = resolverOf({ Conditions });
    const value = {
      size: { 'Fn::If': ['IsTest', 1, 2] },
      none: { 'Fn::If': ['IsLive', { Ref: 'AWS::NoValue' }, 'x'] },
    };
    expect(read(value)).toEqual({ size: 2 });
    expect([holds('Either'), holds('Both')]).toEqual([true, false]);
  });

  it('reveal secrets inside a text, whole or by key', () => {
    const arn = 'arn:aws:secretsmanager:eu-central-1:1:secret:pay-x';
    const value = { 'Fn::Join': ['', [`Bearer {{resolve:secretsmanager:${arn}:SecretString:token::}}`]] };
    expect(resolve(value)).toBe(`Bearer <${arn}|token>`);
    expect(resolve('{{resolve:secretsmanager:pay:SecretString:::}}')).toBe('<pay|>');
  });

  it('refuse a function that nobody taught them', () => {
    expect(() => resolve({ 'Fn::Cidr': [] })).toThrow('Fn::Cidr');
  });
});
