import { areaWords } from '../../i18n/area-words.ts';
import type { Speech } from '../../i18n/speech.ts';
import type { RoomData } from './room-data.ts';

/** Number of a page's records under its filters, their countries and number of suppliers; `null` without records. */
export function roomFinding(
  { words, formats }: Speech,
  { isInformation, view, answer }: RoomData,
): string | null {
  if (isInformation || answer.state === 'failed' || answer.value.sources.length === 0) return null;
  const { total, facets, sources } = answer.value;
  if (total === 0)
    return words('records.finding.none', { records: sources.reduce((sum, { records }) => sum + records, 0) });
  const inUse = <Choice extends { id: string }>(choices: readonly Choice[], id: string | null) =>
    choices.filter((choice) => id === null || choice.id === id);
  const countries = inUse(facets.country, view.country);
  const [most] = countries;
  if (most === undefined) return null;
  const suppliers = inUse(facets.source, view.source).length;
  const place = areaWords(words, most.id);
  if (countries.length === 1) return words('records.finding.country', { total, suppliers, ...place });
  return words('records.finding', {
    ...{ suppliers, ...place },
    total: formats.number(total, 0),
    countries: formats.number(countries.length, 0),
    most: formats.number(most.count, 0),
  });
}

/** The newest year of a list of records; `null` of other pages, and where there is none. */
export const latestYear = ({ isInformation, answer }: RoomData): number | null =>
  isInformation || answer.state === 'failed' ? null : (answer.value.years?.last ?? null);
