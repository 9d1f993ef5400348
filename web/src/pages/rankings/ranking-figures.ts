import { ascending } from 'd3-array';
import type { Crop } from '#catalog/crop.ts';
import { crops } from '#catalog/crops/index.ts';
import { YIELD } from '#catalog/elements/codes.ts';
import { macroRegions, worldCode } from '#catalog/regions/index.ts';
import { networkAreas, networkHome, networkSections } from '#catalog/regions/networks.ts';
import type { Section } from '#catalog/section.ts';
import { hasSection, sectionPath } from '#catalog/sections/section-facts.ts';
import { explainedKey } from '#contract/explain-address.ts';
import { yearsUpTo } from '#domain/change-over-decade.ts';
import { roundedPercent } from '#domain/rounding.ts';
import { isBelieved } from '../../api/cube-store.ts';
import { isCountry } from '../../api/data-view.tsx';
import { valueOr } from '../../api/loaded.ts';
import { shortName } from '../../blocks/podium/podium-sentence.ts';
import { sourceText } from '../../blocks/source-text.ts';
import { elementColumn } from '../../figure/columns.ts';
import { type ColumnOf, columnOf, type Figure, tableOf } from '../../figure/figure.ts';
import { figureInSentence } from '../../i18n/amounts.ts';
import { subjectOf } from '../../i18n/area-subject.ts';
import { areaName, areaWords, itemName } from '../../i18n/area-words.ts';
import { cropCaveats } from '../../i18n/crop-notes.ts';
import { doubtOf, isLowerBound } from '../../i18n/figures.ts';
import { figureColumn } from '../../i18n/number-lists.ts';
import { isUnboundedRatio } from '../../i18n/ratio-finding.ts';
import type { Speech } from '../../i18n/speech.ts';
import { yearsText } from '../../i18n/years-text.ts';
import { rankingParams } from '../../url/ranking-params.ts';
import type { PageAddressNotes } from '../page.ts';
import { listItems, type Ranking, type RankingsPageData, rankingLimits } from './ranking-data.ts';
import { changeKey, explainPlace, placeKey } from './ranking-explain.ts';
import { broughtRanking, type RankingModel, toRankingModel } from './ranking-model.ts';
import {
  changesInPoints,
  hasChanges,
  hasWorldRow,
  type RankingRow,
  searchRows,
  sortRankingRows,
  toChange,
  toRankingRows,
} from './ranking-rows.ts';
import { rankingTitle } from './ranking-texts.ts';

/** The requested ranking; none where it is empty or unknown. */
export function rankingsFigures(data: RankingsPageData, speech: Speech): readonly Figure[] {
  const model = toRankingModel(data, data.view, broughtRanking(data));
  const { ranking } = model;
  return ranking === undefined || ranking.places.length === 0
    ? []
    : [rankingFigure(data, { ...model, ranking }, speech)];
}

export const rankingsAddress = ({ search, section, view }: RankingsPageData): PageAddressNotes => ({
  ignored: rankingParams(rankingLimits(section)).ignored(search, view),
});

export type KnownRanking = RankingModel & { ranking: Ranking };

/** Sentences on years between which the source began to measure otherwise. */
export const breakNotes = ({ breaks }: Ranking, { words }: Speech): readonly string[] =>
  breaks
    .map((year) => `figure.break.${year}`)
    .filter((key) => words.has(key))
    .map((key) => words(key));

export function visibleRows(
  { ranking, view, crop }: KnownRanking,
  { words, language }: Speech,
): readonly RankingRow[] {
  const isCrops = ranking.by === 'crops';
  const rows = toRankingRows(
    ranking,
    (code) => (isCrops ? itemName(words, code) : areaName(words, code)),
    (code) => (isCrops ? listItems(crop).includes(code) : code === view.area && code !== worldCode),
  );
  return sortRankingRows(searchRows(rows, view.query), view.sort, new Intl.Collator(language).compare);
}

/** The whole ranking; its last row is the World's, where it is known. */
export function rankingFigure(data: RankingsPageData, model: KnownRanking, speech: Speech): Figure {
  const { ranking, crop, section, view, subject } = model;
  const { words } = speech;
  const hasWorld = hasWorldRow(ranking, view.query);
  const rows = [...visibleRows(model, speech), ...(hasWorld ? [worldRow(ranking, speech)] : [])];
  return {
    id: 'ranking',
    title: rankingTitle(words, subject),
    finding: firstThree(ranking, speech),
    // The measure, not the place in its ranking, which the title has.
    caption: words('rankings.caption', {
      element: words(`elements.${ranking.measure}.name`),
      year: String(ranking.year),
      count: ranking.places.length,
    }),
    notes: [
      ...breakNotes(ranking, speech),
      ...rules(ranking, section, speech),
      ...cropCaveats(words, [crop.id]),
    ],
    source:
      data.sources.state === 'failed'
        ? words('dataPage.state.failed')
        : sourceText(words, section, ranking.measure),
    sources: valueOr(data.sources, []),
    indicators: [data.indicator],
    area: ranking.by === 'crops' ? ranking.area : worldCode,
    year: ranking.year,
    picture: null,
    ...tableOf<RankingRow>(
      rows,
      rankingColumns(data, model, speech),
      ({ code }) => code,
      ({ selected }) => selected,
    ),
    keyOf: keysOf(data, model),
  };
}

