/** Paths that are tests or their fixtures: nothing that ships may lean on them. */
const TESTS = '(\\.test\\.tsx?$|^e2e/)';
/** The modules of the house, each with what it may import besides itself and packages. */
const modules = {
  catalog: [],
  domain: ['catalog'],
  locales: ['catalog', 'datasets'],
  datasets: ['catalog', 'domain'],
  release: ['catalog', 'domain', 'datasets'],
  contract: ['catalog', 'release', 'datasets'],
  ingest: ['catalog', 'domain', 'release', 'datasets', 'contract', 'locales'],
  api: ['catalog', 'domain', 'release', 'datasets', 'contract', 'locales'],
  web: ['catalog', 'domain', 'release', 'datasets', 'contract', 'locales'],
};
const all = [...Object.keys(modules), 'tools', 'e2e'];

const why = {
  catalog: 'The catalog is facts: it imports nothing, so that every layer can read it.',
  domain:
    'The domain is calculations: it knows the facts of the catalog, and nobody who sends, shows or stores figures.',
  locales: 'Locales are words: at most they know the types of the catalog and of definitions.',
  release:
    'A release is what ingest makes and the API reads: its schema knows facts, calculations and definitions of records, and neither of the two.',
  datasets:
    'A kind of record is a definition: it knows facts and calculations, and nobody who fills, keeps, sends or shows it.',
  contract:
    'The contract is what travels: it knows catalog, release and definitions of records and nothing of those who send or show.',
  ingest: 'Ingest turns sources into a release, offline: it never knows the API or the screens.',
  api: 'The API turns a release into HTTP: it never knows how releases are made or shown.',
  web: 'The screens know the contract only: what they show comes over HTTP or from the server that renders them.',
};

/** `from` may import, of the house, only itself and what the table above lists. */
const moduleRules = Object.entries(modules).map(([name, allowed]) => {
  const forbidden = all.filter((other) => other !== name && !allowed.includes(other));
  return {
    name: `${name}-imports-${allowed.length === 0 ? 'nothing' : allowed.join('-')}`,
    severity: 'error',
    comment: why[name],
    from: { path: `^${name}/` },
    to: { path: `^(${forbidden.join('|')})/` },
  };
});

