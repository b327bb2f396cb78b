import { mkdir, writeFile } from 'node:fs/promises';
import { buildFunctions } from '#infra/build/functions.ts';
import { openApiDocument } from '#infra/build/openapi.ts';
import { BUILT_SITE } from '#infra/build/places.ts';
import { build as buildBackOffice } from '#web/back-office/build.ts';
import { build as buildPublicSite } from '#web/public/build.ts';

const SITE = { outDir: BUILT_SITE, minify: true };

const writeOpenApi = async (): Promise<void> => {
  await mkdir(`${SITE.outDir}/api`, { recursive: true });
  await writeFile(`${SITE.outDir}/api/openapi.json`, JSON.stringify(openApiDocument()));
};

const told = async (what: string, work: Promise<unknown>): Promise<void> => {
  const begun = performance.now();
  await work;
  console.log(`Built ${what} in ${((performance.now() - begun) / 1000).toFixed(1)} s`);
};

await Promise.all([
  told('the functions', buildFunctions()),
  told('the public site', buildPublicSite(SITE)),
  told('the back office', buildBackOffice(SITE)),
  told('the API description', writeOpenApi()),
]);
