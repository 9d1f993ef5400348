import { type ReactNode, useMemo } from 'react';
import type { BlockOf } from '#catalog/blocks.ts';
import { worldCode } from '#catalog/regions/index.ts';
import { useDataView } from '../../api/data-view.tsx';
import { FigureFrame } from '../../figure/figure-frame.tsx';
import { areaName } from '../../i18n/area-words.ts';
import { useSpeech } from '../../i18n/speech.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { rankingHref } from '../../url/ranking-link.ts';
import type { ViewStore } from '../../url/view-store.ts';
import { EmptyYears } from '../empty-years.tsx';
import { FailedPart } from '../failed-part.tsx';
import { FigureLinks } from '../figure-links.tsx';
import styles from './map-block.module.css';
import { MapControls } from './map-controls.tsx';
import { MapDrawing } from './map-drawing.tsx';
import { toMapFigure, toMapModel } from './map-figure.tsx';

/** The world map of the chosen element with legend, options and the year slider under it. */
export function MapBlock({ block, store }: { block: BlockOf<'map'>; store: ViewStore }): ReactNode {
  const data = useDataView();
  const speech = useSpeech();
  const { words, language } = speech;
  const model = useMemo(() => toMapModel(data, speech), [data, speech]);
  const figure = useMemo(() => toMapFigure(data, block, speech, model), [data, block, speech, model]);
  const { view, year, area, facts, cubes, areasFailed, crop, section } = data;
  const isEmpty = figure.rowCount === 0;
  const page = { language, crop: crop.id, section: section.slug ?? section.id };
  const ranked = { element: view.element, area: view.country ?? view.region ?? worldCode, year };
  return (
    <FigureFrame
      figure={figure}
      about={<a href="#about-data">{words('map.about')}</a>}
      links={
        <FigureLinks element={view.element} rankingHref={isEmpty ? undefined : rankingHref(page, ranked)} />
      }
      under={
        facts !== undefined && (
          <>
            {facts.years.length > 0 && <MapControls years={facts.years} />}
            {/* Below the years, which are a way on as well and stay in the first view. */}
            {model.isKnown && isEmpty && (
              <EmptyYears
                elements={[facts.element]}
                of="countries"
                text={words('dataPage.state.noDataYear')}
              />
            )}
          </>
        )
      }
    >
      {model.isKnown ? (
        <div className={styles.drawing}>
          <MapDrawing data={data} {...model} store={store} />
        </div>
      ) : facts === undefined || areasFailed || cubes.failed(view.element) ? (
        <FailedPart text={words('dataPage.state.noInfo')} />
      ) : (
        <Skeleton ratio="2.16 / 1" label={words('dataPage.state.loading')} />
      )}
      <output className="visually-hidden">{areaName(words, area)}</output>
    </FigureFrame>
  );
}