const rule = (name, comment, from, to) => ({ name, severity: 'error', comment, from, to });

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    ...moduleRules,
    rule(
      'catalog-imports-no-package',
      'The catalog imports nothing, packages and Node included: it is data that any program could read.',
      { path: '^catalog/', pathNot: TESTS },
      { pathNot: '^catalog/' },
    ),
    rule(
      'domain-imports-no-package',
      'A calculation is pure: no package, no Node, no clock; whoever has the figures hands them in.',
      { path: '^domain/', pathNot: TESTS },
      { pathNot: '^(domain|catalog)/' },
    ),
    rule(
      'locales-know-types-only',
      'Locales may name the types of the catalog and of definitions, never run their code.',
      { path: '^locales/', pathNot: TESTS },
      { path: '^(catalog|datasets)/', dependencyTypesNot: ['type-only'] },
    ),

    rule(
      'web-knows-release-types',
      'Browsers know what a release is like, and never load its schema.',
      { path: '^web/src/', pathNot: TESTS },
      { path: '^release/', dependencyTypesNot: ['type-only'] },
    ),
    rule(
      'web-upwards',
      'In the browser code imports point one way: app, pages, blocks, then charts, map, tour, api, url, i18n and ui.',
      { path: '^web/src/(image|charts|map|tour|api|url|i18n|ui|styles)/', pathNot: TESTS },
      { path: '^web/src/(app|pages|blocks)/' },
    ),
    rule(
      'web-blocks-below-pages',
      'A block is placed by a page and knows neither pages nor the app.',
      { path: '^web/src/blocks/', pathNot: TESTS },
      { path: '^web/src/(app|pages)/' },
    ),
    rule(
      'web-pages-below-app',
      'A page is mounted by the app and does not know it.',
      { path: '^web/src/pages/', pathNot: TESTS },
      { path: '^web/src/app/' },
    ),
    rule(
      'page-not-page',
      'Pages do not know each other: what two of them share is a block or lower.',
      { path: '^web/src/pages/([^/]+)/', pathNot: '^web/src/pages/networks/' },
      { path: '^web/src/pages/[^/]+/', pathNot: '^web/src/pages/$1/' },
    ),
    rule(
      'networks-show-pages',
      'The pages of PABRA are those of data, varieties and records for its members, and know no others.',
      { path: '^web/src/pages/networks/' },
      { path: '^web/src/pages/[^/]+/', pathNot: '^web/src/pages/(networks|data|varieties|records)/' },
    ),
    rule(
      'block-not-block',
      'Blocks do not know each other: what two of them share is in ui, charts or map.',
      { path: '^web/src/blocks/([^/]+)/' },
      { path: '^web/src/blocks/[^/]+/', pathNot: '^web/src/blocks/$1/' },
    ),
    rule(
      'charts-alone',
      'Charts import only charts: labels, colours and formatters come as props, so that one renderer serves all.',
      { path: '^web/src/charts/' },
      { path: '^(web/src/(?!charts/|testing/)|catalog/|domain/|locales/|contract/)' },
    ),
    rule(
      'ui-alone',
      'The ui components import only ui: words come as props.',
      { path: '^web/src/ui/' },
      { path: '^(web/src/(?!ui/|testing/)|catalog/|domain/|locales/|contract/)' },
    ),
    rule(
      'web-without-node',
      'Browser code has no Node modules; what the server alone draws pages with takes turns and readers apart by them.',
      {
        path: '^web/src/',
        pathNot: [
          TESTS,
          '^web/src/(app/draw-in-turns|app/structured-data|app/files/read-page|figure/in-pieces|pages/networks/load-networks-page|i18n/page-decimals)\\.tsx?$',
        ],
      },
      { dependencyTypes: ['core'] },
    ),
    rule(
      'web-without-sections',
      'Browsers get the sections that a page shows inside its document: the list of all would be a part of every page.',
      {
        path: '^web/src/(app/entry-client|app/(frame|shell)|blocks|pages/[^/]+/[^/]*-page\\.tsx$)',
        pathNot: [TESTS, '/frame-menu\\.ts$', '/glossary-page\\.tsx$'],
      },
      { path: '^catalog/sections/index\\.ts$', dependencyTypesNot: ['type-only'] },
    ),
    rule(
      'web-without-engines',
      'Browser code has no engine of the server.',
      { path: '^web/src/', pathNot: TESTS },
      { path: 'node_modules/(libsql|kysely|fastify|@fastify|@duckdb|yauzl)/' },
    ),

    rule(
      'routes-without-sql',
      'Routes speak HTTP: a question to the database is a query in api/queries.',
      { path: '^api/routes/', pathNot: TESTS },
      { path: 'node_modules/(libsql|better-sqlite3|kysely|pg)/' },
    ),
    rule(
      'queries-without-http',
      'Queries speak SQL: they know neither Fastify nor routes nor plugins.',
      { path: '^api/queries/', pathNot: TESTS },
      { path: '(node_modules/(fastify|@fastify)/|^api/(routes|plugins)/|^api/(app|server)\\.ts$)' },
    ),
    rule(
      'db-lowest',
      'The database layer knows no query, route or plugin.',
      { path: '^api/db(/|\\.ts$)', pathNot: TESTS },
      { path: '^api/(routes|plugins|queries)/|^api/(app|server)\\.ts$' },
    ),
    rule(
      'routes-below-app',
      'Routes are registered by the app and do not know it.',
      { path: '^api/(routes|plugins)/', pathNot: TESTS },
      { path: '^api/(app|server)\\.ts$' },
    ),

    rule(
      'source-not-source',
      'A source knows only its own files: what two of them share is a step.',
      { path: '^ingest/sources/([^/.]+)', pathNot: '^ingest/sources/index\\.ts$' },
      { path: '^ingest/sources/', pathNot: '^ingest/sources/$1(/|\\.)' },
    ),
    rule(
      'steps-lowest',
      'Steps are used by sources and by main, and know neither.',
      { path: '^ingest/steps/', pathNot: TESTS },
      { path: '^ingest/(sources/|main\\.ts$)' },
    ),

    rule(
      'tools-on-the-outside',
      'Tools build and check the product; nothing that ships imports them.',
      { path: `^(${Object.keys(modules).join('|')})/` },
      { path: '^tools/' },
    ),
    rule(
      'e2e-black-box',
      'Journeys use the product as a visitor does: they never import the server, the ingest or the screens.',
      { path: '^e2e/' },
      { path: '^(api|ingest|web)/' },
    ),
    rule(
      'testing-for-tests',
      'What a folder named testing holds is for tests: nothing that ships leans on it.',
      { path: `^(${Object.keys(modules).join('|')})/`, pathNot: [TESTS, '/testing/'] },
      { path: '/testing/', pathNot: 'node_modules' },
    ),
    rule('not-to-test', 'Nothing but a test imports a test.', { pathNot: TESTS }, { path: TESTS }),
    rule(
      'not-to-dev-dependency',
      'What ships imports only packages that are installed with it; DuckDB comes where sources are read (`npm ci`).',
      { path: `^(${Object.keys(modules).join('|')})/`, pathNot: [TESTS, '/testing/', '\\.d\\.ts$'] },
      {
        dependencyTypes: ['npm-dev'],
        dependencyTypesNot: ['type-only'],
        pathNot: 'node_modules/(@types|@duckdb)/',
      },
    ),
    rule(
      'no-circular',
      'A circle of imports has no lowest file: move what both need into a third one.',
      {},
      { circular: true },
    ),
    rule(
      'no-unresolved',
      'An import that does not resolve is not checked by any other rule here.',
      {},
      { couldNotResolve: true, pathNot: '^node:' },
    ),
    rule(
      'no-vague-names',
      'A file is named after its one idea; utils, helpers, common and misc are names for none.',
      {},
      { path: '(^|/)(utils|helpers|common|misc)(/|\\.[a-z]+$)', pathNot: 'node_modules' },
    ),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(dist|data|coverage)/' },
    // Types are imports too: a boundary that only types cross is crossed.
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.web.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'types', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.d.ts'],
      mainFields: ['module', 'main', 'types'],
    },
  },
};
