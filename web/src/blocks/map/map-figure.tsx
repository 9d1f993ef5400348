import type { BlockOf } from '#catalog/blocks.ts';
import { SELF_SUFFICIENCY } from '#catalog/elements/codes.ts';
import { findFlow } from '#catalog/elements/trade.ts';
import { worldCode } from '#catalog/regions/index.ts';
import { explainedKey } from '#contract/explain-address.ts';
import { rankByValue } from '#domain/ranks.ts';
import type { MapFacts, ShownData } from '../../api/data-view.tsx';
import { countStates, selectCountryFigures } from '../../api/figure-states.ts';
import { type RankedCountry, rankedCountries } from '../../api/ranked-countries.ts';
import { countriesOf } from '../../api/region-countries.ts';
import { workedOnce } from '../../api/worked-once.ts';
import { areaColumn, elementColumn, figureCell } from '../../figure/columns.ts';
import { columnOf, type Figure, type FigureTable, tableOf } from '../../figure/figure.ts';
import { areaName } from '../../i18n/area-words.ts';
import { cropWords } from '../../i18n/crop-words.ts';
import { computedText, stateCounts } from '../../i18n/figures.ts';
import type { Speech } from '../../i18n/speech.ts';
import type { Classes } from '../../map/classes.ts';
import { toDataFigure } from '../data-figure.ts';
import { silentTraders } from '../silent-traders.ts';
import { MapDrawing } from './map-drawing.tsx';
import { type PlaceRank, placeRanks } from './map-figures.ts';
import { largestTogether, mapFinding } from './map-finding.ts';
import { originSentence, reExportsNote } from './map-texts.ts';
import { type MapYear, mapYearsOf } from './map-year.ts';

/** Years up to which these states were one on the map and in the figures. */
const lastYearOfUssr = 1991;
const lastYearOfSudan = 2011;

export interface MapModel {
  title: string;
  element: number;
  mapYears: (year: number) => MapYear;
  /** Classes over all years; a year may have its own. */
  allClasses: Classes;
  ranked: readonly RankedCountry[];
  rankOf: ReadonlyMap<string, PlaceRank>;
  /** The chosen country; `null` where it has no figure of the element in any year: the map is of all others then. */
  selected: string | null;
  /** Countries of the region; `null` for the world. */
  focus: ReadonlySet<string> | null;
  named: readonly string[];
  around: ReadonlySet<string> | null;
  /** Years, areas and the year's figures are loaded; without one of them there is no map and no statement on a country. */
  isKnown: boolean;
}

// Values that no year changes keep their identity, so that computed fills and labels are reused.
const noClasses: Classes = { limits: [], zero: false };
// At 100% imports equal exports: the colours of importers and exporters part there.
const ofSelfSufficiency: Classes = { limits: [50, 80, 100, 120, 200], zero: false, middle: 100 };
const classesOf = workedOnce(
  ({ element, limits, hasZero }: MapFacts): Classes =>
    element.country === SELF_SUFFICIENCY ? ofSelfSufficiency : { limits, zero: hasZero },
);
const focusOf = workedOnce((areas: ShownData['areas'], region: string) => countriesOf(region, areas));

export function toMapModel(data: ShownData, { words, formats }: Speech): MapModel {
  const { view, year, facts, cubes, allCubes, areas, areasFailed, crop, section } = data;
  const { element, region, country } = view;
  const mapYears = mapYearsOf(cubes, element, areas);
  const { slice } = mapYears(year);
  const focus = region === null ? null : focusOf(areas, region);
  const series = country === null ? undefined : allCubes.series(element, country);
  const all = slice == null ? [] : rankedCountries(slice, areas);
  const ranked = focus === null ? all : rankByValue(all.filter((entry) => focus.has(entry.area)));
  // Undefined is a series that is not loaded.
  const selected = series === null || series?.size === 0 ? null : country;
  const together = selected === null ? null : largestTogether(data, ranked, selected);
  const homeRegion = together === null ? null : areas.get(selected ?? '')?.region;
  return {
    title: words(`${section.id}.map.title`, {
      crop: cropWords(words, crop.id, section.id).crop,
      element: words(`elements.${element}.name`),
      inSentence: words(`elements.${element}.inSentence`),
      area: areaName(words, region ?? worldCode),
      year: formats.year(year),
      // Values of trade are what each country reports by itself.
      reported: findFlow(element)?.measure === 'value' ? 'yes' : 'no',
    }),
    ...{ element, mapYears, ranked, selected, focus },
    named: together?.countries ?? [],
    around: homeRegion == null ? null : focusOf(areas, homeRegion),
    allClasses: facts === undefined ? noClasses : classesOf(facts),
    rankOf: placeRanks(all, focus === null ? null : ranked),
    isKnown: facts !== undefined && !areasFailed && slice !== undefined,
  };
}

