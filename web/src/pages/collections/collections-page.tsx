import { useQuery } from '@tanstack/react-query';
import { memo, type ReactNode, useCallback, useMemo, useState } from 'react';
import {
  type Collection,
  type CollectionId,
  collections,
  findCollection,
} from '#catalog/germplasm/collections.ts';
import { collectionAddresses } from '#contract/collection-addresses.ts';
import { noFilter, type Points, readPoints, without } from '#domain/germplasm/points.ts';
import { hasFailed, useAskAgainOn } from '../../api/failed-parts.ts';
import { valueOr } from '../../api/loaded.ts';
import { askFor, browserGetJson } from '../../api/queries.ts';
import { AdjustedNotice } from '../../blocks/adjusted-notice.tsx';
import { FailedPart } from '../../blocks/failed-part.tsx';
import { FollowedHere } from '../../blocks/list/followed.tsx';
import { NoRows } from '../../blocks/list/list-parts.tsx';
import { useAddressView } from '../../blocks/use-address-view.ts';
import { useHead } from '../../blocks/use-head.ts';
import { ViewTabs } from '../../blocks/view-tabs.tsx';
import { headlineOf } from '../../figure/figure.ts';
import { useSpeech } from '../../i18n/speech.ts';
import { useWorld } from '../../map/world-source.ts';
import { Chip } from '../../ui/chip.tsx';
import { LiveRegion } from '../../ui/notice.tsx';
import { PageLayout } from '../../ui/page-layout.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { EmptyState } from '../../ui/state-message.tsx';
import { TabPanel } from '../../ui/tabs.tsx';
import { useAfterFrame } from '../../ui/use-after-frame.ts';
import { ViewLink } from '../../ui/view-link.tsx';
import { collectionsAddress } from '../../url/collections-params.ts';
import { AboutCollection, CollectionMetadata } from './about-collection.tsx';
import { CollectionFigure } from './collection-figure.tsx';
import { CollectionFilters } from './collection-filters.tsx';
import { foundText, headingText, introText, largestText, partText } from './collection-texts.ts';
import type { CollectionsControl, CollectionsPageData, ShownPoints } from './collections-data.ts';
import styles from './collections-page.module.css';
import { PointCard } from './point-card.tsx';
import { PointList } from './point-list.tsx';
import { placePoints, pointsOnPage, showPoints, withCountries } from './shown-points.ts';

/** The place of a ring that was pressed, which no field has. */
function ChosenPlace({ control: { view, show, hrefOf } }: { control: CollectionsControl }): ReactNode {
  const { words, formats } = useSpeech();
  if (view.filter.at === null) return null;
  const text = partText(words, formats, view.filter, 'at');
  const filter = { ...view.filter, at: null };
  return (
    <p data-print="no">
      <Chip
        text={text}
        label={words('map.chosen.remove', { what: text })}
        href={hrefOf({ filter })}
        onRemove={() => show({ filter })}
      />
    </p>
  );
}

function NothingFound({
  shownPoints,
  control,
}: {
  shownPoints: ShownPoints;
  control: CollectionsControl;
}): ReactNode {
  const { view, follow, hrefOf } = control;
  const { words, formats } = useSpeech();
  const plain = hrefOf({ filter: noFilter });
  return (
    <FollowedHere show={follow}>
      <NoRows
        total={0}
        page={view.page}
        onPage={pointsOnPage}
        chosen={shownPoints.without.map(({ part, count }) => ({
          ...{ text: partText(words, formats, view.filter, part), count },
          href: hrefOf({ filter: without(view.filter, part) }),
        }))}
        {...{ plain, first: plain }}
      />
    </FollowedHere>
  );
}

const LaterList = memo(PointList);

/** The list follows when the map and the counts are painted. */
function FollowingList(props: { listed: ListedPoints }): ReactNode {
  const { collection, shownPoints, control } = useAfterFrame(props.listed);
  return shownPoints === null || shownPoints.total === 0 ? null : (
    <LaterList {...{ collection, shownPoints, control }} />
  );
}

