import { PRODUCTION } from '#catalog/elements/codes.ts';
import { worldCode } from '#catalog/regions/index.ts';
import { isBelieved } from '../../api/cube-store.ts';
import { valueOr } from '../../api/loaded.ts';
import type { Figure } from '../../figure/figure.ts';
import { areaName, areaWords } from '../../i18n/area-words.ts';
import { cropCaveats } from '../../i18n/crop-notes.ts';
import { editFigure } from '../../i18n/figures.ts';
import type { Speech } from '../../i18n/speech.ts';
import { beltFigure, placesTable } from './belt-figures.tsx';
import type { HomePageData } from './home-data.ts';
import type { HomeMapData } from './home-map.ts';
import { HomeMapDrawing } from './home-map-drawing.tsx';
import { sourceWord } from './source-word.ts';

export function homeFigures(
  { belt, map }: Pick<HomePageData, 'belt' | 'map'>,
  speech: Speech,
): readonly Figure[] {
  const [shown, known] = [valueOr(belt, null), valueOr(map, null)];
  return [
    ...(shown === null ? [] : [beltFigure(shown, speech)]),
    ...(known === null ? [] : [homeMapFigure(known, speech)]),
  ];
}

/** One element in its default year: every country with its rank, the largest first. */
export function homeMapFigure(map: HomeMapData, speech: Speech): Figure {
  const { element, year, places, largest } = map;
  const { words, formats } = speech;
  const edited = (value: number): string => editFigure(element, value, speech);
  const title = words('home.map.title', {
    crop: words(`crops.${map.crop}.name`),
    element: words(`elements.${element}.inSentence`),
    year: formats.year(year),
  });
  const coverage = words('map.summary.coverage', { count: places.length, without: map.missing });
  return {
    ...{ id: 'map', title, year, crop: map.crop, area: worldCode },
    finding: mapFinding(map, speech),
    caption: words('map.table.caption', { title }),
    notes: [
      ...(largest === null
        ? []
        : [words('glance.largest.note', { sum: edited(largest.sum), whole: edited(largest.whole) })]),
      coverage,
      ...cropCaveats(words, [map.crop]),
      words('map.disputed'),
    ],
    source: words(sourceWord(element)),
    sources: [],
    indicators: [map.indicator],
    ...placesTable(map, speech),
    picture: () => <HomeMapDrawing {...{ map, title, coverage }} />,
  };
}

/** The share of the five largest and of the first of them, else the names of three. */
function mapFinding(map: HomeMapData, speech: Speech): string {
  const { element, places, largest } = map;
  const { words, formats } = speech;
  const leading = places.filter(isBelieved);
  const [first] = leading;
  if (largest === null || first === undefined) {
    const list = leading
      .slice(0, 3)
      .map(({ iso3, value }) =>
        words('map.summary.item', { area: areaName(words, iso3), value: editFigure(element, value, speech) }),
      );
    return words('home.map.finding', { list: formats.list(list) });
  }
  return words(element === PRODUCTION ? 'home.map.finding.grown' : 'home.map.finding.largest', {
    share: formats.percent(largest.share, 0),
    first: formats.percent(first.value / largest.whole, 0),
    ...areaWords(words, first.iso3),
    cropAmount: words(`crops.${map.crop}.amount`),
    element: words(`elements.${element}.inSentence`),
  });
}
