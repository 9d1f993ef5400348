import { fromLinear, type Rgb, toLinear } from './colour-space.ts';

/** Colour-vision deficiencies at full strength, on linear light. Source: Machado, Oliveira, Fernandes 2009. */
const DEFICIENCIES = {
  protan: [0.152286, 1.052583, -0.204868, 0.114503, 0.786281, 0.099216, -0.003882, -0.048116, 1.051998],
  deutan: [0.367322, 0.860646, -0.227968, 0.280085, 0.672501, 0.047413, -0.01182, 0.04294, 0.968881],
  tritan: [1.255528, -0.076749, -0.178779, -0.078411, 0.930809, 0.147602, 0.004733, 0.691367, 0.3039],
} as const;

export type Vision = 'full' | keyof typeof DEFICIENCIES;
export const VISIONS: readonly Vision[] = ['full', 'protan', 'deutan', 'tritan'];

/** How the colour looks to somebody with that vision. */
export function simulate(rgb: Rgb, vision: Vision): Rgb {
  if (vision === 'full') return rgb;
  const [r, g, b] = toLinear(rgb);
  const m = DEFICIENCIES[vision];
  const seen: Rgb = [
    m[0] * r + m[1] * g + m[2] * b,
    m[3] * r + m[4] * g + m[5] * b,
    m[6] * r + m[7] * g + m[8] * b,
  ];
  const [sr, sg, sb] = seen;
  return fromLinear([clamp(sr), clamp(sg), clamp(sb)]);
}

/** CIEDE2000 between two sRGB colours. Source: Sharma, Wu, Dalal 2005, whose test pairs the unit test uses. */
export function ciede2000(one: Rgb, other: Rgb): number {
  return labDifference(toLab(one), toLab(other));
}

type Lab = readonly [number, number, number];

export function labDifference([l1, a1, b1]: Lab, [l2, a2, b2]: Lab): number {
  const meanChroma = (Math.hypot(a1, b1) + Math.hypot(a2, b2)) / 2;
  const g = 0.5 * (1 - Math.sqrt(meanChroma ** 7 / (meanChroma ** 7 + 25 ** 7)));
  const c1 = Math.hypot(a1 * (1 + g), b1);
  const c2 = Math.hypot(a2 * (1 + g), b2);
  const h1 = degrees(Math.atan2(b1, a1 * (1 + g)));
  const h2 = degrees(Math.atan2(b2, a2 * (1 + g)));
  const grey = c1 * c2 === 0;
  let dh = grey ? 0 : h2 - h1;
  if (dh > 180) dh -= 360;
  if (dh < -180) dh += 360;
  const dL = l2 - l1;
  const dC = c2 - c1;
  const dH = 2 * Math.sqrt(c1 * c2) * sin(dh / 2);
  const meanL = (l1 + l2) / 2;
  const meanC = (c1 + c2) / 2;
  let meanH = h1 + h2;
  if (!grey) meanH = Math.abs(h1 - h2) <= 180 ? meanH / 2 : (meanH + (meanH < 360 ? 360 : -360)) / 2;
  const t =
    1 -
    0.17 * cos(meanH - 30) +
    0.24 * cos(2 * meanH) +
    0.32 * cos(3 * meanH + 6) -
    0.2 * cos(4 * meanH - 63);
  const sL = 1 + (0.015 * (meanL - 50) ** 2) / Math.sqrt(20 + (meanL - 50) ** 2);
  const sC = 1 + 0.045 * meanC;
  const sH = 1 + 0.015 * meanC * t;
  const turn =
    -2 * Math.sqrt(meanC ** 7 / (meanC ** 7 + 25 ** 7)) * sin(60 * Math.exp(-(((meanH - 275) / 25) ** 2)));
  return Math.sqrt((dL / sL) ** 2 + (dC / sC) ** 2 + (dH / sH) ** 2 + turn * (dC / sC) * (dH / sH));
}

/** CIELAB under D65. */
function toLab(rgb: Rgb): Lab {
  const [r, g, b] = toLinear(rgb);
  const x = curve((0.4124564 * r + 0.3575761 * g + 0.1804375 * b) / 0.95047);
  const y = curve(0.2126729 * r + 0.7151522 * g + 0.072175 * b);
  const z = curve((0.0193339 * r + 0.119192 * g + 0.9503041 * b) / 1.08883);
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

function curve(value: number): number {
  return value > 216 / 24389 ? Math.cbrt(value) : (value * 24389) / 27 / 116 + 16 / 116;
}

function clamp(channel: number): number {
  return Math.min(1, Math.max(0, channel));
}

function degrees(radians: number): number {
  return ((radians * 180) / Math.PI + 360) % 360;
}

function sin(angle: number): number {
  return Math.sin((angle * Math.PI) / 180);
}

function cos(angle: number): number {
  return Math.cos((angle * Math.PI) / 180);
}
