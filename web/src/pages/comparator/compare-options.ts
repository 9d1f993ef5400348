import type { Crop } from '#catalog/crop.ts';
import { findCrop } from '#catalog/crops/index.ts';
import { findElement } from '#catalog/elements/index.ts';
import { listGermplasmSections } from '#catalog/germplasm/sections.ts';
import { type Benchmark, findBenchmark } from '#catalog/prices/benchmarks.ts';
import { domesticPrices, internationalPrices } from '#catalog/prices/sections.ts';
import type { Section } from '#catalog/section.ts';
import { hasSection, sectionPath, tableName } from '#catalog/sections/section-facts.ts';
import {
  type ComparedLine,
  type ComparedPrice,
  type ComparedSamples,
  comparedBenchmarks,
  comparedCounts,
  comparedLosses,
  comparedPrices,
  comparedSamples,
} from '../../url/compare-params.ts';

/** A section with its comparable elements. Payloads have these instead of the list of all sections. */
export type ComparedSection = Pick<Section, 'id' | 'slug' | 'indicator' | 'tableSuffix' | 'sources'> & {
  /** Elements as countries and as aggregates have them, each once. */
  pairs: readonly (readonly [country: number, aggregate: number])[];
};

export type LineSource =
  | {
      kind: 'element';
      crop: Crop;
      pair: readonly [country: number, aggregate: number];
      table: string;
      indicator: number;
      /** Page of the section, without language, by which files are named. */
      page: string;
      /** Whether the crop has that page, which then shows the line on its own; else the pages of its areas do. */
      hasPage: boolean;
      /** Keys of the sources that its figures can come from. */
      keys: readonly string[];
    }
  | { kind: 'price'; crop: Crop; price: ComparedPrice; page: string }
  | { kind: 'samples'; crop: Crop; samples: ComparedSamples; page: string }
  /** Percentages lost, of countries alone. */
  | { kind: 'losses'; crop: Crop; evidence: string; stage: string; page: string }
  | { kind: 'sent'; crop: Crop; by: 'usa' | 'canada'; page: string }
  | { kind: 'varieties'; crop: Crop; page: string }
  | { kind: 'benchmark'; crop: Crop; series: Benchmark; page: string };

/** The table of all figures of the release. */
const anyTable = 'OBSERVATIONS';

/** Sections under which samples of accessions, new varieties and losses are offered. */
const samplesSection = 'genebanks';
const varietiesSection = 'seed-varieties';
const lossesSection = 'post-harvest';

export function listComparedElements(
  sections: readonly ComparedSection[],
): readonly { section: string; element: ComparedLine['element'] }[] {
  const offered = new Set<number>();
  const elements = sections.flatMap(({ id, pairs }) =>
    pairs.flatMap(([element]) => {
      if (offered.has(element)) return [];
      offered.add(element);
      return [{ section: id, element }];
    }),
  );
  return [
    ...elements,
    ...comparedPrices.map((element) => ({ section: domesticPrices.id, element })),
    ...comparedBenchmarks.map((element) => ({ section: internationalPrices.id, element })),
    ...comparedSamples.map((element) => ({ section: samplesSection, element })),
    ...comparedCounts.map((element) => ({
      section: element === 'varieties-upov' ? varietiesSection : samplesSection,
      element,
    })),
    ...comparedLosses.map((element) => ({ section: lossesSection, element })),
  ];
}

/** A measure to set lines of one element against: the next one of its section; `null` where there is none, and of several elements. */
export function secondMeasure(
  lines: readonly ComparedLine[],
  sections: readonly ComparedSection[],
): number | null {
  const own = lines[0]?.element;
  if (typeof own !== 'number' || lines.some(({ element }) => element !== own)) return null;
  const section = sections.find(({ pairs }) => pairs.some(([element]) => element === own));
  return section?.pairs.find(([element]) => element !== own)?.[0] ?? null;
}

