import { buildFunctions } from '#infra/build/functions.ts';
import { BUILT_FUNCTIONS, BUILT_RENDERER, BUILT_SITE } from '#infra/build/places.ts';
import { build as buildBackOffice } from '#web/back-office/build.ts';
import { build as buildPublicSite } from '#web/public/build.ts';

const SITE = { outDir: BUILT_SITE, rendererDir: BUILT_RENDERER, minify: false };

const isIn = (folders: string) => {
  const pattern = new RegExp(`^(${folders})/`);
  return (path: string): boolean => pattern.test(path);
};

/** Builds again what the changed files are part of. */
export const rebuild = async (paths: readonly string[]): Promise<{ readonly functions: boolean }> => {
  const functions = paths.some(isIn('functions|shared|infra/seed'));
  const isPublic = paths.some(isIn('shared|web/common|web/public'));
  const isOffice = paths.some(isIn('shared|web/common|web/back-office'));
  await Promise.all([
    functions && buildFunctions(BUILT_FUNCTIONS),
    isPublic && buildPublicSite(SITE),
    isOffice && buildBackOffice(SITE),
  ]);
  return { functions: functions || isPublic };
};

/** Whether the stack itself would look different: only a new start shows that. */
export const needsNewStart = (path: string): boolean => /^infra\/(?!local|seed|build)|-api\.ts$/.test(path);
