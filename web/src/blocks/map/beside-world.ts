import { addsUp, findElement } from '#catalog/elements/index.ts';
import { worldCode } from '#catalog/regions/index.ts';
import { isBelieved } from '../../api/cube-store.ts';
import { elementFor, type ShownData } from '../../api/data-view.tsx';
import { amountText } from '../../i18n/amounts.ts';
import { areaWords } from '../../i18n/area-words.ts';
import { editFigure, isLowerBound } from '../../i18n/figures.ts';
import type { Speech } from '../../i18n/speech.ts';

const small = 0.1;

/** Up to this difference a country is as the world is. */
const alike = 0.05;

/** Least quotient that is written as times, and least one without decimals. */
const twice = 1.95;
const several = 9.5;

/** A country's figure beside the world's: of amounts its part, of the others how many times. `null` where nothing is to be compared. */
export function besideWorld(
  data: Pick<ShownData, 'facts' | 'allCubes' | 'year'>,
  element: number,
  value: number,
  speech: Pick<Speech, 'words' | 'formats'>,
  /** The whole of which an amount is a part. */
  region: string | null = null,
): string | null {
  const { facts, allCubes, year } = data;
  const area = (addsUp(element) ? region : null) ?? worldCode;
  const { unit } = findElement(element) ?? {};
  const worldElement = facts === undefined ? element : elementFor(facts.element, area);
  const world = allCubes.figure(worldElement, area, year);
  if (world == null || !isBelieved(world) || world.value <= 0 || value <= 0 || unit === 'rank') return null;
  const { words, formats } = speech;
  const part = value / world.value;
  const isBound = isLowerBound(world);
  const whole =
    amountText(findElement(worldElement)?.unit ?? 'kt', world.value, speech, { isBound }) ??
    editFigure(worldElement, world.value, speech, { isBound });
  if (addsUp(element))
    return part > 1
      ? null
      : words(area === worldCode ? 'map.world.part' : 'map.world.region', {
          ...(area !== worldCode && areaWords(words, area)),
          part: part < small ? formats.editedPercent(part) : formats.percent(part, 0),
          whole,
        });
  // The world has all of itself.
  if (unit === 'fraction' && world.value >= 1) return null;
  if (part >= twice)
    return words('map.world.times', { times: formats.number(part, part < several ? 1 : 0), whole });
  if (Math.abs(part - 1) < alike) return words('map.world.alike', { whole });
  return words(part > 1 ? 'map.world.more' : 'map.world.less', {
    part: formats.percent(Math.abs(part - 1), 0),
    whole,
  });
}
