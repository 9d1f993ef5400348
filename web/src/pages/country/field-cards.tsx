import { AREA_HARVESTED, GRAZING_LIVESTOCK, PRODUCTION, YIELD } from '#catalog/elements/codes.ts';
import { surfaceContext } from '#catalog/sections/surface-context.ts';
import type { Cards } from '#contract/cards.ts';
import { leastChange, relativeChange } from '#domain/change.ts';
import { awayFromMean } from '#domain/change-over-decade.ts';
import { podiumSentence } from '../../blocks/podium/podium-sentence.ts';
import { CardNumber } from '../../charts/cards/card-number.tsx';
import { CardRows } from '../../charts/cards/card-rows.tsx';
import { YearBars } from '../../charts/cards/year-bars.tsx';
import { areaColumn, elementColumn } from '../../figure/columns.ts';
import { columnOf, tableOf } from '../../figure/figure.ts';
import { figureInSentence } from '../../i18n/amounts.ts';
import { areaName, areaWords, itemName } from '../../i18n/area-words.ts';
import { figureScale } from '../../i18n/figure-scale.ts';
import { editFigure } from '../../i18n/figures.ts';
import { scaledTexts } from '../../i18n/number-lists.ts';
import { yearsText } from '../../i18n/years-text.ts';
import {
  type Card,
  type CardInput,
  cardSources,
  harvestSources,
  itemNotes,
  profileSources,
  toCard,
} from './card-input.ts';
import { revisionText } from './country-texts.ts';
import { isTrace, mayLead, zeroSince } from './lead-crop.ts';
import { hasSingleValue, trendRows } from './trend-rows.ts';

/** Times the newest mean that the first figure may be: beyond it the fall since then is the finding. */
const mostTimesNow = 2;

/** What the headline of a harvest or of animals says, and its numbers. */
function harvestFinding(trend: Cards['harvest'][number], what: string, { named, speech }: CardInput): string {
  const { words, formats } = speech;
  const { means, value, year, since } = trend;
  const write = (figure: number): string =>
    figureInSentence(trend.element, { ...trend, value: figure }, speech);
  const texts = { ...named, what, value: write(value), year: formats.year(year) };
  const end = zeroSince(trend);
  if (end !== null) return words('country.card.harvest.zero', { ...texts, year: formats.year(end) });
  // Aggregates have no means.
  if (means === null) return words('country.card.harvest.plain', texts);
  const away = awayFromMean(value, means.to);
  if (away !== null)
    return words('country.card.harvest.away', {
      ...texts,
      away: formats.editedPercent(Math.abs(away), 0),
      side: away < 0 ? 'below' : 'above',
    });
  const first = trend.doubts[since] === undefined ? (trend.values[0] ?? 0) : 0;
  if (first > mostTimesNow * means.to)
    return words('country.card.harvest.before', {
      ...texts,
      first: write(first),
      firstYear: formats.year(since),
    });
  const change = relativeChange(means) ?? 0;
  return words('country.card.harvest.changed', {
    ...texts,
    way: Math.abs(change) < leastChange ? 'same' : change > 0 ? 'up' : 'down',
    percent: formats.editedPercent(Math.abs(change), 0),
  });
}

