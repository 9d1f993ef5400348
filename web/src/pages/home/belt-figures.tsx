import { genePools } from '#catalog/germplasm/collections.ts';
import { worldCode } from '#catalog/regions/index.ts';
import { explainedKey } from '#contract/explain-address.ts';
import { countRanked } from '#domain/ranks.ts';
import { isBelieved } from '../../api/cube-store.ts';
import { partOf } from '../../api/least-of-sum.ts';
import { areaColumn, countColumn, elementColumn, figureCell } from '../../figure/columns.ts';
import { type ColumnOf, columnOf, type Figure, tableOf } from '../../figure/figure.ts';
import { toOpenFigure } from '../../figure/open-figure.ts';
import { areaName, areaWords } from '../../i18n/area-words.ts';
import { cropCaveats } from '../../i18n/crop-notes.ts';
import { figureColumn } from '../../i18n/number-lists.ts';
import { publisherName, sourceName } from '../../i18n/source-title.ts';
import type { Speech } from '../../i18n/speech.ts';
import {
  type Band,
  type Belt,
  bandDegrees,
  type DotLayer,
  dotArea,
  dotsBehind,
  type Fields,
  type Origins,
  type Plates,
} from './belt.ts';
import { BeltMap } from './belt-map.tsx';
import { latitudeText, sumOf } from './belt-panel.tsx';
import type { HomeMapData } from './home-map.ts';
import { sourceWord } from './source-word.ts';

type Place = HomeMapData['places'][number];

/** Countries of a map with their rank and figure, the largest first; each figure leads to its explanation. */
export function placesTable(
  { element, year, places }: HomeMapData,
  speech: Speech,
  further: readonly ColumnOf<Place>[] = [],
): Pick<Figure, 'columns' | 'rows' | 'rowCount' | 'keyOf'> {
  const { words, formats } = speech;
  const text = figureColumn(
    element,
    places.map(({ value }) => value),
    formats,
  );
  return {
    ...tableOf<Place>(
      places,
      [
        areaColumn('country', words, ({ iso3 }) => iso3),
        columnOf('rank', words('figure.table.rank'), 'rank', ({ rank }) => rank),
        {
          key: 'value',
          label: words('figure.table.value'),
          ...elementColumn(element, speech),
          write: (value) => text(value),
          of: (place) => figureCell(element, place, speech),
        },
        ...further,
      ],
      ({ iso3 }) => iso3,
    ),
    keyOf: (iso3, column) => (column === 'value' ? explainedKey(iso3, element, year) : null),
  };
}

export function beltFigure(belt: Belt, speech: Speech, dots: readonly DotLayer[] = dotsBehind(belt)): Figure {
  if (belt.step === 1) return openOriginsFigure(belt, speech, dots);
  const figure = countriesFigure(belt, speech);
  return { ...figure, picture: () => <BeltMap belt={belt} dots={dots} title={figure.title} /> };
}

const common = { id: 'map', area: worldCode, crop: 'beans', picture: null } as const;

/** Landraces or wild relatives of five degrees of latitude. */
interface OriginRow {
  kind: 'landraces' | 'wild';
  band: Band;
}

/** The figure of origins; its files have no wild relatives whose source may not be passed on. */
function openOriginsFigure(origins: Origins, speech: Speech, dots: readonly DotLayer[]): Figure {
  const { words } = speech;
  const rowsOf = (kind: OriginRow['kind'], bands: readonly Band[] = []): readonly OriginRow[] =>
    bands
      .filter(({ amounts }) => amounts.some((amount) => amount > 0))
      .toReversed()
      .map((band) => ({ kind, band }));
  return toOpenFigure(
    [...rowsOf('landraces', origins.bands), ...rowsOf('wild', origins.wild?.bands)],
    {
      source: ({ kind }) => (kind === 'wild' ? origins.wild : origins)?.source,
      sourceName: (source) => sourceName(words, source),
      name: ({ kind }) => words(`home.belt.kind.${kind}`),
    },
    (rows) => {
      const hasWild = rows.some(({ kind }) => kind === 'wild');
      return hasWild
        ? originsFigure(origins, rows, speech, dots)
        : originsFigure(
            { ...origins, wild: null },
            rows,
            speech,
            dots.filter(({ look }) => look !== 'wild'),
          );
    },
  );
}

