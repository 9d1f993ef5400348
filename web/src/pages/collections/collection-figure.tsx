import { type ReactNode, useContext } from 'react';
import type { Collection } from '#catalog/germplasm/collections.ts';
import { worldCode } from '#catalog/regions/index.ts';
import type { PriceSource } from '#contract/prices.ts';
import { pointAt } from '#domain/germplasm/point-at.ts';
import { findPoints, type Points } from '#domain/germplasm/points.ts';
import { loadedPart } from '../../api/loaded.ts';
import { FigureActions } from '../../blocks/figure-actions.tsx';
import { FigureCollector } from '../../blocks/figure-collector.ts';
import { keyPicture } from '../../charts/picture/key-picture.tsx';
import { PictureContext } from '../../charts/picture/picture-parts.ts';
import { getFormats } from '../../i18n/formats.ts';
import { useLanguage, useWords, type Words } from '../../i18n/words.tsx';
import type { PlacedGroups } from '../../map/cluster-model.ts';
import type { WorldShapes } from '../../map/world-shapes.ts';
import { FigureFrame } from '../../ui/figure-frame.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { GroupMark } from './cluster-marks.tsx';
import { CollectionMap } from './collection-map.tsx';
import { sourceText, valueName } from './collection-texts.ts';
import type { CollectionsPageData, FirstMap, ShownPoints } from './collections-data.ts';
import styles from './collections-page.module.css';
import { pointsBehind } from './kept-points.ts';
import { pointColumns } from './point-list.tsx';
import { boundsOf, groupsOf } from './shown-points.ts';
import type { CollectionsControl } from './use-collections-view.ts';

/** The map of the points found, with its legend, and what can be taken away of it: all their rows, the image, the citation. */
export function CollectionFigure(props: {
  collection: Collection;
  shown: ShownPoints;
  control: CollectionsControl;
  source: PriceSource | null;
  world: WorldShapes | null;
  placed: PlacedGroups | null;
  points: Points | null;
  first: FirstMap | null;
  data: CollectionsPageData;
  title: string;
  finding: string;
  failed: boolean;
  onPlace: (place: number) => void;
}): ReactNode {
  const { collection, shown, control, source, world, title, data } = props;
  const words = useWords();
  const formats = getFormats(useLanguage());
  const collect = useContext(FigureCollector);
  const groups = groupsOf(collection);
  const { none, flagged } = shown.whereabouts;
  const remarks = [
    ...(none > 0
      ? [words('collections.remark.unplaced', { count: none, number: formats.number(none, 0) })]
      : []),
    ...(flagged > 0
      ? [words('collections.remark.flagged', { count: flagged, number: formats.number(flagged, 0) })]
      : []),
  ];
  const figureTitle = words('collections.map.title', { name: words(`collections.${collection.id}.name`) });
  const info = words(`collections.${collection.id}.description`);
  const picture =
    import.meta.env.SSR &&
    collect?.({
      id: 'points',
      title,
      finding: props.finding,
      table: {
        caption: title,
        ...toTable(props, words, (collection) => pointColumns(words, formats, collection)),
      },
      flagLabel: (flag) => flag,
      info,
      notes: [...remarks, words(`collections.${collection.id}.number`)],
      cautions: [words('collections.about.coordinates'), words(`collections.${collection.id}.about`)],
      source: source === null ? '' : words('figure.source', { source: sourceText(words, source) }),
      sources: source === null ? [] : [{ ...source, editions: [] }],
      crop: 'beans',
      area: worldCode,
    });
  if (picture === 'skip') return null;
  const bounds =
    props.first?.bounds ?? (world !== null && props.points !== null ? boundsOf(world, props.points) : null);
  const first = props.first ?? (bounds === null ? null : { clusters: [], bounds });
  const map = (
    <>
      {first === null || world === null ? (
        <Skeleton ratio="1.6 / 1" label={words('dataPage.state.loading')} />
      ) : (
        <CollectionMap
          key={collection.id}
          {...{ world, first }}
          placed={props.placed}
          label={words('map.label', { title: figureTitle })}
          summary={`${props.finding} ${words(shown.places === 0 ? 'collections.map.none' : 'collections.map.summary')}`}
          onPlace={props.onPlace}
        />
      )}
      {import.meta.env.SSR && picture ? <LegendPicture {...{ collection, groups }} /> : null}
      <Legend {...{ collection, groups }} />
    </>
  );
  const metadata = control.hrefOf({ tab: 'metadata' });
  return (
    <FigureFrame
      id="points"
      title={figureTitle}
      source={source === null ? '' : sourceText(words, source)}
      more={{
        label: words('figure.more', { title: figureTitle }),
        content: (
          <>
            <p>
              <strong>{words('dataPage.info.show')}</strong>
            </p>
            <p>{info}</p>
            <p>
              <a href={`${metadata}#metadata-caption`}>{words('collections.definitions')}</a>
            </p>
            {source !== null && (
              <FigureActions
                title={title}
                figure="points"
                release={data.release}
                sources={loadedPart([{ ...source, editions: [] }])}
                href={`${metadata}#cite`}
                filed={
                  source.exportable
                    ? { page: 'collections', search: control.hrefOf({}), rows: shown.total, isDrawn: true }
                    : null
                }
              />
            )}
            {source !== null && !source.exportable && <p>{words('collections.closed')}</p>}
          </>
        ),
      }}
    >
      <div className={styles.still}>
        {picture ? <PictureContext.Provider value={picture}>{map}</PictureContext.Provider> : map}
        {remarks.map((remark) => (
          <p key={remark} className={styles.note}>
            {remark}
          </p>
        ))}
      </div>
    </FigureFrame>
  );
}

