import { isUnusual } from '#domain/plausibility.ts';
import type { Figure } from '../../api/cube-store.ts';
import { isCountry, type ShownData } from '../../api/data-view.tsx';
import { countriesOf } from '../../api/region-countries.ts';
import { areaWords } from '../../i18n/area-words.ts';
import type { Speech } from '../../i18n/speech.ts';

/** A total rests on its members: so many of those with unusual figures are named, the largest first. */
const mostNamed = 3;

/** That a figure is unusual, and of which members of an area it is so; `[]` where it is not. */
export function doubtNote(
  { element, figure }: { element: number; figure: Figure },
  { area, areas, cubes, year }: Pick<ShownData, 'area' | 'areas' | 'cubes' | 'year'>,
  { words, formats }: Pick<Speech, 'words' | 'formats'>,
): string[] {
  if (!isUnusual(figure)) return [];
  const members = isCountry(area) ? new Set() : countriesOf(area, areas);
  const doubted = [...(cubes.slice(element, year) ?? [])]
    .filter(([code, each]) => isCountry(code) && members.has(code) && isUnusual(each))
    .sort(([, one], [, other]) => other.value - one.value)
    .slice(0, mostNamed)
    .map(([code]) => areaWords(words, code).areaIn);
  return [
    doubted.length === 0 ? words('figure.doubt') : words('glance.doubt', { areasIn: formats.list(doubted) }),
  ];
}
