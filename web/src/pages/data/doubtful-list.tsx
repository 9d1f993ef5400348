import type { ReactNode } from 'react';
import type { DoubtReason } from '#catalog/doubts.ts';
import { type ShownData, useDataView } from '../../api/data-view.tsx';
import { areaName } from '../../i18n/area-words.ts';
import { figureWithUnit } from '../../i18n/figures.ts';
import { useSpeech } from '../../i18n/speech.ts';
import { Disclosure } from '../../ui/disclosure.tsx';

/** Doubtful figures of an area for one reason, years rising. */
interface DoubtfulRun {
  area: string;
  reason: DoubtReason;
  figures: { year: number; value: number }[];
}

/** The doubtful figures of an element by area and reason; none until all of its figures are there. */
function listDoubtful(element: number, cubes: ShownData['cubes']): readonly DoubtfulRun[] {
  if (!cubes.isFull(element)) return [];
  const runs = new Map<string, DoubtfulRun>();
  for (const [area, reasons] of Object.entries(cubes.about(element)?.doubts ?? {}))
    for (const [year, reason] of Object.entries(reasons)) {
      const figure = cubes.figure(element, area, Number(year));
      if (figure == null) continue;
      const run = runs.get(`${area} ${reason}`) ?? { area, reason, figures: [] };
      run.figures.push({ year: Number(year), value: figure.value });
      runs.set(`${area} ${reason}`, run);
    }
  return [...runs.values()];
}

/** Every doubtful figure of the chosen element, closed: country, years with their values, and the reason. */
export function DoubtfulList(): ReactNode {
  const { cubes, view } = useDataView();
  const { words, formats, language } = useSpeech();
  const runs = listDoubtful(view.element, cubes);
  if (runs.length === 0) return null;
  const count = runs.reduce((sum, { figures }) => sum + figures.length, 0);
  const named = runs
    .map((run) => ({ ...run, name: areaName(words, run.area) }))
    .sort((a, b) => a.name.localeCompare(b.name, language));
  return (
    <Disclosure
      summary={words('figure.doubt.list', {
        count,
        element: words(`elements.${view.element}.inSentence`),
      })}
      icon="info"
    >
      <ul>
        {named.map(({ name, area, reason, figures }) => (
          <li key={`${area} ${reason}`}>
            <strong>{name}</strong>{' '}
            {figures
              .map(
                ({ year, value }) =>
                  `${formats.year(year)}: ${figureWithUnit(view.element, value, { words, formats })}`,
              )
              .join('; ')}
            . {words(`figure.doubt.${reason}`)}
          </li>
        ))}
      </ul>
    </Disclosure>
  );
}