/** Every point found, as files have it. */
function toTable(
  {
    collection,
    control,
    data,
  }: { collection: Collection; control: CollectionsControl; data: CollectionsPageData },
  words: Words,
  columnsOf: (collection: Collection) => ReturnType<typeof pointColumns>,
) {
  const points = pointsBehind(data);
  const columns = columnsOf(collection);
  const rows = points === null ? [] : [...findPoints(points, control.view.filter).rows];
  return {
    columns: columns.map(({ id, label, unit, numeric }) => ({ id, label, unit, numeric })),
    rows: rows.map((row) => {
      const point = pointAt(points as Points, row);
      return {
        id: String(point.id),
        cells: columns.map((column) => ({
          text: column.text(point),
          raw: column.raw?.(point) ?? null,
          // The list has it beside the latitude, too.
          ...(column.id === 'latitude' &&
            point.flagged !== null && { note: words(`collections.flag.${point.flagged}.short`) }),
        })),
      };
    }),
  };
}

/** What colours and shapes stand for. */
function Legend({ collection, groups }: { collection: Collection; groups: readonly string[] }): ReactNode {
  const words = useWords();
  const names = groups.length > 1;
  return (
    <ul className={styles.legend} aria-label={words('collections.legend')}>
      {groups.map((group, at) => (
        <li key={group}>
          <svg viewBox="0 0 14 14" width="14" height="14" aria-hidden="true">
            <GroupMark group={at} x={7} y={7} radius={4.5} unit={1} />
          </svg>
          {names && collection.colouredBy !== null
            ? valueName(words, collection.colouredBy, group)
            : words(`collections.legend.${collection.noun}`)}
        </li>
      ))}
      <li className={styles.note}>{words('collections.legend.cluster')}</li>
    </ul>
  );
}

/** The legend of an image. */
function LegendPicture({ collection, groups }: { collection: Collection; groups: readonly string[] }): null {
  const words = useWords();
  const picture = useContext(PictureContext);
  picture?.add(
    keyPicture(
      [
        ...groups.map((group, at) => ({
          sample: {
            width: 14,
            height: 14,
            content: <GroupMark group={at} x={7} y={7} radius={4.5} unit={1} />,
          },
          text:
            collection.colouredBy === null
              ? words(`collections.legend.${collection.noun}`)
              : valueName(words, collection.colouredBy, group),
        })),
        { sample: null, text: words('collections.legend.cluster') },
      ],
      { width: picture.width, fontSize: 12.5 },
    ),
  );
  return null;
}