/** With more than this part of the World a country is named alone. */
const leastAlone = 0.5;

/**
 * The first three, or the giant among them, and their part of the World's total. The middle of all where the third place is shared, of ratios whose ends mean
 * nothing, and of yields, which may be those of a few fields; the number of places where fewer are ranked.
 */
export function firstThree({ by, measure, area, places }: Ranking, speech: Speech): string | undefined {
  const { words, formats } = speech;
  if (places.length === 0) return undefined;
  const ranked = places.filter(({ ranking: rank, doubt }) => rank !== null && doubt === undefined);
  const first = ranked.slice(0, 3);
  const isShared = ranked[3]?.ranking === first[2]?.ranking;
  const middle = ranked.map(({ value }) => value).sort(ascending)[Math.floor((ranked.length - 1) / 2)];
  if (first.length < 3 || middle === undefined)
    return words(`rankings.counted.${by}`, { count: places.length });
  if (by === 'countries' && (isShared || isUnboundedRatio(measure) || measure === YIELD))
    return words('rankings.finding.half', {
      count: formats.number(ranked.length),
      value: figureInSentence(measure, { value: middle, flag: '' }, speech),
    });
  const isGiant = by === 'countries' && (first[0]?.share ?? 0) > leastAlone && !first.some(isLowerBound);
  // Others beside a giant would only pad its share.
  const named = isGiant ? first.slice(0, 1) : first;
  const shares = named.flatMap((place) => (place.share === null || isLowerBound(place) ? [] : [place.share]));
  const sum = shares.reduce((total, share) => total + share, 0);
  return words('rankings.finding.three', {
    ...areaWords(words, area),
    by,
    ...subjectOf(by === 'countries' ? named.map(({ code }) => code) : [], speech),
    list: formats.list(first.map(({ code }) => shortName(itemName(words, code)))),
    hasShare: shares.length === named.length ? 'yes' : 'no',
    share: formats.percent(sum, 0),
  });
}

/** The World as a row without a rank, which is all of itself. */
function worldRow({ world, shareElement, measure }: Ranking, { words }: Speech): RankingRow {
  const compared = world?.compared ?? null;
  return {
    code: worldCode,
    name: areaName(words, worldCode),
    ranking: null,
    value: world?.value ?? 0,
    flag: '',
    tied: false,
    share: shareElement === null ? null : 1,
    compared,
    change: toChange(measure, compared),
    selected: false,
  };
}

function keysOf(data: RankingsPageData, { ranking, crop, section }: KnownRanking): Figure['keyOf'] {
  const { world, element, shareElement, measure, year } = ranking;
  const place = explainPlace(data, crop, section, ranking.by);
  const places = new Map(ranking.places.map((each) => [each.code, each]));
  return (code, column) => {
    const rankedPlace = code === worldCode ? world : places.get(code);
    if (rankedPlace == null) return null;
    const ownElement = code === worldCode ? (world?.element ?? element) : element;
    if (column === 'value')
      return code === worldCode
        ? explainedKey(worldCode, ownElement, year)
        : placeKey(ranking, crop, place, code);
    if (column === 'change')
      return toChange(measure, rankedPlace.compared) === null ? null : changeKey(ranking, code, ownElement);
    // The World is all of itself: nothing is to be explained.
    return column !== 'share' || shareElement === null || places.get(code)?.share == null
      ? null
      : explainedKey(code, shareElement, year);
  };
}

