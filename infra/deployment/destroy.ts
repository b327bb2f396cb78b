import { run } from '#infra/deployment/run.ts';

/**
 * `npm run destroy -- -c …` (with what was given to `npm run deploy`): takes the installation down and keeps its data.
 * CDK asks before it begins; a production installation refuses until its protection is taken off by hand.
 */
run('cdk', ['destroy', '--all', ...process.argv.slice(2)]);
console.log(
  [
    'Kept, because the law or prudence asks for it:',
    '- the table, with its backups of the last 35 days (deletion protection is on)',
    '- the bucket of documents: issued invoices are locked until the end of their eighth year',
    '- the buckets of exports and access logs, which empty themselves, and the secrets',
    'A new deployment makes new ones; docs/operations.md says how to go on with these.',
  ].join('\n'),
);
