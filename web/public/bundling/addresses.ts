import { relative } from 'node:path';
import type { Metafile } from 'esbuild';

/** Where the files of a build are served, by what they were made of. */
export const addressesIn = (metafile: Metafile, outDir: string) => {
  const outputs = Object.entries(metafile.outputs);
  const address = (path: string): string => `/${relative(outDir, path).replaceAll('\\', '/')}`;
  const staticParts = (path: string): string[] =>
    (metafile.outputs[path]?.imports ?? [])
      .filter(({ kind }) => kind === 'import-statement')
      .map((part) => part.path);
  const fileOf = (source: string): string => {
    const found = outputs.find(([, { entryPoint }]) => entryPoint?.endsWith(`web/public/${source}`));
    if (!found) throw new Error(`${source} was not built`);
    return found[0];
  };
  return {
    /** Of an entry of `web/public`. */
    of: (source: string): string => address(fileOf(source)),
    /** Of what an entry of `web/public` cannot do without. */
    partsOf: (source: string): string[] => staticParts(fileOf(source)).map(address),
    /** Of each part that is loaded later, with what it cannot do without beside the entry, by its source. */
    later: (entry: string): Record<string, string[]> => {
      const known = new Set([fileOf(entry), ...staticParts(fileOf(entry))]);
      return Object.fromEntries(
        outputs.flatMap(([path, { entryPoint }]) =>
          entryPoint?.match(/\.tsx?$/) && !known.has(path)
            ? [[entryPoint, [path, ...staticParts(path).filter((part) => !known.has(part))].map(address)]]
            : [],
        ),
      );
    },
    /** Of the one file whose source's name matches. */
    asset: (name: RegExp): string | undefined => {
      const found = outputs.find(([path]) => name.test(path));
      return found && address(found[0]);
    },
  };
};
