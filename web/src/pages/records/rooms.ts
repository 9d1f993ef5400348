import { type RecordKindId, recordPages } from '#datasets/record-kinds.ts';

/** A room: a page of records that is empty until somebody hands records in. */
export interface Room {
  /** Its title and description are the words `records.title.<id>` and `records.description.<id>`. */
  id: string;
  kind: RecordKindId;
  /** Its path below `/{crop}`. */
  path: string;
  /** Shows the measured traits, with or without records. */
  isInformation: boolean;
}

/** The record page of seed that PABRA's members produce, among PABRA's pages. */
export const seedRoom: Room = {
  id: 'seed-production',
  kind: 'seed-production',
  path: '/pabra/seed-production',
  isInformation: false,
};

/** Every room, in the order in which lists name them. */
export const rooms: readonly Room[] = [seedRoom, ...recordPages];
