import { mapRamp } from './ramp.ts';

/** The map's steps of an accent as custom properties (`--map-1` palest), to be written into a `style` attribute. */
export function rampProperties(accent: string): string {
  return mapRamp(accent)
    .map((colour, index) => `--map-${index + 1}:${colour}`)
    .join(';');
}