export function toMapFigure(
  data: ShownData,
  { id }: BlockOf<'map'>,
  speech: Speech,
  model: MapModel = toMapModel(data, speech),
): Figure {
  const { view, year, areas, allCubes, section } = data;
  const { words, formats } = speech;
  const { title, element, ranked, isKnown } = model;
  const everySlice = allCubes.slice(element, year);
  // Sums and states of all countries show what the filter hides, and the origin of the figures in the World's sum.
  const every = everySlice == null ? [] : selectCountryFigures(everySlice, areas);
  const hidden = countStates(every);
  const computed = computedText(element, every, speech);
  const coverage = words(view.officialOnly ? 'figure.coverage.official' : 'figure.coverage', {
    count: ranked.length,
    year: formats.year(year),
  });
  const remarks = view.officialOnly
    ? [hidden.size > 0 ? words('figure.state.hidden', { list: stateCounts(hidden, speech) }) : undefined]
    : [silentTraders(data, speech), reExportsNote(words, ranked), originSentence(words, ranked)];
  return toDataFigure(data, speech, {
    id,
    title,
    element,
    finding: isKnown ? findingOf(data, model, speech) : undefined,
    info: words(`${section.id}.map.info`),
    remarks: remarks.filter((remark) => remark !== undefined),
    notes: [
      ...(isKnown ? [coverage] : []),
      ...(computed === null || view.officialOnly ? [] : [computed]),
      ...(year <= lastYearOfUssr ? [words('figure.break.ussr')] : []),
      ...(year <= lastYearOfSudan ? [words('figure.break.sudan')] : []),
    ],
    caption: words('map.table.caption', { title }),
    keyOf: (row, column) => (column === 'country' ? null : explainedKey(row, element, year)),
    ...mapTable(model, data, speech),
    picture: () => <MapDrawing data={data} {...model} />,
  });
}

function findingOf(
  data: ShownData,
  { ranked, rankOf, mapYears, selected }: MapModel,
  speech: Speech,
): string | undefined {
  const { year, facts } = data;
  const chosen = selected === null ? null : mapYears(year).at(selected);
  return mapFinding(data, speech, {
    ranked,
    // Of a difference, both ends are worth a word.
    signed: (facts?.limits ?? []).includes(0),
    chosen: chosen && {
      found: chosen,
      rank: typeof chosen === 'object' ? rankOf.get(chosen.area) : undefined,
    },
  });
}

export function mapTable(
  { element, ranked }: Pick<MapModel, 'element' | 'ranked'>,
  of: Pick<ShownData, 'year' | 'allCubes'> & { view: Pick<ShownData['view'], 'country'> },
  speech: Pick<Speech, 'words' | 'formats'>,
): FigureTable {
  const { words } = speech;
  const { year, allCubes, view } = of;
  return tableOf(
    ranked,
    [
      areaColumn('country', words, ({ area }) => area),
      columnOf('rank', words('figure.table.rank'), 'rank', ({ rank }) => rank),
      {
        key: 'value',
        label: words(`elements.${element}.short`),
        ...elementColumn(element, speech),
        of: (entry) => figureCell(element, entry, speech, allCubes.isRoundedAway(element, entry.area, year)),
      },
    ],
    ({ area }) => area,
    ({ area }) => area === view.country,
  );
}
