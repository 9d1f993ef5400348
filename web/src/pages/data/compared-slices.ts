import { elementsOfBlock } from '#catalog/blocks.ts';
import { findElement } from '#catalog/elements/index.ts';
import { worldCode } from '#catalog/regions/index.ts';
import type { Section } from '#catalog/section.ts';
import type { Cube } from '#contract/data.ts';
import { sliceCube } from '#contract/slice-cube.ts';
import { decade, meansOverDecade, yearsUpTo } from '#domain/change-over-decade.ts';
import { CubeStore } from '../../api/cube-store.ts';
import { elementFor, isCountry } from '../../api/data-view.tsx';
import { seriesOf } from '../../api/decade-change.ts';
import { isRanked } from '../../blocks/glance/glance-rank.ts';
import { parseSpan } from '../../url/span.ts';

/**
 * The countries' figures that blocks of the first view beside the map need: of the years that they compare, of areas that are made of
 * countries, for the same countries are compared; of the World the year whose largest countries are named, and of a country the year
 * in which it is ranked, and the years of the change that its neighbours' are compared with.
 */
export function comparedSlices(of: {
  section: Section;
  cubes: ReadonlyMap<number, Cube>;
  area: string;
  year: number;
  choices: Readonly<Record<string, string>>;
}): readonly Cube[] {
  const { section, cubes, area, year, choices } = of;
  const yearsOfCube = new Map<Cube, Set<number>>();
  const add = (element: number, years: readonly number[]): void => {
    const cube = cubes.get(element);
    if (cube !== undefined) yearsOfCube.set(cube, new Set([...(yearsOfCube.get(cube) ?? []), ...years]));
  };
  const want = (element: number, years: readonly number[]): void => {
    const cube = cubes.get(element);
    const sums = cube?.sums[area];
    if (cube === undefined) return;
    // A published World is compared over its countries as well, where amounts add up.
    const adds = findElement(element)?.aggregate === 'sum' && !isCountry(area);
    if (!adds && !years.some((at) => sums?.[cube.years.indexOf(at)] != null)) return;
    add(element, years);
  };
  for (const block of section.blocks) {
    if (block.kind === 'glance')
      for (const figure of block.figures) {
        if ('largest' in figure ? area === worldCode : isCountry(area) && isRanked(figure, section))
          add('largest' in figure ? figure.largest : figure.element.country, [year]);
      }
    if (block.kind === 'glance')
      for (const element of elementsOfBlock(block).map((pair) => elementFor(pair, area))) {
        const cube = cubes.get(element);
        const means = cube && meansOverDecade(seriesOf(CubeStore.of([cube]), { element, area }), year);
        if (typeof means === 'object') want(element, [...means.years.from, ...means.years.to]);
      }
    if (block.kind !== 'decomposition') continue;
    const [element, beside] = [block.product, block.factor].map((pair) => elementFor(pair, area));
    if (element === undefined || beside === undefined) continue;
    const both = CubeStore.of([element, beside].flatMap((each) => cubes.get(each) ?? []));
    const span = parseSpan(choices[block.id]);
    const series = seriesOf(both, { element, area, beside });
    const newest = Math.max(0, ...series.figures.keys());
    const means = span === null ? meansOverDecade(series, newest) : null;
    const years =
      span !== null
        ? [span.from, span.to]
        : typeof means === 'object' && means !== null
          ? [...means.years.from, ...means.years.to]
          : [];
    for (const each of [element, beside]) {
      if (isCountry(area) && typeof means === 'object' && means !== null)
        add(each, [...yearsUpTo(newest - decade), ...yearsUpTo(newest)]);
      else want(each, years);
    }
  }
  return [...yearsOfCube].map(([cube, years]) => sliceCube(cube, null, [...years]));
}