interface ListedPoints {
  collection: Collection;
  shownPoints: ShownPoints | null;
  control: CollectionsControl;
}

function usePoints(collection: string): { points: Points | null; isNone: boolean; failed: boolean } {
  const query = useQuery({
    queryKey: ['collection', collection],
    queryFn: async () =>
      readPoints(await askFor(browserGetJson, 'collectionColumns', collectionAddresses.columns(collection))),
  });
  const points = query.data ?? null;
  return {
    points,
    isNone: points?.count === 0,
    failed: points === null && hasFailed(query),
  };
}

function useFoundPoints(data: CollectionsPageData, { view, fresh }: CollectionsControl) {
  const world = useWorld();
  const collection = findCollection(view.collection) ?? collections[0];
  const loaded = usePoints(collection.id);
  const isFirst = view.collection === data.view.collection;
  const first = isFirst && data.first.state === 'loaded' ? data.first.value : null;
  const points = useMemo(
    () => loaded.points && world && withCountries(loaded.points, world),
    [loaded.points, world],
  );
  const computed = useMemo(
    () => (points === null || points.count === 0 ? null : showPoints(points, view)),
    [points, view],
  );
  const rows = computed?.rows ?? null;
  const placed = useMemo(
    () =>
      world === null || points === null || rows === null
        ? null
        : placePoints(world, points, { rows, collection: collection.id }),
    [world, points, rows, collection],
  );
  const shownPoints = computed?.shownPoints ?? (fresh ? (first?.shownPoints ?? null) : null);
  return {
    ...{ world, collection, points, rows, placed, shownPoints },
    map: first?.map ?? null,
    // Options stay where a view could not be counted, so that a choice is visible and can be removed.
    choices: shownPoints ?? first?.shownPoints ?? null,
    failed: loaded.failed || (isFirst && data.first.state === 'failed' && points === null),
    isNone: loaded.isNone || (points === null && isFirst && data.first.state === 'loaded' && first === null),
  };
}

function useRecord(data: CollectionsPageData, collection: CollectionId, point: number | null) {
  return useQuery({
    queryKey: ['collection-point', collection, point],
    queryFn: () =>
      askFor(browserGetJson, 'collectionPoint', collectionAddresses.point(collection, point ?? 0)),
    enabled: point !== null,
    initialData:
      collection === data.view.collection && data.record.state === 'loaded' && data.record.value?.id === point
        ? data.record.value
        : undefined,
  });
}

function CollectionCards(props: {
  list: CollectionsPageData['list'];
  chosen: CollectionId;
  control: CollectionsControl;
}): ReactNode {
  const { list, chosen, control } = props;
  const { words, formats } = useSpeech();
  const summaries = valueOr(list, []);
  return (
    <nav className={styles.cards} aria-label={words('collections.choose')} data-print="no">
      {collections.map(({ id, noun }) => {
        const summary = summaries.find((one) => one.id === id);
        // One without points is listed only where its address asks for it.
        if (summary?.count === 0 && id !== chosen) return null;
        return (
          <ViewLink
            key={id}
            href={control.hrefOf({ collection: id })}
            onChoose={() => control.show({ collection: id })}
            className={styles.card}
            current={id === chosen ? 'page' : undefined}
          >
            <strong>{words(`collections.${id}.name`)}</strong>
            {summary !== undefined && (
              <span>
                {summary.count === 0
                  ? words('collections.absent')
                  : headlineOf(foundText(words, formats, { noun }, { ...summary, total: summary.count }))}
              </span>
            )}
          </ViewLink>
        );
      })}
    </nav>
  );
}

