import { PRODUCTION } from '#catalog/elements/codes.ts';
import { worldCode } from '#catalog/regions/index.ts';
import { isBelieved } from '../../api/cube-store.ts';
import { valueOr } from '../../api/loaded.ts';
import type { Figure } from '../../figure/figure.ts';
import { areaName } from '../../i18n/area-words.ts';
import { cropCaveats } from '../../i18n/crop-notes.ts';
import { editFigure } from '../../i18n/figures.ts';
import type { Speech } from '../../i18n/speech.ts';
import { beltFigure } from './belt-figures.tsx';
import type { HomeMapData } from './home-map.ts';
import { HomeMapDrawing } from './home-map-drawing.tsx';
import type { HomePageData } from './load-home-page.ts';
import { placesTable } from './places-table.ts';
import { sourceWord } from './source-word.ts';

/** The picture of the portal, or the map of a crop's home, where the release has one. */
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

/** Notes on the map: its figures, and the disclaimer on borders. */
export const mapCaveats = ({ crop }: HomeMapData, { words }: Speech): readonly string[] => [
  ...cropCaveats(words, [crop]),
  words('map.disputed'),
];

/** One element in its default year: every country with its rank, the largest first. */
export function homeMapFigure(map: HomeMapData, speech: Speech): Figure {
  const { element, year, places } = map;
  const { words, formats } = speech;
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
    notes: [coverage, ...mapCaveats(map, speech)],
    source: words(sourceWord(element)),
    sources: [],
    indicators: [map.indicator],
    ...placesTable(map, speech),
    picture: () => <HomeMapDrawing {...{ map, title, coverage }} />,
  };
}

/** The share of the five largest, else their names. */
function mapFinding(map: HomeMapData, speech: Speech): string {
  const { element, year, places, largest } = map;
  const { words, formats } = speech;
  if (largest === null) {
    const first = places.filter(isBelieved).slice(0, 3);
    const list = first.map(({ iso3, value }) =>
      words('map.summary.item', { area: areaName(words, iso3), value: editFigure(element, value, speech) }),
    );
    return words('home.map.finding', { list: formats.list(list) });
  }
  return words(element === PRODUCTION ? 'home.map.finding.grown' : 'home.map.finding.largest', {
    share: formats.editedPercent(largest.share),
    cropAmount: words(`crops.${map.crop}.amount`),
    element: words(`elements.${element}.inSentence`),
    year: formats.year(year),
  });
}
