import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { buildFunctions } from '#infra/build/functions.ts';
import { openApiDocument } from '#infra/build/openapi.ts';
import { BUILT_FUNCTIONS, BUILT_RENDERER, BUILT_SITE } from '#infra/build/places.ts';
import { build as buildBackOffice } from '#web/back-office/build.ts';
import { build as buildPublicSite } from '#web/public/build.ts';

/** Where this build grows; beside the last one, so that source maps keep their way to the sources. */
const NEXT = { functions: `${BUILT_FUNCTIONS}-next`, site: `${BUILT_SITE}-next` };
const SITE = {
  outDir: NEXT.site,
  rendererDir: BUILT_RENDERER.replace(BUILT_FUNCTIONS, NEXT.functions),
  minify: true,
};

const writeOpenApi = async (): Promise<void> => {
  await mkdir(`${NEXT.site}/api`, { recursive: true });
  await writeFile(`${NEXT.site}/api/openapi.json`, JSON.stringify(openApiDocument()));
};

const told = async (what: string, build: () => Promise<unknown>): Promise<boolean> => {
  const begun = performance.now();
  try {
    await build();
    console.log(`Built ${what} in ${((performance.now() - begun) / 1000).toFixed(1)} s`);
    return true;
  } catch (error) {
    console.error(`Could not build ${what}: ${error instanceof Error ? error.message : error}`);
    return false;
  }
};

const remove = (folder: string): Promise<void> => rm(folder, { recursive: true, force: true });

const replace = async (folder: string, next: string): Promise<void> => {
  await remove(folder);
  await rename(next, folder);
};

await Promise.all([remove(NEXT.functions), remove(NEXT.site)]);
const areBuilt = await Promise.all([
  told('the functions', () => buildFunctions(NEXT.functions)),
  told('the public site', () => buildPublicSite(SITE)),
  told('the back office', () => buildBackOffice(SITE)),
  told('the API description', writeOpenApi),
]);
// A build that failed leaves the last good one in its place.
if (areBuilt.includes(false)) {
  process.exitCode = 1;
} else {
  await replace(BUILT_FUNCTIONS, NEXT.functions);
  await replace(BUILT_SITE, NEXT.site);
}
