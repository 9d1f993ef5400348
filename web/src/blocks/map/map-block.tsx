import { type ReactNode, useMemo } from 'react';
import type { BlockOf } from '#catalog/blocks.ts';
import { worldCode } from '#catalog/regions/index.ts';
import { useDataView } from '../../api/data-view.tsx';
import { countStates } from '../../api/figure-states.ts';
import { headlineOf } from '../../figure/figure.ts';
import { FigureFrame } from '../../figure/figure-frame.tsx';
import { areaName } from '../../i18n/area-words.ts';
import { useSpeech } from '../../i18n/speech.ts';
import { LegendNote } from '../../map/legend.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { ViewLink } from '../../ui/view-link.tsx';
import { rankingHref } from '../../url/ranking-link.ts';
import type { ViewStore } from '../../url/view-store.ts';
import { EmptyYears } from '../empty-years.tsx';
import { FailedPart } from '../failed-part.tsx';
import { FigureLinks } from '../figure-links.tsx';
import styles from './map-block.module.css';
import { MapChoices, MapControls } from './map-controls.tsx';
import { MapDrawing } from './map-drawing.tsx';
import { type MapModel, toMapFigure, toMapModel } from './map-figure.tsx';
import { doubtCount } from './map-texts.ts';

/** Id of the note on borders and small states, in the part about the data. */
export const aboutMap = 'about-map';

/** The world map of the chosen element with legend, options and the year slider under it. */
export function MapBlock({ block, store }: { block: BlockOf<'map'>; store: ViewStore }): ReactNode {
  const data = useDataView();
  const speech = useSpeech();
  const { words, language } = speech;
  const model = useMemo(() => toMapModel(data, speech), [data, speech]);
  const figure = useMemo(() => toMapFigure(data, block, speech, model), [data, block, speech, model]);
  const { view, year, area, facts, cubes, areasFailed, crop, section } = data;
  const isEmpty = figure.rowCount === 0;
  const controls = facts !== undefined && facts.years.length > 0 && <MapControls years={facts.years} />;
  // Beside the legend of the map, or under the figure where the map is not drawn.
  const isDrawn = model.isKnown && (isEmpty || !view.tables.includes(block.id));
  const page = { language, crop: crop.id, section: section.slug ?? section.id };
  const ranked = { element: view.element, area: view.country ?? view.region ?? worldCode, year };
  return (
    <FigureFrame
      figure={figure}
      about={<a href={`#${aboutMap}`}>{words('map.about')}</a>}
      links={
        <FigureLinks element={view.element} rankingHref={isEmpty ? undefined : rankingHref(page, ranked)} />
      }
      controls={<MapChoices />}
      finding={
        figure.finding === undefined ? undefined : (
          <span className={styles.finding}>{headlineOf(figure.finding)}</span>
        )
      }
      note={
        view.officialOnly ? undefined : (
          <MapNote note={figure.remarks?.join(' · ') ?? ''} ranked={model.ranked} tableId={block.id} />
        )
      }
      under={
        facts !== undefined && (
          <>
            {!isDrawn && controls}
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
        <MapDrawing data={data} {...model} store={store} beside={controls} />
      ) : facts === undefined || areasFailed || cubes.failed(view.element) ? (
        <FailedPart text={words('dataPage.state.noInfo')} />
      ) : (
        <Skeleton ratio="773 / 376" label={words('dataPage.state.loading')} />
      )}
      <output className="visually-hidden">{areaName(words, area)}</output>
    </FigureFrame>
  );
}

/** The remarks of the map, which of its figures are estimates, and the meaning of hollow countries. */
function MapNote(props: { note: string; ranked: MapModel['ranked']; tableId: string }): ReactNode {
  const { note, ranked, tableId } = props;
  const { hrefOf, dispatch, view } = useDataView();
  const { words } = useSpeech();
  const openTable = { do: 'table', block: tableId } as const;
  return (
    <LegendNote
      note={note}
      doubtful={doubtCount(words, ranked)}
      more={
        // Where all are alike there is nothing to look up.
        countStates(ranked).size > 1 &&
        !view.tables.includes(tableId) && (
          <>
            {' · '}
            <ViewLink href={hrefOf(openTable)} onChoose={() => dispatch(openTable)}>
              {words('map.note.which')}
            </ViewLink>
          </>
        )
      }
    />
  );
}
