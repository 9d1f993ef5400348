import type { ReactNode } from 'react';
import type { BlockOf } from '#catalog/blocks.ts';
import { isCountry, useDataView } from '../../api/data-view.tsx';
import { FigureFrame } from '../../figure/figure-frame.tsx';
import { areaWords } from '../../i18n/area-words.ts';
import { useSpeech } from '../../i18n/speech.ts';
import { areaPagePath } from '../../url/area-page-path.ts';
import { useDataFigure } from '../data-figure.ts';
import { FigureLinks } from '../figure-links.tsx';
import { toGlanceFigure } from './glance-figure.tsx';

/** The few figures that say most about the area and the year, with the way to the page of the area. */
export function GlanceBlock({ block }: { block: BlockOf<'glance'> }): ReactNode {
  const { area, release } = useDataView();
  const { words, language } = useSpeech();
  const version = release.pinned ? `?v=${release.id}` : '';
  return (
    <FigureFrame
      figure={useDataFigure(toGlanceFigure, block)}
      links={<FigureLinks />}
      about={
        <a href={`/${language}${areaPagePath(area, !isCountry(area))}${version}`}>
          {words('glance.country', { ...areaWords(words, area) })}
        </a>
      }
    />
  );
}