export function harvestCard(input: CardInput): Card | null {
  const { profile, cards, named, speech, paths, own } = input;
  const { words, formats } = speech;
  const trend =
    cards.harvest.find(({ element }) => element === PRODUCTION) ??
    cards.harvest.find(({ element }) => element === GRAZING_LIVESTOCK);
  if (trend === undefined || (trend.element === PRODUCTION && isTrace(trend.value))) return null;
  const kind = trend.element === PRODUCTION ? 'harvest' : 'animals';
  const leads = mayLead(trend, profile);
  const means = leads ? trend.means : null;
  const title = words(`country.card.harvest.${kind}`, { span: formats.span(trend.since, trend.year) });
  const what = words(`country.card.what.${kind}`, { ...named });
  const labels: Readonly<Record<number, string>> = {
    [PRODUCTION]: words('country.harvest.production'),
    [AREA_HARVESTED]: words('country.harvest.area'),
    [YIELD]: words('country.harvest.yield'),
  };
  const write = (value: number): string => editFigure(trend.element, value, speech);
  const rank =
    trend.rank === null || trend.ranked === null
      ? []
      : [words('country.harvest.rank', { rank: String(trend.rank), ranked: String(trend.ranked) })];
  return toCard(input, {
    ...{ id: 'years', title },
    finding: leads
      ? harvestFinding(trend, what, input)
      : (revisionText(trend, { ...named }, speech) ?? undefined),
    ...trendRows(
      cards.harvest.map((each) => ({
        trend: each,
        label: labels[each.element] ?? words('country.harvest.animals'),
      })),
      speech,
      profile.area,
    ),
    notes: [
      ...itemNotes(input),
      ...(means === null
        ? []
        : [
            words('country.card.means', {
              to: yearsText(means.years.to, formats),
              from: yearsText(means.years.from, formats),
            }),
          ]),
    ],
    picture: (texts) =>
      hasSingleValue(trend) ? (
        <CardNumber {...texts} number={write(trend.value)} lines={[formats.year(trend.year), ...rank]} />
      ) : (
        <YearBars
          {...texts}
          since={trend.since}
          values={trend.values}
          highlightedYears={means === null ? [trend.year] : means.years.to}
          doubtfulYears={Object.keys(trend.doubts).map(Number)}
          breaks={trend.breaks}
          format={write}
          period={formats.year}
        />
      ),
    sources: harvestSources(input),
    path: paths.ofElement(own.crop, trend.element),
  });
}

/** Rows of a picture at most. */
const mostRows = 6;
/** Part of the region's largest harvest from which a country is one to compare with. */
const leastPart = 0.02;

/** A smaller part of the largest grower's yield is no likely one. */
const likelyPart = 0.1;

/** The yield beside those of the region's largest growers; of a group those of its own. */
export function yieldsCard(input: CardInput): Card | null {
  const { profile, cards, named, speech, paths, own } = input;
  const { words, formats } = speech;
  const { yields } = cards;
  const isOwn = ({ area }: { area: string }): boolean => area === profile.area;
  const isGroup = profile.kind === 'aggregate';
  const ownYield = yields?.areas.find(isOwn);
  if (yields === null || (ownYield === undefined && !isGroup)) return null;
  const growers = yields.areas
    .flatMap(({ production, ...grower }) => (production === null ? [] : [{ ...grower, production }]))
    .toSorted((a, b) => b.production - a.production);
  const most = growers[0]?.production ?? 0;
  const large = growers.filter((each) => each.production >= most * leastPart);
  const compared = yields.areas.filter(
    ({ area }) => area === profile.area || large.some((each) => each.area === area),
  );
  const others = large.filter((each) => !isOwn(each));
  const rows = [...(ownYield === undefined ? [] : [ownYield]), ...others]
    .slice(0, mostRows)
    .toSorted((a, b) => b.now - a.now);
  // A group's highest yield is beside its lowest, a country's beside that of the largest grower.
  const [first, other] = isGroup ? [rows[0], rows.at(-1)] : [ownYield, others[0]];
  if (first === undefined || other === undefined || first === other) return null;
  if (!isGroup && (isTrace(first.production ?? 0) || first.now < likelyPart * other.now)) return null;
  // The yield of a few fields is not set above that of whole countries.
  if (!isGroup && !large.some(isOwn) && others.every(({ now }) => now <= first.now)) return null;
  const span = (to: number): string => formats.span(to - 2, to);
  const title = words('country.card.yields', {
    region: areaName(words, isGroup ? profile.area : (profile.region ?? '')),
    span: span(yields.to),
  });
  const finding = words('country.card.yields.finding', {
    ...named,
    areaIn: areaWords(words, first.area).areaIn,
    value: formats.edited(first.now),
    other: formats.edited(other.now),
    otherIn: areaWords(words, other.area).areaIn,
    span: span(yields.to),
  });
  const unit = elementColumn(YIELD, speech);
  return toCard(input, {
    id: 'yields',
    title,
    finding,
    notes: [words('country.card.yields.note', { part: formats.percent(leastPart, 0) }), ...itemNotes(input)],
    ...tableOf(
      compared,
      [
        areaColumn('area', words, ({ area }) => area),
        {
          key: 'now',
          label: words('country.card.yields.before', { span: span(yields.to) }),
          ...unit,
          of: ({ now }) => now,
        },
        {
          key: 'before',
          label: words('country.card.yields.before', { span: span(yields.from) }),
          ...unit,
          of: ({ before }) => before,
        },
      ],
      ({ area }) => area,
      ({ area }) => area === profile.area,
    ),
    picture: (texts) => (
      <CardRows
        {...texts}
        look="dots"
        rows={rows.map(({ area, now, before }) => ({
          id: area,
          label: areaName(words, area),
          value: now,
          before,
          isHighlighted: area === profile.area,
        }))}
        format={(value) => formats.edited(value)}
        footBefore={span(yields.from)}
        foot={span(yields.to)}
      />
    ),
    sources: cardSources(input, 'yields'),
    path: paths.ofElement(own.crop, YIELD),
  });
}