/**
 * Source of a line's figures; `null` where the crop has no such section. An element may be named by the id that aggregates
 * have, as pages of regions do.
 */
export function findLineSource(
  { crop: id, element }: Pick<ComparedLine, 'crop' | 'element'>,
  sections: readonly ComparedSection[],
): LineSource | null {
  const crop = findCrop(id);
  if (crop === undefined) return null;
  if (typeof element !== 'number') return findKind(crop, element);
  // The release has figures of crops without a page, such as the trade in cocoa.
  const ownSections = sections.filter((section) => hasSection(crop, section));
  const others = sections.filter((section) => !ownSections.includes(section));
  for (const sectionList of [ownSections, others])
    for (const at of [0, 1] as const)
      for (const section of sectionList) {
        const pair = section.pairs.find((ids) => ids[at] === element);
        const indicator = crop.items[section.indicator];
        if (pair === undefined || indicator === null) continue;
        const hasPage = sectionList === ownSections;
        return {
          kind: 'element',
          crop,
          pair,
          table: hasPage ? tableName(crop, section) : anyTable,
          indicator,
          page: sectionPath(crop, section),
          hasPage,
          keys: section.sources,
        };
      }
  return null;
}

/** Source of a line that is no element; `null` where the crop has none of the kind. */
function findKind(crop: Crop, element: Exclude<ComparedLine['element'], number>): LineSource | null {
  const price = comparedPrices.find((kind) => kind === element);
  if (price !== undefined)
    return { kind: 'price', crop, price, page: `/${crop.id}/data/${domesticPrices.id}` };
  const hasGermplasm = (section: string): boolean =>
    listGermplasmSections(crop).some(({ id }) => id === section);
  const samples = comparedSamples.find((kind) => kind === element);
  const shipments = `/${crop.id}/data/${samplesSection}`;
  if (samples !== undefined)
    return hasGermplasm(samplesSection) ? { kind: 'samples', crop, samples, page: shipments } : null;
  if (element === 'sent-usa' || element === 'sent-canada')
    return hasGermplasm(samplesSection)
      ? { kind: 'sent', crop, by: element === 'sent-usa' ? 'usa' : 'canada', page: shipments }
      : null;
  if (element === 'varieties-upov')
    return hasGermplasm(varietiesSection)
      ? { kind: 'varieties', crop, page: `/${crop.id}/data/${varietiesSection}` }
      : null;
  if (element.startsWith('loss-')) return findLoss(crop, element);
  const series = findBenchmark(element.slice('benchmark-'.length));
  // A series is of its own crop, not the requested one; one without a crop of the observatory goes with any.
  const seriesCrop = series && (findCrop(series.crop ?? '') ?? crop);
  return series === undefined || seriesCrop === undefined
    ? null
    : {
        kind: 'benchmark',
        crop: seriesCrop,
        series,
        page: `/${seriesCrop.id}/data/${internationalPrices.id}`,
      };
}

function findLoss(crop: Crop, element: string): LineSource | null {
  const [, evidence, stage] = /^loss-(modelled|statistics)-(.+)$/.exec(element) ?? [];
  return evidence === undefined || stage === undefined
    ? null
    : { kind: 'losses', crop, evidence, stage, page: `/${crop.id}/data/${lossesSection}/results` };
}

/** A line as its source has it: by the id that countries have, and by the crop that a series is of. */
export function toOwnLine(line: ComparedLine, source: LineSource): ComparedLine {
  const ownLine = { ...line, crop: source.crop.id };
  return source.kind === 'element' ? { ...ownLine, element: source.pair[0] } : ownLine;
}

/** Whether the figures of areas add up to the World's, so that each is a share of it. */
export function isShareOfWorld(source: LineSource): boolean {
  if (source.kind === 'samples' || source.kind === 'sent') return true;
  if (source.kind !== 'element') return false;
  const [country, aggregate] = source.pair.map(findElement);
  return country?.aggregate === 'sum' && country.unit === aggregate?.unit;
}
