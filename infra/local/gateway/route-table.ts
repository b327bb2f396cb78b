import type { Route } from '../template/routes.ts';

export type RouteMatch = { readonly route: Route; readonly pathParameters: Readonly<Record<string, string>> };

const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};

const isVariable = (segment: string): boolean => segment.startsWith('{');

const matchPath = (
  pattern: readonly string[],
  path: readonly string[],
): Record<string, string> | undefined => {
  const parameters: Record<string, string> = {};
  for (const [index, segment] of pattern.entries()) {
    const part = path[index];
    if (part === undefined) return undefined;
    if (segment.endsWith('+}')) {
      parameters[segment.slice(1, -2)] = decoded(path.slice(index).join('/'));
      return parameters;
    }
    if (isVariable(segment)) {
      if (part === '') return undefined;
      parameters[segment.slice(1, -1)] = decoded(part);
    } else if (segment !== part) return undefined;
  }
  return pattern.length === path.length ? parameters : undefined;
};

/** Literal before `{variable}` before `{greedy+}`, from the left; a method before ANY. */
const rank = ({ key }: Route): string => {
  const [method = '', path = ''] = key.split(' ');
  const kinds = path
    .split('/')
    .map((segment) => (segment.endsWith('+}') ? 'c' : isVariable(segment) ? 'b' : 'a'));
  return `${kinds.join('')}${method === 'ANY' ? 'b' : 'a'}`;
};

/** Chooses among the HTTP API's routes as API Gateway does: the most specific one wins. */
export const createRouteTable = (routes: readonly Route[]) => {
  const ordered = routes.toSorted((left, right) => rank(left).localeCompare(rank(right)));
  return (method: string, path: string): RouteMatch | undefined => {
    const segments = path.split('/');
    for (const route of ordered) {
      const [ownMethod, pattern = ''] = route.key.split(' ');
      if (ownMethod !== method && ownMethod !== 'ANY') continue;
      const pathParameters = matchPath(pattern.split('/'), segments);
      if (pathParameters !== undefined) return { route, pathParameters };
    }
    const fallback = routes.find(({ key }) => key === '$default');
    return fallback && { route: fallback, pathParameters: {} };
  };
};