function originsFigure(
  origins: Origins,
  rows: readonly OriginRow[],
  { words, formats }: Speech,
  dots: readonly DotLayer[],
): Figure {
  const { total, pools, source, wild } = origins;
  const share = (at: number): string => formats.percent((pools[at] ?? 0) / total, 0);
  const isOfMexico = wild?.collection === 'mexico-specimens';
  const columns: readonly ColumnOf<OriginRow>[] = [
    {
      key: 'latitude',
      label: words('home.belt.column.latitude'),
      kind: 'text',
      isRowName: true,
      of: ({ band: { from } }) =>
        formats.span(latitudeText(from, { words }), latitudeText(from + bandDegrees, { words })),
    },
    columnOf('kind', words('home.belt.column.kind'), 'text', ({ kind }) => ({
      value: words(`home.belt.kind.${kind}`),
      code: kind,
    })),
    ...genePools.map((pool, at) =>
      countColumn<OriginRow>(pool, words(`home.belt.pool.${at}`), ({ kind, band }) =>
        kind === 'landraces' ? band.amounts[at] : null,
      ),
    ),
    countColumn<OriginRow>('total', words('home.belt.column.total'), ({ band }) => sumOf(band)),
  ];
  const title = words(wild === null ? 'home.belt.title.1' : 'home.belt.title.1.wild');
  return {
    ...common,
    title,
    finding: words(isOfMexico ? 'home.belt.finding.1.wild' : 'home.belt.finding.1', {
      ...{ first: share(0), second: share(1) },
      ...(wild !== null && { species: wild.species }),
    }),
    notes: [
      words('home.belt.note.pool'),
      words('home.belt.note.placed'),
      ...(wild === null ? [] : [words(isOfMexico ? 'home.belt.note.mexico' : 'home.belt.note.wild')]),
      words('map.disputed'),
    ],
    source: [
      words('home.belt.source.1', { count: total, number: formats.number(total, 0) }),
      ...(wild === null || wild.source.publisher === source.publisher
        ? []
        : [words('home.belt.source.wild', { source: publisherName(words, wild.source) })]),
    ].join(' · '),
    sources: [source, ...(wild === null ? [] : [wild.source])].map((each) => ({ ...each, editions: [] })),
    ...tableOf<OriginRow>(rows, columns, ({ kind, band }) => `${kind} ${band.from}`),
    picture: () => <BeltMap belt={origins} dots={dots} title={title} />,
  };
}

/** Countries with their figure, the largest first; of fields with the number of their dots. */
function countriesFigure(belt: Fields | Plates, speech: Speech): Figure {
  const { map } = belt;
  const { element, year, places } = map;
  const { words, formats } = speech;
  const placing = belt.step === 2 ? belt.placing : null;
  const title = words(`home.belt.title.${belt.step}`, { year: formats.year(year) });
  const coverage = words('map.summary.coverage', { count: places.length, without: map.missing });
  const doubted = places.filter((place) => !isBelieved(place)).map(({ iso3 }) => areaName(words, iso3));
  return {
    ...common,
    ...{ title, year },
    finding: belt.step === 2 ? fieldsFinding(belt, speech) : platesFinding(belt, speech),
    caption: words('map.table.caption', { title }),
    ...(doubted.length > 0 && {
      remarks: [words('home.belt.doubted', { areas: formats.list(doubted) })],
    }),
    notes: [
      ...(belt.step === 2 ? dotNotes(belt, speech) : []),
      ...(belt.step === 2 && africaOf(belt)?.isLeast ? [words('home.belt.note.least')] : []),
      coverage,
      ...(belt.step === 2 ? cropCaveats(words, ['beans']) : [words('crops.beans.caveat.balance')]),
      words('map.disputed'),
    ],
    source: words(placing === null ? 'home.belt.source' : 'home.belt.source.placed', {
      source: words(sourceWord(element)),
      year: formats.year(year),
    }),
    sources: placing === null ? [] : [{ ...placing.source, editions: [] }],
    indicators: [map.indicator],
    ...placesTable(
      map,
      speech,
      belt.step === 2
        ? [countColumn('dots', words('home.belt.column.dots'), ({ value }) => Math.round(value / dotArea))]
        : [],
    ),
  };
}

/** Which countries have dots, and where in them. */
function dotNotes({ placing }: Fields, { words }: Speech): readonly string[] {
  if (placing === null) return ['dots', 'even', 'latitude'].map((note) => words(`home.belt.note.${note}`));
  const { cropland, even } = placing;
  return [
    words('home.belt.note.dots'),
    words('home.belt.note.placedBy'),
    ...(cropland > 0 ? [words('home.belt.note.cropland', { count: cropland })] : []),
    ...(even > 0 ? [words('home.belt.note.evenIn', { count: even })] : []),
    words('home.belt.note.latitude'),
  ];
}

const africaOf = ({ continents }: Fields) => continents.find(({ area }) => area === '002');

function fieldsFinding(belt: Fields, { words, formats }: Speech): string | undefined {
  const { map, world } = belt;
  const africa = africaOf(belt);
  const first = map.places.find(isBelieved);
  if (first === undefined || world === null || world <= 0) return undefined;
  const share = (value: number): string => formats.percent(value / world, 0);
  const { areaIn } = areaWords(words, first.iso3);
  const textValues = { share: share(first.value), areaIn };
  if (africa === undefined) return words('home.belt.finding.2.first', textValues);
  return africa.isLeast
    ? words('home.belt.finding.2.least', {
        ...textValues,
        africa: formats.percent(partOf(africa, world), 0),
      })
    : words('home.belt.finding.2', { ...textValues, africa: share(africa.value) });
}

function platesFinding({ map, world }: Plates, { words, formats }: Speech): string | undefined {
  const first = map.places.find(isBelieved);
  if (first === undefined) return undefined;
  const textValues = {
    count: countRanked(map.places),
    share: formats.percent(first.value, 0),
    ...areaWords(words, first.iso3),
  };
  return world === null
    ? words('home.belt.finding.3.first', textValues)
    : words('home.belt.finding.3', { ...textValues, world: formats.percent(world, 1) });
}
