/** Folders of the two sites that every feature uses; whatever else lies beside them is a feature. */
const PUBLIC_COMMON = 'controls|figures|language|page|session|styles';
const OFFICE_COMMON = 'build|components|language|session|shell|theme';

/** Started or read by path, so that nothing imports them. */
const ENTRIES = [
  '^web/public/card-page/card-page\\.ts$',
  '^infra/constructs/viewer-request\\.js$',
  '\\.d\\.ts$',
];

const forbid = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });

/** A feature of one site may use that site's common folders and the files beside them, never another feature. */
const featuresApart = (site, common) =>
  forbid(
    `${site}-features-apart`,
    'Features never import features: routes compose them.',
    { path: `^web/${site}/([^/]+)/`, pathNot: `^web/${site}/(${common})/` },
    { path: `^web/${site}/[^/]+/`, pathNot: [`^web/${site}/$1/`, `^web/${site}/(${common})/`] },
  );

/** Who may import whom. */
module.exports = {
  forbidden: [
    forbid(
      'no-cycles',
      'Two files that need each other are one thought in two places.',
      {},
      { circular: true },
    ),
    forbid(
      'no-orphans',
      'A file that nothing imports and that imports nothing is not part of the product.',
      { orphan: true, pathNot: ENTRIES },
      {},
    ),
    forbid(
      'everything-resolves',
      'An import that is not found is not checked. Files taken as addresses (`?file`) are found by the build, or it fails.',
      {},
      { couldNotResolve: true, pathNot: '\\?file$' },
    ),
    forbid(
      'shared-knows-zod-only',
      'What is true everywhere needs nothing of anywhere.',
      { path: '^shared/' },
      { pathNot: ['^shared/', '^node_modules/zod/'] },
    ),
    forbid(
      'platform-knows-shared-only',
      'What all groups use knows none of them.',
      { path: '^functions/platform/' },
      { path: '^(functions|infra|web)/', pathNot: '^functions/platform/' },
    ),
    forbid(
      'groups-apart',
      'Groups meet through the outbox, never by import.',
      { path: '^functions/([^/]+)/', pathNot: '^functions/platform/' },
      { path: '^functions/', pathNot: '^functions/($1|platform)/' },
    ),
    forbid(
      'functions-know-no-other-house',
      'Functions use the platform and what is shared.',
      { path: '^functions/', pathNot: '^functions/installation/' },
      { path: '^(infra|web)/' },
    ),
    forbid(
      'installation-knows-the-seed-only',
      'The first installation stores the first data.',
      { path: '^functions/installation/' },
      { path: '^(infra|web)/', pathNot: '^infra/seed/' },
    ),
    forbid(
      'database-by-the-data-layer-only',
      'Only platform/data talks to DynamoDB.',
      { pathNot: '^(functions/platform/data|infra/local|test)/' },
      { path: '^node_modules/@aws-sdk/(client-dynamodb|lib-dynamodb)/' },
    ),
    forbid(
      'web-knows-shared-only',
      'The browser gets nothing of the server.',
      { path: '^web/' },
      { path: '^(functions|infra)/' },
    ),
    forbid(
      'contracts-as-types-in-web',
      'The server has parsed the answer: the schemas stay there, the browser gets their types.',
      { path: '^web/' },
      { path: '^shared/.+-api\\.ts$', dependencyTypesNot: ['type-only'] },
    ),
    forbid(
      'public-without-back-office',
      'Visitors do not load the back office.',
      { path: '^web/public/' },
      { path: '^web/back-office/' },
    ),
    forbid(
      'back-office-without-public',
      'The back office has components of its own.',
      { path: '^web/back-office/' },
      { path: '^web/public/' },
    ),
    forbid(
      'common-knows-neither-site',
      'What both sites use knows neither.',
      { path: '^web/common/' },
      { path: '^web/(public|back-office)/' },
    ),
    featuresApart('public', PUBLIC_COMMON),
    featuresApart('back-office', OFFICE_COMMON),
    forbid(
      'infra-knows-constants-of-functions-only',
      'The stack takes the code of functions by path, and shares names with it; the demonstration plays their use cases.',
      { path: '^infra/', pathNot: '^infra/(seed|local/demo)/' },
      {
        path: '^functions/',
        pathNot: '^functions/platform/(environment-names|data/table-shape)\\.ts$',
      },
    ),
    forbid(
      'seed-writes-by-the-data-layer',
      'First data are stored by the functions that the product stores with.',
      { path: '^infra/seed/' },
      { path: '^functions/', pathNot: '^functions/platform/data/' },
    ),
    forbid(
      'infra-knows-builds-of-web-only',
      'Of the sites the build needs nothing but their own builds.',
      { path: '^infra/' },
      { path: '^web/', pathNot: '^web/(public|back-office)/build\\.ts$' },
    ),
    forbid(
      'no-screens-in-infra',
      'No component runs in the stack.',
      { path: '^infra/' },
      { path: '\\.tsx$' },
    ),
    forbid(
      'test-for-tests-only',
      'The product does not know its tests.',
      { pathNot: '^test/' },
      { path: '^test/' },
    ),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    // Type imports count: they are what the web may take of a contract.
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      mainFields: ['module', 'main', 'types'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.cjs', '.d.ts', '.json', '.css'],
    },
  },
};
