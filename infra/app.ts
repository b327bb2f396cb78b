import { BUILT_FUNCTIONS, BUILT_SITE } from '#infra/build/places.ts';
import { createApp } from '#infra/create-app.ts';
import cdkJson from '../cdk.json' with { type: 'json' };

const { app } = createApp({
  outdir: process.env.CDK_OUTDIR ?? cdkJson.output,
  built: { functions: BUILT_FUNCTIONS, site: BUILT_SITE },
  // The library skips its own checks by the same variable: the start on one machine need not wait for them.
  isChecked: process.env.CDK_VALIDATION !== 'false',
});
app.synth();
