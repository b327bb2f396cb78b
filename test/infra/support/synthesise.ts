import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Template } from 'aws-cdk-lib/assertions';
import { createApp } from '#infra/create-app.ts';
import { eventFunctions } from '#infra/event-functions.ts';
import { routeGroups } from '#infra/route-groups.ts';

const write = (path: string, text: string): void => {
  mkdirSync(join(path, '..'), { recursive: true });
  writeFileSync(path, text);
};

/** A build with nothing in it: the templates depend on the names of what was built, not on its content. */
const emptyBuild = (folder: string) => {
  for (const name of [...Object.keys(routeGroups), ...Object.keys(eventFunctions)]) {
    write(join(folder, 'functions', name, 'index.mjs'), `export const handler = async () => '${name}';`);
  }
  write(join(folder, 'site', 'index.html'), '<!doctype html><title>Site</title>');
  write(join(folder, 'site', 'assets', 'site-0.js'), '');
  return { functions: join(folder, 'functions'), site: join(folder, 'site') };
};

type Options = { readonly context?: Readonly<Record<string, string>>; readonly isChecked?: boolean };

/** The templates of an installation. Takes seconds: once per file. */
export const synthesise = ({ context = {}, isChecked = false }: Options = {}) => {
  const folder = mkdtempSync(join(tmpdir(), 'synthesis-'));
  try {
    const { app, booking, edge } = createApp({
      outdir: join(folder, 'cdk.out'),
      built: emptyBuild(folder),
      context,
      isChecked,
    });
    app.synth();
    return { booking: Template.fromStack(booking), edge: Template.fromStack(edge) };
  } finally {
    rmSync(folder, { recursive: true });
  }
};