export function CollectionsPage({ data }: { data: CollectionsPageData }): ReactNode {
  const control = useAddressView(data, collectionsAddress);
  const { view, show, hrefOf, fresh } = control;
  const { words, formats } = useSpeech();
  useAskAgainOn(view);
  const matches = useFoundPoints(data, control);
  const { collection, world, points, rows, placed, shownPoints, choices } = matches;
  const missing = matches.failed ? (
    <FailedPart />
  ) : (
    <Skeleton height="70vh" label={words('dataPage.state.loading')} />
  );
  const record = useRecord(data, collection.id, view.point);
  const [isChosen, setChosen] = useState(false);
  const heading = headingText(words, collection.id, view.filter.country);
  useHead(heading, words, hrefOf({}).replace(/^\?$/, ''));
  const finding =
    shownPoints === null
      ? introText(words, collection.id)
      : [
          foundText(words, formats, collection, shownPoints, view.filter),
          // Where the figure's finding is another one.
          shownPoints.halves === null
            ? undefined
            : largestText(words, formats, collection, { shownPoints, filter: view.filter }),
        ]
          .filter((text) => text !== undefined)
          .join(' ');
  const version = data.release.pinned ? data.release.id : null;
  const source =
    data.list.state === 'loaded'
      ? (data.list.value.find(({ id }) => id === collection.id)?.source ?? null)
      : null;
  const listed = useMemo(() => ({ collection, shownPoints, control }), [collection, shownPoints, control]);
  const choosePlace = useCallback(
    (place: number): void => {
      if (points === null) return;
      const rowsHere = [...(rows ?? [])].filter((row) => points.places[row] === place);
      const [one] = rowsHere;
      setChosen(true);
      if (rowsHere.length === 1 && one !== undefined) show({ point: points.ids[one] ?? null });
      else {
        const at = [points.latitudes[place] ?? 0, points.longitudes[place] ?? 0] as const;
        show({ filter: { ...view.filter, at } });
      }
    },
    [points, rows, show, view.filter],
  );
  return (
    <PageLayout>
      <PageTitle
        icon="beans"
        title={heading}
        finding={finding}
        tabs={
          <ViewTabs
            view="collections.tab.view"
            value={view.tab}
            hrefOf={(tab) => hrefOf({ tab })}
            onChoose={(tab) => show({ tab })}
          />
        }
      />
      <LiveRegion text={shownPoints === null ? '' : `${heading}. ${finding}`} />
      {fresh && <AdjustedNotice ignored={data.ignored} shown={heading} />}
      <TabPanel id={view.tab}>
        <PageLayout>
          {view.tab === 'metadata' ? (
            <CollectionMetadata {...{ collection, source, data, control }} title={heading} />
          ) : (
            <>
              <CollectionCards list={data.list} chosen={collection.id} control={control} />
              {matches.isNone ? (
                <EmptyState
                  text={words('collections.absent')}
                  hint={words('collections.absent.hint', {
                    name: words(`collections.${collection.id}.name`),
                  })}
                />
              ) : choices === null ? (
                missing
              ) : (
                <>
                  <CollectionFilters {...{ collection, control, version }} shownPoints={choices} />
                  {shownPoints?.total === 0 ? (
                    <NothingFound {...{ shownPoints, control }} />
                  ) : (
                    <ChosenPlace control={control} />
                  )}
                  {shownPoints === null ? (
                    missing
                  ) : (
                    <CollectionFigure
                      found={{
                        collection,
                        filter: view.filter,
                        shownPoints,
                        source,
                        points,
                        map: matches.map,
                      }}
                      {...{ control, world, placed }}
                      release={data.release}
                      onPlace={choosePlace}
                    />
                  )}
                  {view.point !== null && (
                    <PointCard
                      {...{ collection, control }}
                      point={view.point}
                      record={record.data}
                      failed={record.data === undefined && hasFailed(record)}
                      takesFocus={isChosen || !fresh}
                    />
                  )}
                  <FollowingList listed={listed} />
                </>
              )}
              <AboutCollection {...{ collection, source, control }} />
            </>
          )}
        </PageLayout>
      </TabPanel>
    </PageLayout>
  );
}
