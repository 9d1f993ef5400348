import type { Words } from '../../i18n/words.tsx';
import type { RoomData } from './room-data.ts';

/** How many records a room has under its filters, of how many countries and suppliers; `null` where nobody has filled it, or they leave nothing. */
export function roomFinding(words: Words, { isInformation, view, answer }: RoomData): string | null {
  if (isInformation || answer.state === 'failed' || answer.value.sources.length === 0) return null;
  const { total, facets } = answer.value;
  if (total === 0) return null;
  const chosen = (ids: readonly { id: string }[], one: string | null): number =>
    ids.filter(({ id }) => one === null || id === one).length;
  return words('records.finding', {
    total,
    countries: chosen(facets.country, view.country),
    suppliers: chosen(facets.source, view.source),
  });
}
