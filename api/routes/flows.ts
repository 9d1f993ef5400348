import { crops } from '#catalog/crops/index.ts';
import { PRODUCTION } from '#catalog/elements/codes.ts';
import { isRedistributable } from '#catalog/licences.ts';
import { macroRegions } from '#catalog/regions/index.ts';
import { usualTop } from '#contract/flow-routes.ts';
import type { FlowList, FlowPage } from '#contract/flows.ts';
import { routes } from '#contract/routes.ts';
import { type FlowFilter, filterFlows, type SampleFlow } from '#domain/germplasm/sample-flows.ts';
import { ProblemError, quoted } from '../errors.ts';
import { cut, publishedName, type ReadFlows, readFlows, sumText } from '../germplasm/read-flows.ts';
import { toFlowPage } from '../germplasm/to-flow-page.ts';
import { findLicences } from '../licensing/release-licences.ts';
import { requireOpen } from '../licensing/require-open-answer.ts';
import { nameSources } from '../prices/sources.ts';
import { selectRows } from '../queries/select-rows.ts';
import type { ServedRelease } from '../release/served-release.ts';
import { mapInPieces } from '../shaping/map-in-pieces.ts';
import { toCsv } from '../shaping/to-csv.ts';
import { findPeriod, totalsOf } from '../shaping/to-samples.ts';
import { readVarieties } from '../varieties/read-varieties.ts';
import { naming } from '../words.ts';
import { AnsweredFile, type DataRoute, dataRoute, fileRoute } from './data-route.ts';
import { requireArea } from './scope.ts';

/** The crop whose fields and seed are shown beside the flows, which are of all crops. */
const fieldCrop = 'beans';

/** Flows of one answer without `limit`. */
const usualLimit = 100;

interface FlowQuery {
  genebank?: string | undefined;
  country?: string | undefined;
  macro?: string | undefined;
  direction?: 'origin' | 'recipient' | undefined;
  min?: number | undefined;
}

/** The code of a country of an address. Throws `unknown-area`, of an aggregate as well. */
function requireCountry(release: ServedRelease, code: string | undefined): string | null {
  if (code === undefined) return null;
  const area = requireArea(release, code);
  if (area.kind !== 'aggregate') return area.code;
  throw new ProblemError('unknown-area', `Flows are of countries, and ${quoted(code)} is an aggregate.`);
}

function toFilter(release: ServedRelease, view: FlowQuery): FlowFilter {
  const regions = macroRegions.find(({ code }) => code === view.macro)?.regions;
  return {
    genebank: view.genebank ?? null,
    country: requireCountry(release, view.country),
    macro:
      regions === undefined
        ? null
        : new Set(
            [...release.areas.values()].flatMap(({ code, region }) =>
              region !== null && regions.includes(region) ? [code] : [],
            ),
          ),
    direction: view.direction ?? null,
    min: view.min ?? 0,
  };
}

/** The flows that fit a view, and the ends that an address names. */
function select(
  release: ServedRelease,
  { flows }: ReadFlows,
  view: FlowQuery & { origin?: string | undefined; recipient?: string | undefined },
): readonly SampleFlow[] {
  const origin = requireCountry(release, view.origin);
  const recipient = requireCountry(release, view.recipient);
  return filterFlows(flows, toFilter(release, view)).filter(
    (flow) =>
      (origin === null || flow.origin === origin) && (recipient === null || flow.recipient === recipient),
  );
}

/** The page of a list: `next` is the offset of the one after it. */
function toPage<T>(rows: readonly T[], range: { offset?: number | undefined; limit?: number | undefined }) {
  const offset = range.offset ?? 0;
  const end = offset + (range.limit ?? usualLimit);
  return { total: rows.length, offset, next: end < rows.length ? end : null, page: rows.slice(offset, end) };
}

/** A country's harvest of dry beans in the newest year, which the flows of seed are shown with. */
async function findHarvest(release: ServedRelease, area: string | undefined): Promise<FlowPage['harvest']> {
  const indicator = crops.find(({ id }) => id === fieldCrop)?.items.production;
  if (area === undefined || indicator == null) return null;
  const years = await release.figures.series({ indicator, element: PRODUCTION, area });
  const newest = years.at(-1);
  const first = years[0]?.year;
  if (newest === undefined || first === undefined) return null;
  return { year: newest.year, value: newest.value, flag: newest.flag, first };
}

