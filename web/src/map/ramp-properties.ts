import { parseHex, toOklch } from './colour-space.ts';
import { mapRamp } from './ramp.ts';

/** Blue and ochre: what stands below zero has the one that is further from the accent. */
const BLUE = '#1f4e8c';
const OCHRE = '#8a5a00';

function belowZero(accent: string): string {
  const { hue } = toOklch(parseHex(accent));
  const degrees = ((hue * 180) / Math.PI + 360) % 360;
  return degrees > 130 && degrees < 320 ? OCHRE : BLUE;
}

/**
 * The map's steps of an accent as custom properties (`--map-1` palest), and three for values below zero (`--map-less-1`
 * palest), to be written into a `style` attribute.
 */
export function rampProperties(accent: string): string {
  // The palest of four would be hard to tell from the palest step above zero.
  const less = mapRamp(belowZero(accent), 4).slice(1);
  return [
    ...mapRamp(accent).map((colour, index) => `--map-${index + 1}:${colour}`),
    ...less.map((colour, index) => `--map-less-${index + 1}:${colour}`),
  ].join(';');
}
