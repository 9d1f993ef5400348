import { type ReactNode, useMemo } from 'react';
import { FigureFrame } from '../../figure/figure-frame.tsx';
import { FigurePlaceContext } from '../../figure/figure-place.ts';
import { useSpeech } from '../../i18n/speech.ts';
import type { PlacedGroups } from '../../map/cluster-model.ts';
import type { WorldShapes } from '../../map/world-shapes.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { type FoundPoints, pointsFigure, sourceOf } from './collection-figures.tsx';
import { CollectionMap } from './collection-map.tsx';
import { CollectionKey } from './collection-picture.tsx';
import type { CollectionsControl, CollectionsPageData } from './collections-data.ts';
import styles from './collections-page.module.css';
import { measureFigures } from './measure-figures.tsx';
import { boundsOf } from './shown-points.ts';

export function CollectionFigure(props: {
  found: FoundPoints;
  control: CollectionsControl;
  world: WorldShapes | null;
  placed: PlacedGroups | null;
  release: CollectionsPageData['release'];
  onPlace: (place: number) => void;
}): ReactNode {
  const { found, control, world, release } = props;
  const { collection, shownPoints, source, points, filter } = found;
  const speech = useSpeech();
  const { words } = speech;
  const figure = pointsFigure(found, speech);
  const { country } = filter;
  const first = useMemo(() => {
    const bounds = world === null || points === null ? null : boundsOf(world, points, country);
    return bounds === null ? found.map : { clusters: found.map?.clusters ?? [], bounds };
  }, [world, points, country, found.map]);
  const metadata = control.hrefOf({ tab: 'metadata' });
  const place = useMemo(
    () => ({ page: 'collections', search: control.hrefOf({}), release, cite: `${metadata}#cite` }),
    [control, release, metadata],
  );
  return (
    <FigurePlaceContext.Provider value={place}>
      <FigureFrame
        figure={figure}
        hasTable={false}
        links={
          <>
            <p>
              <a href={`${metadata}#metadata-caption`}>{words('collections.definitions')}</a>
            </p>
            {source !== null && !source.exportable && <p>{words('collections.closed')}</p>}
          </>
        }
      >
        <div className={styles.still}>
          {first === null || world === null ? (
            <Skeleton ratio="1.6 / 1" label={words('dataPage.state.loading')} />
          ) : (
            <CollectionMap
              key={collection.id}
              {...{ world, first, country }}
              placed={props.placed}
              label={words('map.label', { title: figure.title })}
              summary={`${figure.finding} ${words(shownPoints.places === 0 ? 'collections.map.none' : 'collections.map.summary')}`}
              onPlace={props.onPlace}
            />
          )}
          <CollectionKey collection={collection} />
        </div>
      </FigureFrame>
      <div className={styles.measures}>
        {measureFigures(collection, shownPoints, sourceOf(source, speech), speech).map((measure) => (
          <FigureFrame key={measure.id} figure={measure} />
        ))}
      </div>
    </FigurePlaceContext.Provider>
  );
}
