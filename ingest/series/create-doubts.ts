import { doubtReasons, eventIds } from '#catalog/doubts.ts';
import { groupBy } from '#domain/group-by.ts';
import { IngestError } from '../errors.ts';
import type { Database } from '../steps/database.ts';
import { createReleaseTables, insertRows } from '../steps/release-rows.ts';
import type { Source } from '../steps/source.ts';
import { findDoubts, type KnownDoubt, type KnownEvent } from './doubts.ts';
import { createPassages } from './passages.ts';
import { readServedSeries, type SeriesByKey } from './served-series.ts';

/** Where series break or go on in another edition, and which figures are doubtful: the series are in memory no longer than for that. */
export async function judgeSeries(db: Database, sources: readonly Source[]): Promise<void> {
  const series = await readServedSeries(db, sources);
  await createPassages(db, series);
  await createDoubts(db, series);
}

/** A word of a mapping that has to be one of a list. */
function requireOne<Id extends string>(ids: readonly Id[], word: string, file: string): Id {
  const found = ids.find((id) => id === word);
  if (found === undefined)
    throw new IngestError('bad-value', `mappings/${file}: "${word}" is none of ${ids.join(', ')}.`);
  return found;
}

async function readKnown(db: Database): Promise<KnownDoubt[]> {
  // Rows of prices name their type where those of figures have an element.
  const rows = await db.rows(`SELECT area, item, element, "first", "last", reason, link FROM map_doubtful
    WHERE regexp_matches(element, '^[0-9]+$')`);
  return rows.map((row) => ({
    area: String(row.area),
    item: String(row.item),
    element: Number(row.element),
    first: Number(row.first),
    last: Number(row.last),
    reason: requireOne(doubtReasons, String(row.reason), 'doubtful.csv'),
    link: row.link === null ? null : String(row.link),
  }));
}

async function readCauses(db: Database): Promise<KnownEvent[]> {
  const rows = await db.rows('SELECT area, item, elements, "first", "last", event FROM map_events');
  return rows.map((row) => ({
    area: String(row.area),
    item: String(row.item),
    elements: String(row.elements).split(' ').map(Number),
    first: Number(row.first),
    last: Number(row.last),
    event: requireOne(eventIds, String(row.event), 'events.csv'),
  }));
}

async function readMembers(db: Database): Promise<(aggregate: string, year: number) => readonly string[]> {
  const rows = await db.rows('SELECT aggregate, area, first_year, last_year FROM member');
  const byAggregate = groupBy(rows, (row) => String(row.aggregate));
  return (aggregate, year) =>
    (byAggregate.get(aggregate) ?? []).flatMap((row) =>
      Number(row.first_year) <= year && year <= Number(row.last_year) ? [String(row.area)] : [],
    );
}

/**
 * `doubtful_figure(indicator, element, area, year, reason, link)`: figures that are not believed enough to lead, and
 * `figure_event(…, event)`: figures that are out of the ordinary for a reason that is known.
 */
async function createDoubts(db: Database, all: SeriesByKey): Promise<void> {
  await createReleaseTables(db, ['doubtful_figure', 'figure_event']);
  const { doubts, events } = findDoubts(all, {
    countries: new Set(await db.texts("SELECT code FROM area WHERE kind <> 'aggregate'")),
    membersOf: await readMembers(db),
    known: await readKnown(db),
    causes: await readCauses(db),
  });
  const rowsOf = <Mark>(
    marks: ReadonlyMap<string, ReadonlyMap<number, Mark>>,
    cells: (mark: Mark) => object,
  ): object[] =>
    [...marks].flatMap(([key, years]) => {
      const { figures: _, ...series } = all.get(key) ?? {};
      return [...years].map(([year, mark]) => ({ ...series, year, ...cells(mark) }));
    });
  await insertRows(
    db,
    'doubtful_figure',
    rowsOf(doubts, (doubt) => doubt),
  );
  await insertRows(
    db,
    'figure_event',
    rowsOf(events, (event) => ({ event })),
  );
}
