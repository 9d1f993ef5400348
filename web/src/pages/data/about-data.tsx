import type { ReactNode } from 'react';
import type { DoubtReason } from '#catalog/doubts.ts';
import { isUnusual } from '#domain/plausibility.ts';
import { elementFor, type ShownData, useDataView } from '../../api/data-view.tsx';
import { AboutSection } from '../../blocks/about-section.tsx';
import { flowNotes } from '../../blocks/flow/flow-block.tsx';
import { aboutMap } from '../../blocks/map/map-block.tsx';
import { pageCaveats } from '../../blocks/page-caveats.ts';
import { areaName } from '../../i18n/area-words.ts';
import { figureWithUnit } from '../../i18n/figures.ts';
import { momentText } from '../../i18n/source-date.ts';
import { useSpeech } from '../../i18n/speech.ts';
import { Disclosure } from '../../ui/disclosure.tsx';
import type { SeriesEditions } from './first-view.ts';

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
      if (!isUnusual({ doubt: reason })) continue;
      const figure = cubes.figure(element, area, Number(year));
      if (figure == null) continue;
      const run = runs.get(`${area} ${reason}`) ?? { area, reason, figures: [] };
      run.figures.push({ year: Number(year), value: figure.value });
      runs.set(`${area} ${reason}`, run);
    }
  return [...runs.values()];
}

/** Every doubtful figure of the chosen element, closed: country, years with their values, and the reason. */
function DoubtfulList(): ReactNode {
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

/**
 * Notes that hold for all figures of the page: on the crop's items, on figures that are not official, on the releases
 * of the years of the map's element, and on the map's borders.
 */
export function AboutData({ editions }: { editions: SeriesEditions }): ReactNode {
  const data = useDataView();
  const { crop, section, hrefOf, area, view } = data;
  const speech = useSpeech();
  const { words, formats, language } = speech;
  const pair = section.mapElements.find(({ country }) => country === view.element);
  const element = pair === undefined ? view.element : elementFor(pair, area);
  // No notes for another view: an open page makes no request for them.
  const isSameSeries = editions.area === area && editions.element === element;
  const runs = (isSameSeries ? editions.runs : []).map(({ from, to, releases }) =>
    words('figure.about.run', {
      years: formats.span(from, to),
      releases: formats.list(releases.map((release) => momentText(language, release))),
      count: releases.length,
    }),
  );
  const caveats = pageCaveats(crop, section);
  // Notes on the crop's items, and on the basis of its figures; each is one item.
  const [ofCrop, ofSection] = [true, false].map((isOfCrop) =>
    caveats
      .filter((key) => key.startsWith('crops.') === isOfCrop)
      .map((key) => words(key))
      .join(' '),
  );
  const isBound = section.blocks.some(({ kind }) => kind === 'partners');
  const isTrade = section.blocks.some(({ kind }) => kind === 'flow');
  const list = {
    element: words(`elements.${element}.name`),
    area: areaName(words, area),
    list: formats.list(runs),
  };
  const joined = (...sentences: readonly (string | false | undefined)[]): string =>
    sentences.filter(Boolean).join(' ');
  const items = [
    joined(ofCrop, view.region === '013' && words('figure.about.centralAmerica')),
    joined(ofSection, ...(isTrade ? flowNotes(data, speech) : []), isBound && words('figure.flag.L.text')),
    joined(words('figure.about.states'), runs.length > 0 && words('figure.about.editions', list)),
  ].filter(Boolean);
  return (
    <AboutSection hint={words('figure.about.hint')}>
      <ul>
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
        <li id={aboutMap}>
          {words('map.disputed')} {words('map.smallStates')}
        </li>
      </ul>
      <DoubtfulList />
      <p>
        <a href={hrefOf({ do: 'tab', tab: 'metadata' })}>{words('figure.source.learn')}</a>
      </p>
    </AboutSection>
  );
}
