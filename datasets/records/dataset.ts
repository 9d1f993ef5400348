import { type RecordKindId, recordKindIds, recordKinds, recordsOnPage } from '#catalog/records/kinds.ts';
import { networkAreas } from '#catalog/regions/networks.ts';
import { choice, country, crop, dataset, limit, search, source } from '../engine/dataset.ts';

/** A record as somebody handed it in: its source, its place in what that supplier handed in, and its cells by column of the import. */
export interface HandedIn {
  source: string;
  place: number;
  cells: Readonly<Record<string, string | number | null>>;
}

const textOf = ({ cells }: HandedIn, column: string): string | null => cells[column]?.toString() ?? null;

/** The year of a record; a quote has a day. */
export const yearOf = (row: HandedIn): number | null => {
  const said = Number((textOf(row, 'year') ?? textOf(row, 'date') ?? '').slice(0, 4));
  return said > 0 ? said : null;
};

const recordsOf = (id: RecordKindId) =>
  dataset<HandedIn>()({
    id,
    filters: {
      country: country((row) => textOf(row, 'country')),
      crop: crop((row) => textOf(row, 'crop')),
      /** PABRA, or one of its networks. Which countries they are the release says: whoever asks has taken the rows of its members. */
      network: choice(() => networkAreas, networkAreas),
      /** Class of seed, what a price is, what was measured. */
      type: choice((row) => textOf(row, recordKinds[id].type), null, { example: 'certified' }),
      from: limit('from', yearOf),
      to: limit('to', yearOf),
      q: search((row) => recordKinds[id].searched.map((column) => textOf(row, column) ?? '')),
      source: source((row) => row.source),
    },
    sorts: { newest: { of: (row) => textOf(row, 'date') ?? yearOf(row), first: 'desc' } },
    sort: 'newest',
    tie: (row) => `${textOf(row, 'country')} ${textOf(row, 'crop')}`,
    onPage: recordsOnPage,
  });

/** Records that people hand in and no publisher has, by the id of their import. */
export const records = Object.fromEntries(recordKindIds.map((id) => [id, recordsOf(id)])) as Readonly<
  Record<RecordKindId, ReturnType<typeof recordsOf>>
>;
