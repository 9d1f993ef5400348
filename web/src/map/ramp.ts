import { fromOklch, parseHex, toHex, toOklch } from './colour-space.ts';

/**
 * Lightness of the two ends. Steps of equal lightness that stay ten CIEDE2000 units apart under every simulation of
 * colour-vision deficiency need the whole range from near-paper to near-ink, so the deepest step is darker than the
 * crops' accents, whatever the accent; the accent's hue and strength are kept.
 */
const PALE = 0.955;
const DEEP = 0.26;

/** The pale end carries this part of the accent's chroma, so that it reads as a tint and not as grey. */
const PALE_CHROMA = 0.16;

/**
 * The map's colours for one crop: `steps` colours from a pale tint to a deep tone of the accent, equal steps of OKLCH
 * lightness, all within sRGB.
 *
 * @param accent the crop's accent as `#rrggbb`
 * @param steps number of classes, 1–6
 */
export function mapRamp(accent: string, steps = 6): readonly string[] {
  const { chroma, hue } = toOklch(parseHex(accent));
  return Array.from({ length: steps }, (_, index) => {
    const part = steps === 1 ? 1 : index / (steps - 1);
    const lightness = PALE + (DEEP - PALE) * part;
    const strength = PALE_CHROMA + (1 - PALE_CHROMA) * part;
    return toHex(fromOklch({ lightness, chroma: shownChroma(lightness, chroma * strength, hue), hue }));
  });
}

/** The strongest chroma up to `wanted` that sRGB can show at this lightness and hue. */
function shownChroma(lightness: number, wanted: number, hue: number): number {
  let low = 0;
  let high = wanted;
  if (inGamut(lightness, high, hue)) return high;
  for (let round = 0; round < 16; round++) {
    const middle = (low + high) / 2;
    if (inGamut(lightness, middle, hue)) low = middle;
    else high = middle;
  }
  return low;
}

function inGamut(lightness: number, chroma: number, hue: number): boolean {
  return fromOklch({ lightness, chroma, hue }).every((channel) => channel >= 0 && channel <= 1);
}
