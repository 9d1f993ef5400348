import { findGenebank } from '#catalog/germplasm/genebanks.ts';
import type { FlowPage } from '#contract/flows.ts';
import { bendPoint } from '../../map/arc-model.ts';
import type { Point } from '../../map/boxes.ts';
import { toGeography } from '../../map/geography.ts';
import { projectInto } from '../../map/project.ts';
import type { WorldShapes } from '../../map/world-shapes.ts';
import { type DeliveryView, type JourneyStep, journeySteps } from '../../url/delivery-params.ts';
import type { Landraces } from './landraces.ts';

type Flows = NonNullable<FlowPage['journey']>;

export const namedRecipients = 8;

export interface Journey {
  step: JourneyStep;
  country: string | null;
  /** `null` where no sample of seed from the country fits the choice. */
  flows: Flows | null;
  /** `null` where the release has none at all, `undefined` as long as they are not known. */
  landraces: Landraces | null | undefined;
}

export const openSteps = ({
  flows,
  landraces,
}: Pick<Journey, 'flows' | 'landraces'>): readonly JourneyStep[] =>
  journeySteps.filter((step) =>
    step === 1 ? landraces === undefined || (landraces?.total ?? 0) > 0 : flows !== null,
  );

/** The journey at the requested step, or at the first open one; `null` where none is open, or where seed that a country receives is chosen. */
export function toJourney(
  { country, direction, step: requested }: Pick<DeliveryView, 'country' | 'direction' | 'step'>,
  parts: Pick<Journey, 'flows' | 'landraces'>,
): Journey | null {
  const open = direction === 'recipient' ? [] : openSteps(parts);
  const step = open.find((one) => one === requested) ?? open[0];
  return step === undefined ? null : { ...parts, country, step };
}

export interface JourneyEnd {
  /** Id of the genebank, or code of the country. */
  id: string;
  /** Country of the genebank or recipient. */
  country: string;
  value: number;
  /** In box units; `null` where the map has no place for it. */
  at: Point | null;
  from: readonly (Point | null)[];
}

const placeOf =
  (world: WorldShapes) =>
  (code: string): Point | null =>
    toGeography(world).byIso3.get(code)?.centre ?? null;

/** Genebanks in several countries, as one mark in the Pacific, above the inset map: no land is theirs alone. */
const offLand = [-112, 8] as const;

/** Position of a genebank, in box units, and its country. */
export function genebankPlace(world: WorldShapes, id: string): { at: Point; country: string } | null {
  const genebank = findGenebank(id);
  if (genebank === undefined) return null;
  if (genebank.country === null) return { at: projectInto(world, ...offLand), country: '' };
  const { longitude, latitude, country } = genebank.place;
  return { at: projectInto(world, longitude, latitude), country };
}

/** Genebanks, to which lines lead from the country, or from the largest origins that each of them serves. */
export function genebankEnds(
  world: WorldShapes,
  { genebanks: genebankSums, origins }: Flows,
  country: string | null,
): readonly JourneyEnd[] {
  const centreOf = placeOf(world);
  return genebankSums.map(({ code, value }) => {
    const place = genebankPlace(world, code);
    const served = country !== null ? origins : origins.filter(({ genebank }) => genebank === code);
    return {
      id: code,
      country: place?.country ?? '',
      value,
      at: place?.at ?? null,
      from: served.map((origin) => centreOf(origin.code)),
    };
  });
}

/** Origins of the lines to genebanks, each once, with the samples that come from there. */
export function originEnds(world: WorldShapes, { origins }: Flows): readonly JourneyEnd[] {
  const centreOf = placeOf(world);
  return [...new Set(origins.map(({ code }) => code))].map((code) => ({
    ...{ id: code, country: code, value: origins.find((origin) => origin.code === code)?.value ?? 0 },
    at: centreOf(code),
    from: [],
  }));
}

/** Recipients, the largest first, to which lines lead from the genebank that most of their samples come through. */
export function recipientEnds(world: WorldShapes, { recipients }: Flows): readonly JourneyEnd[] {
  const centreOf = placeOf(world);
  return recipients.map(({ code, value, genebank }) => ({
    id: code,
    country: code,
    value,
    at: centreOf(code),
    from: [genebankPlace(world, genebank)?.at ?? null],
  }));
}

/** Pixels of the largest circle, and of the smallest. */
const largest = 26;
const smallest = 2;

/** Radius of a circle whose area is its samples, in pixels of a frame as wide as `journeyFrame`. */
export function radiusOf({ genebanks: genebankSums, recipients }: Flows): (value: number) => number {
  const most = Math.max(genebankSums[0]?.value ?? 0, recipients[0]?.value ?? 0, Number.MIN_VALUE);
  return (value) => Math.max(smallest, largest * Math.sqrt(value / most));
}

/** One or two round numbers whose circles are in the legend: small beside the largest. */
export function legendValues({ genebanks: genebankSums }: Flows): readonly number[] {
  const power = 10 ** Math.floor(Math.log10(Math.max(1, (genebankSums[0]?.value ?? 1) / 3)));
  return power >= 10 ? [power / 10, power] : [power];
}

const bendOf = (from: Point, to: Point): Point => bendPoint(from, to, to[0] >= from[0] ? 0.16 : -0.16);

export function pointsOfLine(from: Point, to: Point, count: number): readonly Point[] {
  const bend = bendOf(from, to);
  return Array.from({ length: count + 1 }, (_, at) => {
    const part = at / count;
    const on = (axis: 0 | 1): number =>
      (1 - part) ** 2 * from[axis] + 2 * part * (1 - part) * bend[axis] + part ** 2 * to[axis];
    return [on(0), on(1)];
  });
}

/** A bent line from place to place that keeps to the north of the straight one; rounded box units. */
export function bentLine(from: Point, to: Point): string {
  const control = bendOf(from, to);
  const [start, bend, end] = [from, control, to].map((point) => point.map(Math.round).join(' '));
  return `M${start}Q${bend} ${end}`;
}
