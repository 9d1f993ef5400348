import type { Formats } from './formats.ts';
import type { Words } from './words.tsx';

export function timelineWords(
  words: Words,
  formats: Formats,
  years: readonly { year: number; countries: number }[],
) {
  return {
    label: words('dataPage.timeline.label'),
    play: words('dataPage.timeline.play'),
    pause: words('dataPage.timeline.pause'),
    speed: words('dataPage.timeline.speed'),
    formatSpeed: (speed: number) =>
      words('dataPage.timeline.speedValue', { speed: formats.number(speed, 1) }),
    formatYear: formats.year,
    valueText: (at: number) =>
      words('dataPage.timeline.valueText', {
        year: formats.year(at),
        count: years.find((entry) => entry.year === at)?.countries ?? 0,
      }),
  };
}