export function cropsCard(input: CardInput): Card | null {
  const { profile, land, speech, paths, own } = input;
  const { words, formats } = speech;
  const ownPlace = land?.places.find(({ isOwn }) => isOwn);
  if (land === null || ownPlace === undefined || land.places.length < 2) return null;
  const { year, count, places } = land;
  const nameOf = ({ item, isOwn }: (typeof places)[number]): string =>
    isOwn && places.filter((place) => place.isOwn).length === 1
      ? words(`crops.${own.crop}.name`)
      : itemName(words, item);
  // Of a crop that is not among the largest the row is the last one.
  const largest = places.slice(0, mostRows);
  const between = ownPlace.rank - mostRows;
  const visiblePlaces = largest.includes(ownPlace) ? largest : [...largest.slice(0, -1), ownPlace];
  const values = visiblePlaces.map(({ value }) => value);
  const scale = figureScale(AREA_HARVESTED, values, speech);
  const title = words('country.card.crops', { year: formats.year(year) });
  const finding = podiumSentence(speech, {
    ...{ crop: own.crop, section: surfaceContext, area: profile.area, own: ownPlace, places, count },
    criterion: words('country.card.crops.criterion'),
  });
  return toCard(input, {
    id: 'crops',
    title,
    finding,
    year,
    ...tableOf(
      places,
      [
        columnOf('rank', words('figure.table.rank'), 'rank', ({ rank }) => rank),
        columnOf('crop', words('figure.table.crop'), 'name', (place) => ({
          value: nameOf(place),
          code: place.item,
        })),
        {
          key: String(AREA_HARVESTED),
          label: words('country.harvest.area'),
          ...elementColumn(AREA_HARVESTED, speech),
          of: ({ value }) => value,
        },
      ],
      ({ item }) => item,
      ({ isOwn }) => isOwn,
    ),
    picture: (texts) => (
      <CardRows
        {...texts}
        id="crops"
        look="bars"
        rows={visiblePlaces.map((place) => ({
          id: place.item,
          label: nameOf(place),
          value: place.value,
          isHighlighted: place.isOwn,
          gap:
            place === ownPlace && between > 0
              ? words('country.card.crops.between', { count: between })
              : undefined,
        }))}
        format={scaledTexts(values, scale, formats)}
        foot={scale.unit}
      />
    ),
    sources: profileSources(input, 'harvest'),
    path: paths.ofElement(own.crop, AREA_HARVESTED),
  });
}
