import type { DoubtReason } from '#catalog/doubts.ts';
import { POPULATION } from '#catalog/elements/codes.ts';
import { findElement } from '#catalog/elements/index.ts';
import { worldCode } from '#catalog/regions/index.ts';
import { priceAddresses } from '#contract/price-addresses.ts';
import type { RouteAnswer } from '#contract/routes.ts';
import { sampleAddresses } from '#contract/sample-addresses.ts';
import { elementFor } from '../../api/data-view.tsx';
import { type Loaded, loadedPart, shapePart, valueOr } from '../../api/loaded.ts';
import { addresses, askFor } from '../../api/queries.ts';
import { usedSources } from '../../api/used-sources.ts';
import { type ComparedLine, type CompareMeasure, lineKey } from '../../url/compare-params.ts';
import type { PageContext } from '../page.ts';
import { type LineFigures, unitOfKind } from './compare-figures.ts';
import { isShareOfWorld, type LineSource, toOwnLine } from './compare-options.ts';
import { askRecords, keysOf, plainFigures } from './record-lines.ts';

export interface LoadedLine extends ComparedLine {
  /** Element of the area's kind, or another kind of figures; and its unit. */
  shown: ComparedLine['element'];
  unit: string;
  /** Page of its section, without language. */
  page: string;
  /** Whether there is that page, which then shows the line on its own. */
  hasPage: boolean;
  /** Keys of the sources that its figures can come from. */
  keys: readonly string[];
  figures: Loaded<LineFigures>;
}

export type YearValues = readonly (readonly [year: number, value: number])[];

export interface SourcedLine {
  line: ComparedLine;
  source: LineSource;
}

type Answers = Pick<PageContext, 'getJson' | 'loadPart'>;

const doubtsOf = (
  rows: readonly { year: number; doubt?: DoubtReason | undefined }[],
): NonNullable<LineFigures['doubts']> =>
  Object.fromEntries(
    rows.flatMap(({ year, doubt }) => (doubt === undefined ? [] : [[year, doubt] as const])),
  );

const toFigures = ({ data: { observations } }: RouteAnswer<'chart'>): LineFigures => ({
  years: observations.map(({ year }) => year),
  values: observations.map(({ value }) => value),
  flags: observations.map(({ flag }) => flag),
  breaks: observations.flatMap(({ year, break_in_series }) => (break_in_series ? [year] : [])),
  seams: observations.flatMap(({ year, seam_in_series }) => (seam_in_series === true ? [year] : [])),
  doubts: doubtsOf(observations),
});

/** Prices of years. Where another source of market prices goes on, the series breaks; an international one goes on in its next edition. */
const toPriceFigures = (
  rows: RouteAnswer<'priceYears' | 'benchmarkYears'>,
  isOneSeries: boolean,
): LineFigures => ({
  years: rows.map(({ year }) => year),
  values: rows.map(({ value }) => value),
  flags: rows.map(({ flag }) => flag),
  doubts: doubtsOf(rows),
  breaks: isOneSeries
    ? []
    : rows.flatMap(({ year, source }, at) => (at > 0 && rows[at - 1]?.source !== source ? [year] : [])),
});

const noFigures: LineFigures = { years: [], values: [], flags: [], breaks: [] };

export async function loadLine(
  { line, source }: SourcedLine,
  answers: Answers,
  measure: CompareMeasure,
): Promise<LoadedLine> {
  const { getJson, loadPart } = answers;
  const { crop, page } = source;
  const ownLine = {
    ...line,
    ...{ shown: line.element, page, hasPage: true, unit: unitOfKind(String(line.element)) },
  };
  if (source.kind === 'price' || source.kind === 'benchmark') {
    const isOneSeries = source.kind === 'benchmark';
    const answer = await loadPart(
      isOneSeries
        ? askFor(getJson, 'benchmarkYears', priceAddresses.benchmarkYears(source.series.id))
        : askFor(
            getJson,
            'priceYears',
            priceAddresses.years(crop.id, line.area, source.price.slice('price-'.length)),
          ),
      null,
    );
    return {
      ...ownLine,
      keys: [...new Set((valueOr(answer, null) ?? []).map((row) => row.source))],
      figures: shapePart(answer, (rows) => (rows === null ? noFigures : toPriceFigures(rows, isOneSeries))),
    };
  }
  if (source.kind === 'samples') {
    const answer = await loadPart(askFor(getJson, 'samples', sampleAddresses.area(crop.id, line.area)), null);
    const side = source.samples === 'samples-received' ? 'received' : 'provided';
    return {
      ...ownLine,
      keys: keysOf(valueOr(answer, null)?.source ?? null),
      figures: shapePart(answer, (value) => (value === null ? noFigures : plainFigures(value[side]))),
    };
  }
  if (source.kind !== 'element') {
    const records = await loadPart(askRecords(source, line.area, getJson), null);
    return {
      ...ownLine,
      keys: valueOr(records, null)?.keys ?? [],
      figures: shapePart(records, (value) => value?.figures ?? noFigures),
    };
  }
  const [country, aggregate] = source.pair;
  const shownElement = elementFor({ country, aggregate }, line.area);
  const ofCrop = source.hasPage ? '' : `&cropIds=[${source.indicator}]`;
  const address = `${addresses.chart(source.table, line.area, [shownElement])}${ofCrop}`;
  const answer = await loadPart(askFor(getJson, 'chart', address));
  return {
    ...ownLine,
    hasPage: source.hasPage,
    element: country,
    shown: shownElement,
    unit: findElement(shownElement)?.unit ?? '',
    keys: usedSources(source.keys, { shown: shownElement, area: line.area }, measure),
    figures: shapePart(answer, toFigures),
  };
}

async function loadPopulation(
  lines: readonly SourcedLine[],
  { getJson, loadPart }: Answers,
): Promise<Loaded<Readonly<Record<string, YearValues>>>> {
  const cube = await loadPart(askFor(getJson, 'cube', addresses.population()));
  return shapePart(cube, ({ areas, years, rows, element }) => {
    if (element !== POPULATION) throw new Error('The answer is not the population.');
    return Object.fromEntries(
      [...new Set(lines.map(({ line }) => line.area))].map((area) => {
        const row = rows[areas.indexOf(area)] ?? [];
        return [
          area,
          row.flatMap((value, index) => {
            const year = years[index];
            return value === null || year === undefined ? [] : [[year, value] as const];
          }),
        ];
      }),
    );
  });
}

async function loadWorld(
  lines: readonly SourcedLine[],
  answers: Answers,
): Promise<Loaded<Readonly<Record<string, YearValues>>>> {
  const shares = lines.filter(({ source }) => isShareOfWorld(source));
  const worlds: Record<string, YearValues> = {};
  for (const { line, source } of shares) {
    const world = await loadLine({ line: { ...line, area: worldCode }, source }, answers, 'absolute');
    if (world.figures.state === 'failed') return world.figures;
    const { years, values } = world.figures.value;
    worlds[lineKey(toOwnLine(line, source))] = years.map((year, at) => [year, values[at] ?? 0]);
  }
  return loadedPart(worlds);
}

/** Divisors of a measure: population by area, or the World's figures by line; nothing of the others. */
export function loadWholes(
  measure: CompareMeasure,
  lines: readonly SourcedLine[],
  answers: Answers,
): Promise<Loaded<Readonly<Record<string, YearValues>>>> {
  if (measure === 'inhabitant') return loadPopulation(lines, answers);
  if (measure === 'share') return loadWorld(lines, answers);
  return Promise.resolve(loadedPart({}));
}
