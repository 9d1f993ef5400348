import type { PriceMap } from '#contract/prices.ts';
import type { RouteAnswer } from '#contract/routes.ts';
import type { RecordKindId } from '#datasets/record-kinds.ts';
import type { Loaded } from '../../api/loaded.ts';
import type { RankedCountry } from '../../api/ranked-countries.ts';
import type { RecordsView } from '../../url/records-params.ts';
import type { Room } from './rooms.ts';

export type RoomRecords = RouteAnswer<'records'>;

/** A column of the table that suppliers fill. */
export interface RoomColumn {
  name: string;
  isNumber: boolean;
  /** The template's value; empty where it has none. */
  example: string;
}

/** Countries ranked by a figure related to the records, in one year; the largest value first. */
export interface NearestFigure {
  /** Word key `records.nearest.<id>`. */
  id: string;
  /** Element and item of its figures; `null` of prices in US$ per kg. */
  of: { element: number; item: number } | null;
  /** The figure's section, and the path of its page, without language. */
  section: string;
  path: string;
  year: number;
  places: readonly RankedCountry[];
  /** Those of prices. */
  sources: PriceMap['sources'];
}

/** Data of a record page. */
export interface RoomData {
  room: Room['id'];
  isInformation: boolean;
  kind: RecordKindId;
  /** "of beans", in the reader's language. */
  cropOf: string;
  crop: string;
  /** The network whose members' records the page has; `null` for all countries. */
  network: string | null;
  /** Path without language. */
  path: string;
  /** The other record page of the same kind: measured traits, or results. */
  other: string | null;
  release: { id: string; created: string; pinned: boolean };
  view: RecordsView;
  search: string;
  answer: Loaded<RoomRecords>;
  columns: readonly RoomColumn[];
}
