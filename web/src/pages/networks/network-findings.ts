import { AREA_HARVESTED, PRODUCTION, PROTEIN_SHARE, YIELD } from '#catalog/elements/codes.ts';
import { worldCode } from '#catalog/regions/index.ts';
import { allianceCode, networkCodes } from '#catalog/regions/networks.ts';
import { leastChange } from '#domain/change.ts';
import { CubeStore, type Figure, isBelieved } from '../../api/cube-store.ts';
import { valueOr } from '../../api/loaded.ts';
import { figureInSentence } from '../../i18n/amounts.ts';
import { areaWords } from '../../i18n/area-words.ts';
import { editFigure } from '../../i18n/figures.ts';
import type { Speech } from '../../i18n/speech.ts';
import type { NetworkSeries, NetworksPageData } from './networks-data.ts';

export const findSeries = (
  { series }: Pick<NetworksPageData, 'series'>,
  element: number,
): NetworkSeries | undefined => valueOr(series, []).find(({ cube }) => cube.element === element);

/** Figures of an area in the newest year that most countries have, unless they are doubtful. */
function newestOf({ cube }: NetworkSeries): (area: string) => Figure | null {
  const store = CubeStore.of([cube]);
  return (area) => {
    const figure = store.figure(cube.element, area, cube.defaultYear);
    return figure != null && isBelieved(figure) ? figure : null;
  };
}

const mostChanged = ({ changes }: NetworkSeries): { network: string; change: number } | undefined =>
  networkCodes
    .flatMap((network) => {
      const change = changes[network];
      return change === undefined || Math.abs(change) < leastChange ? [] : [{ network, change }];
    })
    .toSorted((a, b) => Math.abs(b.change) - Math.abs(a.change))[0];

const changeValues = (change: number, { formats }: Speech) => ({
  direction: change < 0 ? 'less' : 'more',
  change: formats.editedPercent(Math.abs(change), 0),
});

const byLevel = (series: NetworkSeries): readonly { network: string; value: number }[] => {
  const figureOf = newestOf(series);
  return networkCodes
    .flatMap((network) => {
      const figure = figureOf(network);
      return figure === null ? [] : [{ network, value: figure.value }];
    })
    .toSorted((a, b) => b.value - a.value);
};

/** What the lines of an element show; `undefined` where no figures can be compared. */
export function trendFinding(series: NetworkSeries, speech: Speech): string | undefined {
  const { words } = speech;
  const { element } = series.cube;
  const text = (value: number): string => editFigure(element, value, speech, { form: 'lead' });
  if (element === AREA_HARVESTED || element === PRODUCTION) {
    const most = mostChanged(series);
    const key = element === PRODUCTION ? 'production' : 'area';
    return (
      most && words(`networks.trend.${key}`, { network: most.network, ...changeValues(most.change, speech) })
    );
  }
  const levels = byLevel(series);
  const [high, low] = [levels[0], levels.at(-1)];
  if (high === undefined || low === undefined) return undefined;
  if (element === YIELD)
    return high === low
      ? undefined
      : words('networks.trend.yield', {
          high: text(high.value),
          network: high.network,
          low: text(low.value),
          other: low.network,
        });
  const world = newestOf(series)(worldCode);
  return element === PROTEIN_SHARE && world !== null
    ? words('networks.trend.protein', {
        network: high.network,
        share: speech.formats.editedPercent(high.value, 0),
        world: speech.formats.editedPercent(world.value, 0),
      })
    : undefined;
}

/** Harvest of the alliance and its share of the World's; `null` without figures. */
function harvestOf(data: NetworksPageData) {
  const series = findSeries(data, PRODUCTION);
  if (series === undefined) return null;
  const figureOf = newestOf(series);
  const [own, world] = [allianceCode, worldCode].map(figureOf);
  if (own == null || world == null || world.value <= 0) return null;
  return {
    series,
    own,
    year: series.cube.defaultYear,
    ofWorld: own.value / world.value,
  };
}

/** The harvest, its share of the World's, and how it changed. Empty without figures. */
export function leadText(data: NetworksPageData, speech: Speech): string {
  const { words, formats } = speech;
  const harvest = harvestOf(data);
  if (harvest === null) return '';
  const { series, own, year } = harvest;
  const ownChange = series.changes[allianceCode];
  const most =
    ownChange === undefined || Math.abs(ownChange) < leastChange
      ? mostChanged(series)
      : { network: allianceCode, change: ownChange };
  const world = series.changes[worldCode];
  return [
    words('networks.lead.level', {
      value: figureInSentence(PRODUCTION, own, speech),
      year: formats.year(year),
      world: formats.editedPercent(harvest.ofWorld, 0),
    }),
    ...(most === undefined || world === undefined || Math.abs(world) < leastChange
      ? []
      : [
          words('networks.lead.change', {
            ...areaWords(words, most.network),
            ...changeValues(most.change, speech),
            worldDirection: world < 0 === most.change < 0 ? 'same' : world < 0 ? 'less' : 'more',
            world: formats.editedPercent(Math.abs(world), 0),
          }),
        ]),
  ].join(' ');
}

/** The sentence on the map of the members, with the number that it begins with; `null` without figures. */
export function memberFinding(
  data: NetworksPageData,
  members: number,
  speech: Speech,
): { year: number; finding: string; number: string } | null {
  const harvest = harvestOf(data);
  const [largest] = harvest === null ? [] : byLevel(harvest.series);
  if (harvest === null || largest === undefined) return null;
  const { words, formats } = speech;
  const number = formats.editedPercent(harvest.ofWorld, 0);
  return {
    number,
    year: harvest.year,
    finding: words('networks.map.finding', {
      world: number,
      members,
      network: largest.network,
      share: formats.editedPercent(largest.value / harvest.own.value, 0),
    }),
  };
}
