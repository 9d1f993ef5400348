import type { Collection } from '#catalog/germplasm/collections.ts';
import type { PriceSource } from '#contract/prices.ts';
import { type FilterPart, filterParts, isSet, noFilter, type PointFilter } from '#domain/germplasm/points.ts';
import { areaName, areaWords } from '../../i18n/area-words.ts';
import type { Formats } from '../../i18n/formats.ts';
import type { Words } from '../../i18n/words.tsx';
import type { ShownPoints } from './collections-data.ts';

/** "Where bean landraces were collected", or the same "in Kenya". The specimens are of one country, which their heading has. */
export function headingText(words: Words, collection: string, country: string | null = null): string {
  const title = words(`collections.${collection}.heading`);
  return country === null || collection === 'mexico-specimens'
    ? title
    : words('collections.heading.country', { title, ...areaWords(words, country) });
}

export const introText = (words: Words, collection: string): string =>
  words(`collections.${collection}.description`);

/** Name of a facet's value; a species is its own name. */
export function valueName(words: Words, facet: string, value: string): string {
  return facet === 'species' && value !== 'unknown' ? value : words(`collections.${facet}.${value}`);
}

export function foundText(
  words: Words,
  formats: Formats,
  { noun }: Pick<Collection, 'noun'>,
  { total, count, places }: Pick<ShownPoints, 'total' | 'count' | 'places'>,
  filter: PointFilter = noFilter,
): string {
  const number = (value: number): string => formats.number(value, 0);
  const country = filterParts.every((part) => part === 'country' || !isSet(filter, part))
    ? filter.country
    : null;
  const some = country === null ? 'collections.finding.some' : 'collections.finding.country';
  const any = total === 0 ? 'collections.finding.none' : some;
  return words(total === count ? 'collections.finding.all' : any, {
    ...(country === null ? {} : areaWords(words, country)),
    noun,
    what: words(`collections.noun.${noun}`, { count }),
    ...{ total: number(total), count: number(count), places: number(places) },
    ...{ placesCount: places, totalCount: total, isEach: places === total ? 'yes' : 'no' },
  });
}

/**
 * The groups that lead north and south of the equator, or the largest one of the points found. Counts of a facet leave its own choice out, so where groups were chosen the largest is one of
 * them, and of a single one there is nothing to say.
 */
export function groupText(
  words: Words,
  formats: Formats,
  { colouredBy, facets }: Collection,
  { shownPoints, filter }: { shownPoints: ShownPoints; filter: PointFilter },
): string | undefined {
  if (shownPoints.halves !== null)
    return words('collections.finding.halves', {
      north: shownPoints.halves.north.pool,
      northShare: formats.editedPercent(shownPoints.halves.north.share, 0),
      south: shownPoints.halves.south.pool,
      southShare: formats.editedPercent(shownPoints.halves.south.share, 0),
    });
  return largestText(words, formats, { colouredBy, facets }, { shownPoints, filter });
}

export function largestText(
  words: Words,
  formats: Formats,
  { colouredBy, facets }: Pick<Collection, 'colouredBy' | 'facets'>,
  { shownPoints, filter }: { shownPoints: ShownPoints; filter: PointFilter },
): string | undefined {
  const by = colouredBy ?? facets[0] ?? 'species';
  const chosen = filter[by];
  const [largest] = shownPoints.facets[by]
    .filter(({ value }) => value !== 'unknown' && (chosen.length === 0 || chosen.includes(value)))
    .toSorted((one, other) => other.count - one.count);
  if (largest === undefined || largest.count === 0 || chosen.length === 1) return undefined;
  return words(`collections.finding.${by}`, {
    value: valueName(words, by, largest.value),
    code: largest.value,
    share: formats.editedPercent(largest.count / shownPoints.total, 0),
  });
}

export function partText(words: Words, formats: Formats, filter: PointFilter, part: FilterPart): string {
  if (part === 'country')
    return `${words('dataPage.filters.country')}: ${areaName(words, filter.country ?? '')}`;
  if (part === 'at') return words('collections.chip.at', { place: (filter.at ?? []).join(', ') });
  if (part === 'where') return words(`collections.where.${filter.where}`);
  if (part === 'weight' || part === 'altitude' || part === 'year') {
    const { from, to } = filter[part];
    const number = (value: number): string =>
      part === 'year' ? formats.year(value) : formats.number(value, 1);
    const range =
      from === null
        ? words('collections.chip.to', { to: number(to ?? 0) })
        : to === null
          ? words('collections.chip.from', { from: number(from) })
          : words('collections.chip.range', { from: number(from), to: number(to) });
    return `${words(`collections.measure.${part}`)}: ${range}`;
  }
  const names = filter[part].map((value) => {
    const key = `collections.${part}.${value}`;
    return part !== 'species' || value === 'unknown' ? (words.has(key) ? words(key) : value) : value;
  });
  return `${words(`collections.facet.${part}`)}: ${formats.list(names)}`;
}

export function sourceText(words: Words, { key, title, publisher }: PriceSource): string {
  const named = words.has(`sources.${key}`) ? words(`sources.${key}`) : title;
  const by = words.has(`sources.${key}.publisher`) ? words(`sources.${key}.publisher`) : publisher;
  return `${named} (${by})`;
}
