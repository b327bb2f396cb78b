type Matcher = (value: unknown) => boolean;

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const comparisons: Readonly<Record<string, (value: number, limit: number) => boolean>> = {
  '=': (value, limit) => value === limit,
  '>': (value, limit) => value > limit,
  '>=': (value, limit) => value >= limit,
  '<': (value, limit) => value < limit,
  '<=': (value, limit) => value <= limit,
};

const isWithin = (value: unknown, rules: readonly unknown[]): boolean => {
  // The stream writes numbers as text.
  const number = Number(value);
  for (let index = 0; index < rules.length; index += 2) {
    const compare = comparisons[String(rules[index])];
    if (compare === undefined) throw new Error(`A filter compares by ${String(rules[index])}.`);
    if (Number.isNaN(number) || !compare(number, Number(rules[index + 1]))) return false;
  }
  return true;
};

const operators: Readonly<Record<string, (value: unknown, operand: unknown) => boolean>> = {
  prefix: (value, operand) => typeof value === 'string' && value.startsWith(String(operand)),
  suffix: (value, operand) => typeof value === 'string' && value.endsWith(String(operand)),
  exists: (value, operand) => (value !== undefined) === operand,
  'anything-but': (value, operand) => value !== undefined && ![operand].flat().includes(value),
  numeric: (value, operand) => Array.isArray(operand) && isWithin(value, operand),
};

const compileRule = (rule: unknown): Matcher => {
  if (!isObject(rule)) return (value) => value === rule;
  const [[name = '', operand] = []] = Object.entries(rule);
  const operator = operators[name];
  if (operator === undefined) throw new Error(`A filter uses ${name}, which is not understood.`);
  return (value) => operator(value, operand);
};

/**
 * Compiles an event pattern as Lambda's filters use it: fields in nested objects, each with a list of rules of
 * which one must hold.
 *
 * @throws on an operator that no filter of this stack has needed so far.
 */
export const compilePattern = (pattern: unknown): Matcher => {
  if (Array.isArray(pattern)) {
    const rules = pattern.map(compileRule);
    return (value) => rules.some((holds) => holds(value));
  }
  if (!isObject(pattern)) throw new Error(`A filter ends in ${JSON.stringify(pattern)} instead of a list.`);
  const fields = Object.entries(pattern).map(([name, inner]) => [name, compilePattern(inner)] as const);
  return (value) => fields.every(([name, matches]) => matches(isObject(value) ? value[name] : undefined));
};
