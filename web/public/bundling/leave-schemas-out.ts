import { dirname } from 'node:path';
import type { Plugin } from 'esbuild';
import * as zod from 'zod/mini';

const NAMESPACE = 'no-schemas';

/** Stands for every schema: it can be composed like one, but whoever parses with it hears of it at once. */
const STAND_IN = `
const parses = /parse|decode|encode|validate/i;
const schema = new Proxy(function () {}, {
  get: (_, name) => {
    if (parses.test(String(name))) throw new Error('Schemas are not part of the visitor\\'s site.');
    return schema;
  },
  apply: () => schema,
});
`;

/**
 * The shared rules stand in the same files as the schemas of their data, and only the rules run in the browser:
 * the server has parsed its answers. This leaves the schemas' library out, 8 kB of the first load.
 */
export const leaveSchemasOut: Plugin = {
  name: 'leave-schemas-out',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^zod\/mini$/ }, ({ importer }) =>
      /[/\\]shared[/\\]/.test(`${dirname(importer)}/`) ? { path: 'zod', namespace: NAMESPACE } : undefined,
    );
    onLoad({ filter: /.*/, namespace: NAMESPACE }, () => ({
      contents: `${STAND_IN}export { ${Object.keys(zod)
        .map((name) => `schema as ${name}`)
        .join(', ')} };`,
      loader: 'js',
    }));
  },
};
