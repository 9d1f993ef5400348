import { tickIncrement } from 'd3-array';
import { type Domain, linearScale, type Scale } from './scale.ts';

/** Widens two domains, which contain zero, so that their zeros lie at the same height. */
export function alignZeros(left: Domain, right: Domain): { left: Domain; right: Domain } {
  const below = (domain: Domain): number => -domain.min / (domain.max - domain.min);
  const share = Math.max(below(left), below(right));
  if (share >= 1 || (share > 0.8 && Math.min(below(left), below(right)) < 0.5)) {
    // Almost all of one axis lies below zero, which would leave the other no height: both get as much room below as above.
    const mirror = (domain: Domain): Domain => {
      const reach = Math.max(domain.max, -domain.min);
      return { min: -reach, max: reach };
    };
    return { left: mirror(left), right: mirror(right) };
  }
  const widen = ({ min, max }: Domain): Domain => ({
    min: Math.min(min, (-max * share) / (1 - share)) + 0,
    max,
  });
  return { left: widen(left), right: widen(right) };
}

export type ValueAxis = { domain: Domain; ticks: readonly number[] };

/** What reaches so little of a step beyond zero gets no room for a whole one. */
const leastOfStep = 0.25;

/** At most `maxTicks` round values that enclose the domain; where a step below or above zero would cost much height, it ends with the figures. */
export function roundAxis({ min, max }: Domain, maxTicks: number): ValueAxis {
  for (let count = maxTicks; ; count -= 1) {
    // Below 1 the increment is given as its inverse, which is whole: dividing by it leaves no binary dust.
    const step = tickIncrement(min, max, Math.max(count, 1));
    const at = (index: number): number => (step > 0 ? index * step : index / -step) + 0;
    const index = (value: number): number => (step > 0 ? value / step : value * -step);
    const below = Math.floor(index(min) + 1e-9);
    const above = Math.ceil(index(max) - 1e-9);
    const isBoth = below < 0 && above > 0;
    const cut = isBoth && (above - below >= maxTicks || index(min) > -leastOfStep);
    const isLow = isBoth && index(max) < leastOfStep;
    const first = cut ? below + 1 : below;
    const last = isLow ? above - 1 : above;
    if (last - first < maxTicks || count <= 1)
      return {
        domain: { min: cut ? min : at(first), max: isLow ? max : at(last) },
        ticks: Array.from({ length: last - first + 1 }, (_, i) => at(first + i)),
      };
  }
}

/** At most `maxTicks` round values from zero up that do not pass the domain: the axis ends with its figures. */
export function openAxis(domain: Domain, maxTicks: number): ValueAxis {
  const { min, max } = domain;
  if (min < 0) return roundAxis(domain, maxTicks);
  for (let count = maxTicks; ; count -= 1) {
    const step = tickIncrement(0, max, count);
    const at = (index: number): number => (step > 0 ? index * step : index / -step) + 0;
    const last = Math.floor((step > 0 ? max / step : max * -step) + 1e-9);
    if (last < maxTicks || count <= 1)
      return { domain: { min: 0, max }, ticks: Array.from({ length: last + 1 }, (_, index) => at(index)) };
  }
}

/** Round values of a decade, from the finest to the coarsest; of many decades only some are labelled. */
const DECADES = [
  { steps: [1, 2, 5], every: 1 },
  { steps: [1, 3], every: 1 },
  ...[1, 2, 3, 4, 5, 6, 8, 10].map((every) => ({ steps: [1], every })),
];

/** At most `maxTicks` round values of a logarithmic axis; the first and the last enclose a domain above zero. */
export function roundLogAxis({ min, max }: Domain, maxTicks: number): ValueAxis {
  const first = Math.floor(Math.log10(min));
  const last = Math.ceil(Math.log10(max));
  const axes = DECADES.map(({ steps, every }) => {
    const values: number[] = [];
    for (let power = first; power < last + every; power += every)
      for (const step of steps) values.push(Number((step * 10 ** power).toPrecision(1)));
    const from = values.findLastIndex((value) => value <= min);
    const to = values.findIndex((value) => value >= max);
    return values.slice(Math.max(from, 0), to < 0 ? values.length : to + 1);
  });
  const ticks = axes.find(({ length }) => length <= maxTicks) ?? axes.at(-1) ?? [];
  // A narrow domain may lie between two of these: plain round values serve it.
  if (ticks.length < 3 && max < 3 * min) return roundAxis({ min, max }, maxTicks);
  return { domain: { min: ticks[0] ?? min, max: ticks.at(-1) ?? max }, ticks };
}

/** A scale on which equal distances are equal multiples; the domain is above zero. */
export function logScale({ min, max }: Domain, from: number, to: number): Scale {
  const scale = linearScale({ min: Math.log10(min), max: Math.log10(max) }, from, to);
  return (value) => scale(Math.log10(value));
}
