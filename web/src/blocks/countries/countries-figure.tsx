import type { ReactNode } from 'react';
import type { BlockOf } from '#catalog/blocks.ts';
import { IMPORT_SHARE, POPULATION, SELF_SUFFICIENCY } from '#catalog/elements/codes.ts';
import { addsUp } from '#catalog/elements/index.ts';
import { worldCode } from '#catalog/regions/index.ts';
import { muchProtein } from '#domain/dependence.ts';
import { countRanked } from '#domain/ranks.ts';
import type { ShownData } from '../../api/data-view.tsx';
import { RankedBars } from '../../charts/ranked-bars/ranked-bars.tsx';
import { Slope } from '../../charts/slope/slope.tsx';
import { type Figure, type FigureTable, noRows } from '../../figure/figure.ts';
import { areaName, areaWords } from '../../i18n/area-words.ts';
import { cropWords } from '../../i18n/crop-words.ts';
import { isUnboundedRatio, ratioFinding } from '../../i18n/ratio-finding.ts';
import type { Speech } from '../../i18n/speech.ts';
import { yearsText } from '../../i18n/years-text.ts';
import { countriesInFacets } from '../../url/countries-view.ts';
import { toDataFigure } from '../data-figure.ts';
import { doubtNotes } from '../doubt-notes.ts';
import { EmptyYears } from '../empty-years.tsx';
import { NotLoaded } from '../failed-part.tsx';
import { type CountriesPicture, toCountriesPicture } from './countries-picture.ts';
import { CountryFacets, facetsTable } from './country-facets.tsx';
import { rankedRows, rankingTable } from './country-ranking.ts';
import { slopeKey, slopeTable } from './country-slope.ts';
import { rankingFinding, smallNote, togetherNote } from './ranking-finding.ts';

type CountriesDefinition = BlockOf<'countries'>;

const countriesPicture = (data: ShownData, block: CountriesDefinition, speech: Speech): CountriesPicture => {
  const { view, section, crop } = data;
  return toCountriesPicture({
    ...{
      ...data,
      speech,
      crop: crop.id,
      choice: view.choices[block.id],
      element: view.element,
      region: view.region,
    },
    mapElements: section.mapElements,
  });
};

/** State of the figures; failed ones count as loading. */
function countriesState(
  { areasFailed }: ShownData,
  { wanted, slice, slope, small, items }: CountriesPicture,
): 'loading' | 'empty' | 'shown' {
  // Without the list of areas countries' figures cannot be distinguished.
  if (areasFailed || slice === undefined || slope === undefined || small === undefined) return 'loading';
  const entries = { slope: slope?.items, facets: small, ranking: items }[wanted.kind];
  return entries?.length === 0 ? 'empty' : 'shown';
}

function toPlace({ year, crop, section, view }: ShownData, { slope }: CountriesPicture, speech: Speech) {
  const { words, formats } = speech;
  return {
    crop: cropWords(words, crop.id, section.id).crop,
    element: words(`elements.${view.element}.inSentence`),
    area: areaName(words, view.region ?? worldCode),
    year: String(year),
    least: formats.percent(muchProtein, 0),
    from: yearsText(slope?.years.from ?? [], formats),
    to: yearsText(slope?.years.to ?? [], formats),
  };
}

/** Counted from the lowest, a rank would differ from that of tables and cards. */
const noRank = (): string => '';

/** Finding on the ranks of countries; for self-sufficiency, which has no bounds, a count of them, since its first rank means nothing. */
function placesFinding(data: ShownData, picture: CountriesPicture, speech: Speech): string | undefined {
  const { element, region } = data.view;
  const isPlaced = picture.ranked.some(({ area, rank }) => area === picture.selected && rank !== null);
  return isUnboundedRatio(element) && element !== IMPORT_SHARE && !isPlaced
    ? ratioFinding(speech.words, { ...data, element, area: region ?? worldCode }, picture.ranked)
    : rankingFinding(picture, speech);
}