/** Varieties of a country's beans, and the samples of beans that it reported. */
async function findSeed(release: ServedRelease, area: string | undefined): Promise<FlowPage['seed']> {
  if (area === undefined) return null;
  const [{ rows, sources }, reports] = await Promise.all([
    readVarieties(release, { crop: fieldCrop }),
    selectRows(release.db, 'sample_report', { crop: fieldCrop }),
  ]);
  const known = rows.filter(({ country }) => country === area);
  const seenIn = new Set(sources.flatMap(({ key, nature }) => (nature === 'seen' ? key : [])));
  const seen = known.filter(({ source }) => seenIn.has(source)).length;
  const { from, to } = findPeriod(reports, {});
  return {
    varieties: known.length === 0 ? null : { counted: known.length - seen, seen },
    samples:
      from === null || to === null
        ? null
        : { from, to, ...totalsOf(reports.filter((report) => report.area === area)) },
  };
}

/** Delivery networks of samples of accessions. */
export const flowRoutes: readonly DataRoute[] = [
  dataRoute(routes.flows, async ({ query, release }): Promise<FlowList> => {
    const read = await readFlows(release);
    const { name } = await nameSources(release);
    const fits = select(release, read, query);
    const { page, ...place } = toPage(fits, query);
    return {
      unit: 'samples-year',
      source: name(read.source),
      ...place,
      sum: sumText(fits),
      flows: page.map((flow) => ({ ...flow, value: cut(flow.value) })) as FlowList['flows'],
      left_out: read.leftOut,
    };
  }),
  dataRoute(routes.flowPage, async ({ query, release }): Promise<FlowPage> => {
    const read = await readFlows(release);
    const { name } = await nameSources(release);
    return {
      source: name(read.source),
      ...(await toFlowPage(read, toFilter(release, query), query.top ?? usualTop)),
      harvest: await findHarvest(release, query.country),
      seed: await findSeed(release, query.country),
    };
  }),
  dataRoute(routes.flowRows, async ({ query, release }) => {
    const read = await readFlows(release);
    const { name } = await nameSources(release);
    const origin = requireCountry(release, query.origin);
    const recipient = requireCountry(release, query.recipient);
    const genebank = query.genebank ?? null;
    const rows = read.rows
      .filter(
        (row) =>
          (origin === null || row.origin === origin) &&
          (recipient === null || row.recipient === recipient) &&
          (genebank === null || row.genebank === genebank),
      )
      .toSorted((a, b) => b.value - a.value);
    const { page, ...place } = toPage(rows, query);
    return {
      unit: 'samples-year' as const,
      source: name(read.source),
      ...{ origin, genebank, recipient },
      ...place,
      sum: cut(rows.reduce((sum, { value }) => sum + value, 0)),
      rows: page.map((row) => ({
        origin: row.origin_name,
        genebank: row.genebank_name,
        recipient: row.recipient_name,
        value: row.value,
        rows: row.rows,
      })),
    };
  }),
  fileRoute(routes.exportFlows, async ({ query, release, words }) => {
    const read = await readFlows(release);
    const source = (await findLicences(release).sources()).get(read.source ?? -1);
    if (source !== undefined)
      requireOpen('Flows', [{ ...source, exportable: isRedistributable(source.licence) }]);
    const nameOf = naming(words, query.lang);
    const rows = await mapInPieces(
      select(release, read, query),
      500,
      ({ origin, genebank, recipient, value }) => [
        ...[
          origin,
          nameOf(`areas.${origin}`),
          genebank,
          publishedName(genebank),
          recipient,
          nameOf(`areas.${recipient}`),
        ],
        ...['samples/year', cut(value), source?.key ?? null, source?.licence ?? null],
      ],
    );
    return new AnsweredFile('germplasm_flows.csv', await toCsv(flowColumns, rows));
  }),
];

/** Columns of exported flows: names of countries in the requested language, of genebanks as published. */
const flowColumns = [
  'Origin Code',
  'Origin',
  'Genebank Code',
  'Genebank',
  'Recipient Code',
  'Recipient',
  'Unit',
  'Value',
  'Source',
  'Licence',
] as const;
