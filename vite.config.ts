import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { chunkOrder } from './tools/chunk-order.ts';
import { localeMessages } from './tools/locale-messages.ts';
import { namedMedia } from './tools/named-media.ts';
import { serverModules } from './tools/server-modules.ts';
import { worldShapesFile } from './tools/shapes/shapes-plugin.ts';
import { cropThemes } from './tools/themes/crop-themes.ts';

/** Modules of the blocks below the first window that other pages use too: without a chunk of their own all would load them. */
const laterCharts =
  /domain\/(decompose|partial-years|shares)|web\/src\/(blocks\/charts|charts\/(balance|combo-chart|decomposition|facets|line-chart|ranked-bars|slope|plot\/(axis-notes|cursor|end-labels|label-placement|layers|line-labels|legend|period|plot-|reading|tooltip|use-reading)))/;

/** What every chart is drawn on, also where a page has one chart of its own. */
const axes = /web\/src\/charts\/plot\/(container-width|value-axis)|node_modules\/d3-array/;

/** What forms of choices and legends are made of, also where no chart stands in the first window. */
const choices =
  /domain\/per-inhabitant|web\/src\/(charts\/plot\/(markers|swatch)|ui\/(country-search|option-row))/;

/** The map, its legend and its years: what pages of prices and of shipments share with those of cubes. */
const map =
  /domain\/class-limits|web\/src\/(map\/(?!world|shapes|path-geometry)|i18n\/(map|timeline)-words|charts\/plot\/(list-keys|texture))/;

/** A few lines of the bundler's own: a file less to ask for. */
const runtime = /rolldown[:/]runtime/;

/** Charts that trade alone has, and the design page shows. */
const flowCharts = /web\/src\/charts\/(mirror-table|sankey)/;

/** Sections on losses, and months, series and addresses of prices, which pages of countries and the comparator name as well. */
const months =
  /domain\/prices\/months|catalog\/(losses\/sections|prices\/(sections|benchmarks))|contract\/price-addresses|web\/src\/i18n\/months/;

/** Pages of prices, which share most of their code, and what only they use; below the first window they need more. */
const prices =
  /(catalog|domain)\/prices\/(?!season|spread|months|sections|benchmarks)|web\/src\/(pages\/prices\/(?!later\/|rows\/|benchmarks-page)|i18n\/money|url\/prices-url)/;
const laterPrices =
  /domain\/prices\/(season|spread)|web\/src\/(pages\/prices\/later\/|charts\/price-chart\/)/;

/** The page of shipments; below the first window it needs more. */
const genebanks =
  /domain\/germplasm\/sample-totals|catalog\/germplasm\/sample-readings|web\/src\/(pages\/genebanks\/(?!later\/)|url\/genebanks-url)/;

/** The page of delivery networks with what its lower parts share with it; these come later. */
const delivery =
  /catalog\/germplasm\/genebanks|web\/src\/(pages\/delivery-network\/(?!bands|metadata)|url\/delivery-url|map\/(arc-|use-moved-layer))/;

/** What the pages of varieties share. */
const varieties =
  /catalog\/germplasm\/varieties|domain\/germplasm\/variety-|web\/src\/(pages\/varieties\/(?!varieties-page|variety-page)|url\/varieties-url)/;

/** What the first window of the comparator shares with its pictures, whose code comes later. */
const comparator =
  /web\/src\/(pages\/comparator\/(?!comparator-page\.tsx|drawn-comparison|area-values|record-lines|scatter-pairs|compare-(bars|frame|lines|scatter|table))|url\/compare-url)/;

/** What the pages of networks share. */
const networks =
  /domain\/networks|web\/src\/(blocks\/networks\/(column-texts|comparison-table|filed-networks|member-part)|pages\/networks\/networks-data)/;
/** What the pages of pests and losses share. */
const losses =
  /catalog\/losses\/(?!sections)|web\/src\/(pages\/losses\/(?!losses-page|loss-info-page|pests-page)|charts\/strip-plot|url\/(losses|pests)-url)/;

/** What the pages of records share with that of PABRA's seed production. */
const records = /catalog\/records|web\/src\/(pages\/records\/(?!records-page)|url\/records-url)/;

/** What the page of a country shares with their list. */
const country = /web\/src\/pages\/country\/(country-data|[\w-]+\.module)/;

/** How findings are listed: on the page of a country and the home of a crop. */
const findings = /web\/src\/blocks\/findings\/(finding-sentences|[\w-]+\.module)/;

/** Names of areas in every language, and what they were called: who looks a country up asks for them. */
const areaNames = /locales\/(area-aliases|\w+\/frame\/(areas|regions))|web\/src\/i18n\/other-area-names/;

/** What each section shows: the server tells a data page its own. */
const sections = /catalog\/sections\/(?!section-facts)/;

/** Tables and lists of facts to read: dialogs, the metadata tab and pages without figures have them, and no first window. */
const readTables =
  /catalog\/licences|domain\/(formula|term-item|imports\/import-prefix)|web\/src\/(i18n\/source-title|ui\/(plain-table|facts|figure-origin|error-boundary|message-page|choice-links|send-filled)|blocks\/(citation|source-title-link))/;