/** The columns that a ranking has: its share and its change where it knows them. */
function rankingColumns(
  data: RankingsPageData,
  model: KnownRanking,
  speech: Speech,
): readonly (ColumnOf<RankingRow> | false)[] {
  const { ranking } = model;
  const { words, formats, language } = speech;
  const { by, measure, shareElement, beforeYear, places, world } = ranking;
  // What is doubtful sets no scale, as in the bars of a section's page.
  const largest = Math.max(0, ...places.filter(isBelieved).map(({ value }) => value));
  const hasBars = !ranking.lowestFirst && largest > 0;
  const valueText = figureColumn(measure, [...places.map(({ value }) => value), world?.value], formats);
  const shareText = figureColumn(
    shareElement ?? measure,
    places.map(({ share }) => share),
    formats,
  );
  return [
    {
      key: 'rank',
      label: words('rankings.column.rank'),
      short: words('rankings.column.rank.short'),
      kind: 'rank',
      of: ({ ranking: rank, tied }) => ({
        value: rank,
        ...(tied &&
          rank !== null && { text: `=${rank}`, spoken: words('rankings.tied', { rank: String(rank) }) }),
      }),
    },
    {
      key: 'name',
      label: words(by === 'countries' ? 'rankings.column.country' : 'rankings.column.crop'),
      kind: 'name',
      isRowName: true,
      of: ({ name, code, value, doubt }) =>
        code === worldCode
          ? { value: name, code }
          : {
              value: name,
              code,
              href: placeHref(model, code, language, data.version),
              bar: hasBars && doubt === undefined ? value / largest : undefined,
            },
    },
    {
      key: 'value',
      label: words('rankings.column.value'),
      ...elementColumn(measure, speech),
      write: (value) => valueText(value),
      of: (row) => ({
        value: row.value,
        flag: row.code === worldCode ? undefined : row.flag,
        doubt: doubtOf(words, row),
        text: row.aboutZero === true ? valueText(row.value, true) : undefined,
      }),
    },
    shareElement !== null &&
      columnOf('share', words('rankings.column.share'), 'share', ({ share }) => share, {
        write: (share) => shareText(share),
      }),
    beforeYear !== null &&
      hasChanges(ranking) && {
        key: 'change',
        label: words('rankings.column.change'),
        ...(changesInPoints(measure)
          ? { kind: 'points', unit: words('units.percent-point.short') }
          : { kind: 'share' }),
        write: (change) => changeText(measure, change, speech),
        of: ({ change }) => change,
      },
  ];
}

/** A change in words: `+12.4%`, or `-1.3 points` of percentages. */
function changeText(element: number, change: number, { words, formats }: Speech): string {
  if (!changesInPoints(element)) return formats.change(change);
  const points = roundedPercent(change, 2);
  const sign = points > 0 ? '+' : '';
  return words('rankings.change.points', {
    value: `${sign}${formats.number(points, 2, 2)}`,
    count: Math.abs(points),
  });
}

function rules(ranking: Ranking, section: Section, { words, formats }: Speech): readonly string[] {
  const crops = ranking.by === 'crops';
  const { beforeYear } = ranking;
  return [
    words(ranking.lowestFirst ? 'rankings.direction.low' : 'rankings.direction.high'),
    words(crops ? 'rankings.ties.dense' : 'rankings.ties.competition'),
    crops ? '' : words('rankings.aggregates'),
    ranking.places.some((place) => place.ranking === null) ? words('rankings.zero') : '',
    crops && section.indicator === 'production' ? words('rankings.primary') : '',
    crops && !isCountry(ranking.area) ? words('figure.caveat.ranks.aggregate') : '',
    beforeYear !== null && hasChanges(ranking)
      ? words('rankings.period', {
          from: yearsText(yearsUpTo(beforeYear), formats),
          to: yearsText(yearsUpTo(ranking.year), formats),
        })
      : '',
    !crops && changesInPoints(ranking.measure) ? words('rankings.change.points.info') : '',
  ].filter((text) => text !== '');
}

/** The section's own page for an area and year: regions and countries are parts of its view, continents are not. */
export function sectionHref(
  crop: Crop,
  section: Section,
  area: string,
  year: number,
  version: string | undefined,
): string {
  const query = new URLSearchParams();
  if (isCountry(area)) query.set('country', area);
  else if (networkAreas.includes(area)) query.set('network', area);
  else if (macroRegions.some(({ regions }) => regions.includes(area))) query.set('region', area);
  query.set('year', String(year));
  if (version !== undefined) query.set('v', version);
  const isNetwork = query.has('network') && networkSections.some((id) => id === section.id);
  return `${isNetwork ? `${networkHome}/${section.id}` : sectionPath(crop, section)}?${query}`;
}

/** Page of a place in the year of the ranking: of a country, or of another crop in the same area. */
function placeHref(
  { view, crop, section, subject, year }: KnownRanking,
  code: string,
  language: string,
  version: string | undefined,
): string | undefined {
  if (view.by === 'countries') return `/${language}${sectionHref(crop, section, code, year, version)}`;
  const other = crops.find((entry) => listItems(entry).includes(code));
  if (other === undefined || !hasSection(other, section)) return undefined;
  return `/${language}${sectionHref(other, section, subject.area, year, version)}`;
}
