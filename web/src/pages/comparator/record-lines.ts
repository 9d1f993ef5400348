import { computedFlag } from '#catalog/flags.ts';
import { worldCode } from '#catalog/regions/index.ts';
import type { RouteAnswer } from '#contract/routes.ts';
import { sampleAddresses } from '#contract/sample-addresses.ts';
import { isCountry } from '../../api/data-view.tsx';
import { askFor, type GetJson } from '../../api/queries.ts';
import type { LineFigures } from './compare-figures.ts';
import type { LineSource } from './compare-options.ts';

type SourceOf<K extends LineSource['kind']> = Extract<LineSource, { kind: K }>;

type RecordSource = SourceOf<'losses' | 'sent' | 'varieties'>;

interface FoundFigures {
  figures: LineFigures;
  keys: readonly string[];
}

type LossPoint = RouteAnswer<'lossStages'>['stages'][number]['points'][number];

/** Figures that no flag goes with, and that no break parts; a year without one is a gap. */
export const plainFigures = (rows: readonly { year: number; value: number }[]): LineFigures => ({
  years: rows.map(({ year }) => year),
  values: rows.map(({ value }) => value),
  flags: rows.map(() => ''),
  breaks: [],
});

/**
 * One point a country and year: where a state both answers FAO's questionnaire and has accounts, the questionnaire's, which more
 * states answer.
 */
function pointsOf({ stages }: RouteAnswer<'lossStages'>, stage: string): readonly LossPoint[] {
  const points = new Map<string, LossPoint>();
  for (const point of stages.find((each) => each.stage === stage)?.points ?? []) {
    const key = `${point.country} ${point.year}`;
    if (!points.has(key) || point.method === 'questionnaire') points.set(key, point);
  }
  return [...points.values()].sort((a, b) => a.year - b.year);
}

/**
 * Losses of a country by year. An estimate has FAO's letter; a median of several is the observatory's. Where another number of
 * estimates, or another way of reporting, goes on, the line breaks.
 */
export function toLossFigures(points: readonly LossPoint[], isModelled: boolean): LineFigures {
  return {
    years: points.map(({ year }) => year),
    values: points.map(({ value }) => value),
    flags: points.map(({ figures }) => (figures > 1 ? computedFlag : isModelled ? 'E' : '')),
    breaks: points.flatMap(({ year, figures, method }, at) => {
      const before = points[at - 1];
      return before !== undefined && (before.figures !== figures || before.method !== method) ? [year] : [];
    }),
  };
}

export const keysOf = (source: { key: string } | null): readonly string[] =>
  source === null ? [] : [source.key];

function sumYears(rows: readonly { year: number; value: number }[]) {
  const sums = new Map<number, number>();
  for (const { year, value } of rows) sums.set(year, (sums.get(year) ?? 0) + value);
  return [...sums].map(([year, value]) => ({ year, value })).sort((a, b) => a.year - b.year);
}

/** Asks for the figures of a line; `null` of an area that cannot have any. Rejects where they cannot be loaded. */
export async function askRecords(
  source: RecordSource,
  area: string,
  getJson: GetJson,
): Promise<FoundFigures | null> {
  if (source.kind === 'varieties') {
    if (area !== worldCode) return null;
    const answer = await askFor(getJson, 'varietyCounts', `/api/v1/varieties/upov/${source.crop.id}`);
    return {
      figures: plainFigures(answer.years.map(({ year, number }) => ({ year, value: number }))),
      keys: keysOf(answer.source),
    };
  }
  if (source.kind === 'losses') {
    if (!isCountry(area)) return null;
    const answer = await askFor(
      getJson,
      'lossStages',
      `/api/v1/losses/stages/${source.crop.id}?evidence=${source.evidence}&country=${area}`,
    );
    const points = pointsOf(answer, source.stage);
    return {
      figures: toLossFigures(points, source.evidence === 'modelled'),
      keys: [...new Set(points.flatMap(({ sources }) => sources))],
    };
  }
  const address = sampleAddresses.sent(source.by, source.crop.id, area);
  if (source.by === 'usa') {
    const answer = await askFor(getJson, 'sampleDistributions', address);
    return { figures: plainFigures(answer.received), keys: keysOf(answer.source) };
  }
  const answer = await askFor(getJson, 'sampleShipments', address);
  const rows = answer.shipments.map(({ year, accessions }) => ({ year, value: accessions }));
  return { figures: plainFigures(sumYears(rows)), keys: keysOf(answer.source) };
}
