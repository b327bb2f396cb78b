import { isBuiltin } from 'node:module';
import type { Plugin } from 'esbuild';

const IDENTIFIER = /^[A-Za-z_$][\w$]*$/;

const moduleOf = async (name: string): Promise<string> => {
  const names = Object.keys(await import(name)).filter((one) => one !== 'default' && IDENTIFIER.test(one));
  return [
    `const found = process.getBuiltinModule(${JSON.stringify(name)});`,
    'export default found;',
    // Each by itself, so that what nobody uses is left out.
    ...names.map((one) => `export const ${one} = /* @__PURE__ */ (() => found.${one})();`),
  ].join('\n');
};

/**
 * Takes the parts of Node without a module of their own around each: with one, Node sets up every export of theirs at
 * a cold start, used or not.
 */
export const builtIns: Plugin = {
  name: 'built-ins',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^[a-z]/ }, ({ path, kind }) =>
      kind === 'import-statement' && isBuiltin(path)
        ? {
            path: path.startsWith('node:') ? path : `node:${path}`,
            namespace: 'built-in',
            sideEffects: false,
          }
        : undefined,
    );
    onLoad({ filter: /./, namespace: 'built-in' }, async ({ path }) => ({ contents: await moduleOf(path) }));
  },
};
