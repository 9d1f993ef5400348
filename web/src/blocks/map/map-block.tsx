import { type ReactNode, useMemo, useRef } from 'react';
import type { BlockOf } from '#catalog/blocks.ts';
import { SELF_SUFFICIENCY } from '#catalog/elements/codes.ts';
import { worldCode } from '#catalog/regions/index.ts';
import { useDataView } from '../../api/data-view.tsx';
import { countStates } from '../../api/figure-states.ts';
import { headlineOf } from '../../figure/figure.ts';
import { FigureFrame } from '../../figure/figure-frame.tsx';
import { areaName } from '../../i18n/area-words.ts';
import { useSpeech } from '../../i18n/speech.ts';
import { timelineWords } from '../../i18n/timeline-words.ts';
import { useWords } from '../../i18n/words.tsx';
import { LegendNote } from '../../map/legend.tsx';
import { YearSlider } from '../../map/year-slider.tsx';
import { Chip } from '../../ui/chip.tsx';
import { Icon } from '../../ui/icon.tsx';
import { rowStyles } from '../../ui/rows.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useClosingDetails } from '../../ui/use-closing-details.ts';
import { ViewLink } from '../../ui/view-link.tsx';
import { rankingHref } from '../../url/ranking-link.ts';
import type { ViewStore } from '../../url/view-store.ts';
import { EmptyYears } from '../empty-years.tsx';
import { FailedPart } from '../failed-part.tsx';
import { FigureLinks } from '../figure-links.tsx';
import styles from './map-block.module.css';
import { MapDrawing } from './map-drawing.tsx';
import { type MapModel, toMapFigure, toMapModel } from './map-figure.tsx';
import { doubtCount } from './map-texts.ts';

export const aboutMap = 'about-map';

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

function MapChoices(): ReactNode {
  const { dispatch, hrefOf } = useDataView();
  const words = useWords();
  const active = useOptions().filter(({ on }) => on);
  if (active.length === 0)
    return (
      <ViewLink
        href={hrefOf({ do: 'official-only' })}
        onChoose={() => dispatch({ do: 'official-only' })}
        className={styles.choice}
      >
        {words('figure.flag.official')}
      </ViewLink>
    );
  return (
    <div className={rowStyles.chips} data-crowds="map">
      {active.map(({ id, text }) => (
        <Chip
          key={id}
          text={text}
          label={words('map.chosen.remove', { what: text })}
          href={hrefOf({ do: id })}
          onRemove={() => dispatch({ do: id })}
        />
      ))}
    </div>
  );
}

function useOptions() {
  const { view } = useDataView();
  const words = useWords();
  const yearClasses = {
    id: 'year-classes',
    text: words('map.legend.thisYear'),
    on: view.yearClasses,
  } as const;
  return [
    // At its middle the colours of importers and exporters part in all years.
    ...(view.element === SELF_SUFFICIENCY ? [] : [yearClasses]),
    { id: 'official-only', text: words('figure.flag.official'), on: view.officialOnly } as const,
  ];
}

function MapControls(props: { years: readonly { year: number; countries: number }[] }): ReactNode {
  const { year, dispatch } = useDataView();
  const { words, formats } = useSpeech();
  const years = useMemo(() => props.years.map((entry) => entry.year), [props.years]);
  const texts = useMemo(() => timelineWords(words, formats, props.years), [words, formats, props.years]);
  const options = useOptions();
  const active = options.filter(({ on }) => on);
  const label =
    active.length === 0
      ? words('map.options')
      : words('map.options.on', { list: formats.list(active.map(({ text }) => text)) });
  return (
    <div className={styles.year} data-years="">
      <YearSlider
        years={years}
        year={year}
        onYear={(next) => dispatch({ do: 'year', year: next })}
        texts={texts}
        end={(speeds) => (
          <OptionsMenu label={label} marked={active.length > 0}>
            <div className={styles.speed}>
              <span aria-hidden="true">{texts.speed}</span>
              {speeds}
            </div>
            {options.map(({ id, text, on }) => (
              <label key={id} className={styles.option}>
                <input type="checkbox" checked={on} onChange={() => dispatch({ do: id })} />
                {text}
              </label>
            ))}
          </OptionsMenu>
        )}
      />
    </div>
  );
}

/** A native `details`, so that it opens without scripts; with them Escape and a press elsewhere close it. */
function OptionsMenu(props: { label: string; marked: boolean; children: ReactNode }): ReactNode {
  const menu = useRef<HTMLDetailsElement>(null);
  useClosingDetails(menu);
  return (
    <details ref={menu} className={styles.menu} data-print="no">
      <summary
        className={styles.gear}
        aria-label={props.label}
        title={props.label}
        data-marked={props.marked || undefined}
      >
        <Icon name="gear" size={20} />
      </summary>
      <div className={styles.panel}>{props.children}</div>
    </details>
  );
}
