import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { BUILT_FUNCTIONS } from '#infra/build/places.ts';
import { eventFunctions } from '#infra/event-functions.ts';
import type { FunctionPlan, Grants } from '#infra/function-plan.ts';
import { routeGroups } from '#infra/route-groups.ts';

const plans: Record<string, FunctionPlan> = { ...routeGroups, ...eventFunctions };

/** The one module by which each thing is touched: who has it in its code needs the grant, nobody else may have it. */
const TOUCHED_BY = {
  'the table': 'functions/platform/data/read.ts',
  'the origin secret': 'functions/platform/http/guard.ts',
  'the session secret': 'functions/platform/http/session-token.ts',
  'the link secret': 'functions/platform/links.ts',
  'the payment secret': 'functions/platform/payments/provider-connection.ts',
  'the webhook secret': 'functions/payments/read-notice.ts',
  "the first admin's secret": 'functions/installation/first-admin.ts',
  documents: 'functions/platform/documents/store-document.ts',
  'files that expire': 'functions/platform/documents/scratch-files.ts',
  'the queue of runs': 'functions/platform/invoices/run-queue.ts',
  mails: 'functions/platform/mail/send-mail.ts',
  'rendered pages': 'functions/page-renderer/store-file.ts',
  pictures: 'functions/platform/pictures/picture-files.ts',
} as const;

const grantedBy = ({
  table,
  secrets,
  firstAdmin,
  documents,
  scratch,
  runs,
  mail,
  pages,
  pictures,
}: Grants): string[] =>
  Object.entries({
    'the table': table !== 'none',
    "the first admin's secret": firstAdmin,
    documents,
    'files that expire': scratch,
    'the queue of runs': runs,
    mails: mail,
    'rendered pages': pages,
    pictures,
  })
    .flatMap(([what, granted]) => (granted ? [what] : []))
    .concat(secrets.map((name) => `the ${name} secret`))
    .toSorted();

/** The source files that are in what was built of a function: unused ones are left out of it. */
const sourcesOf = (name: string): string[] => {
  const folder = join(BUILT_FUNCTIONS, name);
  const maps = readdirSync(folder).filter((file) => file.endsWith('.map'));
  return maps.flatMap((file) => {
    const { sources } = JSON.parse(readFileSync(join(folder, file), 'utf8')) as { sources: string[] };
    return sources.map((source) => source.replace(/^(\.\.\/)+/, ''));
  });
};

describe('a function is granted what its code touches', () => {
  it.each(Object.keys(plans))('%s: all of it, and nothing else', (name) => {
    const sources = sourcesOf(name);
    const touched = Object.entries(TOUCHED_BY).flatMap(([what, file]) =>
      sources.includes(file) ? [what] : [],
    );
    expect(touched.toSorted()).toEqual(grantedBy((plans[name] as FunctionPlan).grants));
  });
});
