import { mkdir, rm, writeFile } from 'node:fs/promises';
import { buildFunctions } from '#infra/build/functions.ts';
import { openApiDocument } from '#infra/build/openapi.ts';
import { BUILT_FUNCTIONS, BUILT_SITE } from '#infra/build/places.ts';
import { build as buildBackOffice } from '#web/back-office/build.ts';
import { build as buildPublicSite } from '#web/public/build.ts';

const SITE = { outDir: BUILT_SITE, minify: true };

const writeOpenApi = async (): Promise<void> => {
  await mkdir(`${BUILT_SITE}/api`, { recursive: true });
  await writeFile(`${BUILT_SITE}/api/openapi.json`, JSON.stringify(openApiDocument()));
};

const told = async (what: string, build: () => Promise<unknown>): Promise<void> => {
  const begun = performance.now();
  try {
    await build();
    console.log(`Built ${what} in ${((performance.now() - begun) / 1000).toFixed(1)} s`);
  } catch (error) {
    console.error(`Could not build ${what}: ${error instanceof Error ? error.message : error}`);
    process.exitCode = 1;
  }
};

// What an earlier build left is not part of this one.
for (const folder of [BUILT_FUNCTIONS, BUILT_SITE]) await rm(folder, { recursive: true, force: true });
await Promise.all([
  told('the functions', buildFunctions),
  told('the public site', () => buildPublicSite(SITE)),
  told('the back office', () => buildBackOffice(SITE)),
  told('the API description', writeOpenApi),
]);
