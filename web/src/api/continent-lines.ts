import { addsUp } from '#catalog/elements/index.ts';
import { continents, worldCode } from '#catalog/regions/index.ts';
import type { Section } from '#catalog/section.ts';
import { isUnboundedRatio } from '../i18n/ratio-finding.ts';
import type { CubeStore, Figure } from './cube-store.ts';
import type { ShownData } from './data-view.tsx';
import { workedOnce } from './worked-once.ts';

export interface AreaLine {
  area: string;
  figures: ReadonlyMap<number, Figure>;
}

export interface ContinentLines {
  element: number;
  /** Those that can be read: no figure of theirs is above the limit. */
  continents: readonly AreaLine[];
  /** `null` without figures, and for shares of the World, which are 100% there. */
  world: AreaLine | null;
  lines: readonly AreaLine[];
  /** Beside ratios above it no line could be read. */
  limit: number;
  years: readonly number[];
}

/** The highest ratio, in per cent, beside which other lines can be read. */
const readable = 500;

const fewest = 2;

const linesOf = workedOnce(
  (cubes: CubeStore, section: Section, mapElement: number): ContinentLines | null => {
    const pair = section.mapElements.find(({ country }) => country === mapElement);
    if (pair === undefined) return null;
    const element = pair.aggregate;
    const read = (area: string): AreaLine[] => {
      const figures = cubes.series(element, area);
      return figures == null || figures.size < fewest ? [] : [{ area, figures }];
    };
    const isLoaded = continents.every((area) => cubes.series(element, area) !== undefined);
    const continentLines = continents.flatMap(read);
    if (!isLoaded || continentLines.length < fewest) return null;
    const [world = null] = mapElement === section.worldShare?.element ? [] : read(worldCode);
    const lines = world === null || addsUp(element) ? continentLines : [...continentLines, world];
    const knownYears = lines.flatMap(({ figures }) => [...figures.keys()]);
    const first = Math.min(...knownYears);
    const years = Array.from({ length: Math.max(...knownYears) - first + 1 }, (_, at) => first + at);
    const limit = isUnboundedRatio(element) ? readable : Number.POSITIVE_INFINITY;
    const isReadable = ({ figures }: AreaLine): boolean =>
      [...figures.values()].every(({ value }) => value <= limit);
    return { element, continents: continentLines.filter(isReadable), world, lines, limit, years };
  },
);

/** The continents' figures of the map's element; `null` of other areas, and where fewer than two have a line or one is not loaded. */
export const continentLines = ({
  cubes,
  section,
  area,
  view,
}: Pick<ShownData, 'cubes' | 'section' | 'area' | 'view'>): ContinentLines | null =>
  area === worldCode && section.blocks.some(({ kind }) => kind === 'continents')
    ? linesOf(cubes, section, view.element)
    : null;