/** Menus of tables that no block draws. */
const filed = /web\/src\/blocks\/(use-filed|filed-)/;

/** What opens with the search, and the page of its results. */
const search = /(domain|contract|blocks)\/search|ui\/search-form/;

/** The question on counting visits, which is put where the site has a service for that and nobody has answered it. */
const traffic = /blocks\/analytics\/traffic-choice/;

/** The export form, which comes with the click that asks for it. */
const exportForm = /domain\/export-|web\/src\/blocks\/export\/(?!export-link|solve)/;

/**
 * Two builds from one file: `vite build` makes what browsers load (dist/client), `vite build --ssr` what Node runs
 * (dist/server). The root stays the repository, so that Vitest and Vite see the same modules.
 */
export default defineConfig(({ isSsrBuild }) => ({
  appType: 'custom',
  publicDir: 'web/public',
  plugins: [
    react(),
    localeMessages(),
    cropThemes(),
    worldShapesFile(),
    ...(isSsrBuild ? [] : [chunkOrder(), serverModules()]),
  ],
  css: {
    modules: { localsConvention: 'camelCaseOnly' },
    postcss: { plugins: namedMedia() },
  },
  ssr: { target: 'node' },
  build: isSsrBuild
    ? {
        outDir: 'dist/server',
        target: 'node20',
        copyPublicDir: false,
        emptyOutDir: true,
        sourcemap: true,
        rolldownOptions: {
          checks: { bundlerTimings: false },
          input: {
            'entry-server': 'web/src/app/entry-server.tsx',
            'png-worker': 'api/images/png-worker.ts',
            server: 'api/server.ts',
          },
          output: { entryFileNames: '[name].js', chunkFileNames: 'chunks/[name]-[hash].js' },
        },
      }
    : {
        outDir: 'dist/client',
        // One style sheet, which documents carry inside: a chunk never has to wait for styles of its own.
        cssCodeSplit: false,
        target: 'baseline-widely-available',
        manifest: true,
        // The document names the files of its own page: the entry needs no list of all pages' files.
        modulePreload: {
          resolveDependencies: (_file, needed, { hostId }) => (hostId.includes('entry-client') ? [] : needed),
        },
        emptyOutDir: true,
        reportCompressedSize: false,
        rolldownOptions: {
          checks: { bundlerTimings: false },
          input: 'web/src/app/entry-client.tsx',
          // What several chunks use stands in one: a page loads entry, shared, page and words, and nothing else.
          // Charts over time are shared as well, but a page can be read before they are there.
          output: {
            codeSplitting: {
              groups: [
                { name: 'charts', test: laterCharts, priority: 1, includeDependenciesRecursively: false },
                { name: 'axes', test: axes, priority: 1, includeDependenciesRecursively: false },
                { name: 'choices', test: choices, priority: 1, includeDependenciesRecursively: false },
                { name: 'flows', test: flowCharts, priority: 1, includeDependenciesRecursively: false },
                { name: 'months', test: months, priority: 1, includeDependenciesRecursively: false },
                { name: 'prices', test: prices, priority: 1, includeDependenciesRecursively: false },
                {
                  name: 'later-prices',
                  test: laterPrices,
                  priority: 1,
                  includeDependenciesRecursively: false,
                },
                { name: 'genebanks', test: genebanks, priority: 1, includeDependenciesRecursively: false },
                { name: 'delivery', test: delivery, priority: 1, includeDependenciesRecursively: false },
                { name: 'varieties', test: varieties, priority: 1, includeDependenciesRecursively: false },
                { name: 'comparator', test: comparator, priority: 1, includeDependenciesRecursively: false },
                { name: 'networks', test: networks, priority: 1, includeDependenciesRecursively: false },
                { name: 'losses', test: losses, priority: 1, includeDependenciesRecursively: false },
                { name: 'country', test: country, priority: 1, includeDependenciesRecursively: false },
                { name: 'findings', test: findings, priority: 1, includeDependenciesRecursively: false },
                { name: 'area-names', test: areaNames, priority: 1, includeDependenciesRecursively: false },
                { name: 'sections', test: sections, priority: 1, includeDependenciesRecursively: false },
                { name: 'records', test: records, priority: 1, includeDependenciesRecursively: false },
                { name: 'search', test: search, priority: 1, includeDependenciesRecursively: false },
                { name: 'export', test: exportForm, priority: 1, includeDependenciesRecursively: false },
                { name: 'traffic', test: traffic, priority: 1, includeDependenciesRecursively: false },
                { name: 'tables', test: readTables, priority: 1, includeDependenciesRecursively: false },
                { name: 'filed', test: filed, priority: 1, includeDependenciesRecursively: false },
                { name: 'map', test: map, minShareCount: 2, includeDependenciesRecursively: false },
                { name: 'shared', test: runtime, priority: 2 },
                { name: 'shared', minShareCount: 2 },
              ],
            },
          },
        },
      },
}));