export function toCountriesFigure(
  data: ShownData,
  block: CountriesDefinition,
  speech: Speech,
  picture: CountriesPicture = countriesPicture(data, block, speech),
): Figure {
  const { view } = data;
  const { words } = speech;
  const { wanted, span, slope, explainAt, explainOf, divides } = picture;
  const place = toPlace(data, picture, speech);
  const ofKind = {
    ranking: picture.dependents === null ? '' : `.${picture.dependents.rule}`,
    slope: span === null ? '.means' : '',
    facets: '',
  };
  const kind = `${wanted.kind}${ofKind[wanted.kind]}`;
  const title = words(`chart.options.countries.title.${kind}`, place);
  const finding =
    wanted.kind === 'slope' ? changeFinding(picture, place, speech) : placesFinding(data, picture, speech);
  const isShown = countriesState(data, picture) === 'shown';
  return toDataFigure(data, speech, {
    id: block.id,
    title:
      wanted.kind === 'ranking' && picture.unit !== ''
        ? words('figure.titleUnit', { title, unit: picture.unit })
        : title,
    name: title,
    finding,
    info: words(`chart.options.countries.info.${kind}`),
    remarks: countriesRemarks(picture, place.year, speech),
    spans: slope == null || span === null ? undefined : { ...span, area: view.region ?? worldCode },
    caption: title,
    keyOf: (row, column) => {
      if (slope != null)
        return isSlopePart(column)
          ? slopeKey(row, column, { years: slope.years, isDivided: divides, explainAt })
          : null;
      if (picture.small != null) return column === 'year' ? null : explainAt(column, Number(row));
      return column === 'value' ? explainOf(row) : null;
    },
    ...(isShown ? toTable(picture, view.element, place, speech) : noRows),
    picture: () => <CountriesDrawing {...{ data, picture, place, id: block.id, title, finding, speech }} />,
  });
}

type Place = ReturnType<typeof toPlace>;

const slopeParts = ['from', 'to', 'absolute', 'relative'] as const;

const isSlopePart = (column: string): column is (typeof slopeParts)[number] =>
  slopeParts.some((part) => part === column);

function toTable(
  { slope, small, items, texts }: CountriesPicture,
  element: number,
  { from, to }: Place,
  speech: Speech,
): FigureTable {
  const { words } = speech;
  if (slope != null) return slopeTable({ slope, years: [from, to], speech, texts });
  if (small != null) return facetsTable({ small, words, texts });
  return rankingTable({ items, element, words, texts });
}

function changeFinding(
  { slope, texts, name }: CountriesPicture,
  { from, to }: Place,
  { words }: Speech,
): string | undefined {
  const leadChange = slope?.leadChange;
  return (
    leadChange &&
    words('chart.options.slope.finding', {
      area: name(leadChange.area),
      before: texts.said(leadChange.from),
      after: texts.said(leadChange.to),
      ...{ from, to },
      change: texts.saidChange(leadChange),
      percent: texts.relative(leadChange),
    })
  );
}

