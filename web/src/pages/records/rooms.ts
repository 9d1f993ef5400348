import type { Crop } from '#catalog/crop.ts';
import type { RecordKindId } from '#datasets/record-kinds.ts';

/** A room: a page that stands empty until somebody hands records in. */
export interface Room {
  id: 'seed-production' | 'quotes' | 'quality-information' | 'quality-results';
  kind: RecordKindId;
  /** Its path below `/{crop}`. */
  path: string;
  /** Word key `crops.<crop>.title.<title>`, or a key of its own. */
  title: (crop: Crop) => string;
}

const cropTitle =
  (title: string): Room['title'] =>
  (crop) =>
    `crops.${crop.id}.title.${title}`;

/** Every room, in the order in which lists name them. */
export const rooms: readonly Room[] = [
  {
    id: 'seed-production',
    kind: 'seed-production',
    path: '/pabra/seed-production',
    title: () => 'records.room.seed-production',
  },
  { id: 'quotes', kind: 'quotes', path: '/data/quotes', title: cropTitle('quotes') },
  {
    id: 'quality-information',
    kind: 'industrial-quality',
    path: '/data/industrial-quality/general-information',
    title: cropTitle('industrial-quality'),
  },
  {
    id: 'quality-results',
    kind: 'industrial-quality',
    path: '/data/industrial-quality/results',
    title: cropTitle('industrial-quality'),
  },
];
