import { worldCode } from '#catalog/regions/index.ts';
import { allianceCode, networkCodes } from '#catalog/regions/networks.ts';

/** M49 code of Africa. */
export const africaCode = '002';

export const comparedAreas: readonly string[] = [allianceCode, ...networkCodes, africaCode, worldCode];

/** The figure of an area. `contributors` are the countries that it adds up; `null` where the source publishes it. */
export interface NetworkFigure {
  value: number;
  flag: string;
  contributors: number | null;
}

/** One line of the comparison. Shares are fractions; `null` where a figure is missing or the element does not add up. */
export interface ComparedNetwork {
  area: string;
  figure: NetworkFigure | null;
  ofAfrica: number | null;
  ofWorld: number | null;
}

const share = (part: NetworkFigure | null, total: NetworkFigure | null): number | null =>
  part === null || total === null || total.value <= 0 || part.value < 0 ? null : part.value / total.value;

/**
 * PABRA and its networks beside Africa and the World, by one element of one year. Networks are not added up: a country can be in
 * two of them, and in none. Only amounts have shares (`adds`): the yield of a part is no share of the whole's yield.
 */
export function compareNetworks(
  figureOf: (area: string) => NetworkFigure | null,
  { adds }: { adds: boolean },
): readonly ComparedNetwork[] {
  const [africa, world] = [figureOf(africaCode), figureOf(worldCode)];
  return comparedAreas.map((area) => {
    const figure = figureOf(area);
    return {
      area,
      figure,
      ofAfrica: !adds || area === africaCode || area === worldCode ? null : share(figure, africa),
      ofWorld: !adds || area === worldCode ? null : share(figure, world),
    };
  });
}