/** What options did, which countries are not drawn, and which figures are doubtful. */
function countriesRemarks(picture: CountriesPicture, year: string, speech: Speech): readonly string[] {
  const { wanted, span, slope, small, ranked, selected, name, divides } = picture;
  const { words, formats } = speech;
  const isMean = wanted.kind === 'slope' && span === null;
  const list = (codes: readonly string[]): string => formats.list(codes.map(name));
  const short = slope?.changes.filter(({ isShort }) => isShort).map(({ area }) => area) ?? [];
  const ofRanking =
    wanted.kind === 'ranking' ? [togetherNote(picture, speech), smallNote(picture, speech)] : [];
  return [
    ...ofRanking.filter((note) => note !== undefined),
    ...(wanted.kind === 'ranking' && picture.near !== null && selected !== null
      ? [words('chart.options.countries.peers.near', { ...areaWords(words, selected), year })]
      : []),
    ...(divides
      ? [words('chart.options.perInhabitant.note', { source: words('chart.options.perInhabitant.source') })]
      : []),
    ...[...(slope?.undrawn ?? [])].map(([reason, codes]) =>
      words(`chart.options.slope.${reason}${isMean && reason === 'missing' ? '.means' : ''}`, {
        list: list(codes),
      }),
    ),
    ...(short.length > 0 ? [words('chart.options.slope.short', { list: list(short) })] : []),
    ...(slope?.log === true && wanted.log ? [words('chart.options.scale.log.info')] : []),
    ...doubtNotes(
      words,
      wanted.kind === 'ranking'
        ? ranked.filter(({ area }) => area === selected || countRanked(ranked) < rankedRows)
        : (small ?? []).flatMap((series) => [...series.figures.values()]),
    ),
    ...(wanted.kind === 'facets'
      ? [
          selected === null
            ? words('chart.options.countries.peers.first', { count: countriesInFacets, year })
            : words('chart.options.countries.peers.near', { ...areaWords(words, selected), year }),
          words(`chart.options.facets.note.${wanted.own ? 'own' : 'shared'}`),
        ]
      : []),
  ];
}

function CountriesDrawing(props: {
  data: ShownData;
  picture: CountriesPicture;
  place: Place;
  id: string;
  title: string;
  finding: string | undefined;
  speech: Speech;
}): ReactNode {
  const { data, picture, place, id, title, finding } = props;
  const { words } = props.speech;
  const { wanted, pair, slope, small, divides, explainAt, explainOf } = picture;
  const state = countriesState(data, picture);
  if (state === 'loading') {
    const failed = data.areasFailed || data.cubes.failed(data.view.element, ...(divides ? [POPULATION] : []));
    return <NotLoaded failed={failed} height="24.5rem" text={words('dataPage.state.error')} />;
  }
  if (state === 'empty')
    return pair === undefined ? null : (
      <EmptyYears elements={[pair]} of="countries" text={words('dataPage.state.noDataYear')} />
    );
  const hint = words(wanted.kind === 'ranking' ? 'chart.keyboardHint.ranked' : 'chart.keyboardHint');
  const texts = { id, title, description: finding ?? title, hint };
  if (slope != null)
    return (
      <Slope
        {...texts}
        items={slope.items}
        unit={slope.unit}
        years={[place.from, place.to]}
        log={slope.log && wanted.log}
        explainOf={(code, end) =>
          slopeKey(code, end === 0 ? 'from' : 'to', { years: slope.years, isDivided: divides, explainAt }) ??
          undefined
        }
      />
    );
  if (small != null)
    return (
      <CountryFacets
        {...texts}
        small={small}
        shared={!wanted.own}
        breaksIn={picture.breaksIn}
        seamsIn={picture.seamsIn}
        texts={picture.texts}
        explainOf={explainAt}
      />
    );
  // A sum of all has no place beside its parts: a remark has it.
  const isSum = !divides && addsUp(picture.element);
  // The heading counts countries that import more than they export: the bars begin with them.
  const isFromBelow = picture.element === SELF_SUFFICIENCY && picture.selected === null && !divides;
  // Countries without a harvest have 0%, and would fill the list.
  const items = picture.items.filter(
    ({ reference, value }) => !(isSum && reference === true) && !(isFromBelow && value === 0),
  );
  return (
    <RankedBars
      {...texts}
      items={items}
      limit={rankedRows}
      unit={picture.unit || undefined}
      formatRank={isFromBelow || picture.dependents !== null || picture.near !== null ? noRank : String}
      {...(isFromBelow && { lowestFirst: true })}
      {...((isFromBelow || picture.dependents !== null) && { whole: 100 })}
      explainOf={explainOf}
      empty={null}
    />
  );
}
