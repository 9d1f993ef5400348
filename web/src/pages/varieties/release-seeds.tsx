import type { ReactNode } from 'react';
import { seedLookIds, seedLooks } from '#catalog/germplasm/seed-looks.ts';
import { varietyTopics } from '#catalog/germplasm/varieties.ts';
import { Seeds } from '../../charts/seeds/seeds.tsx';
import { areaName } from '../../i18n/area-words.ts';
import type { Speech } from '../../i18n/speech.ts';
import type { Words } from '../../i18n/words.tsx';
import type { ReleasedVariety, VarietiesPageData } from './load-varieties-page.ts';
import { decadeText } from './variety-texts.ts';

/** The crop whose seeds are drawn in their colours. */
export const hasSeedLooks = (crop: string): boolean => crop === 'beans';

/** The fewest varieties of a sentence on years, or on a trait. */
const fewest = 5;

export const lookName = (words: Words, look: ReleasedVariety['seed']): string =>
  words(`varieties.seed.${look ?? 'none'}`);

const placeOf = ({ seed }: ReleasedVariety): number =>
  seed === null ? seedLookIds.length : seedLookIds.indexOf(seed);

/** Years in their order, the unknown last; in a year by colour, those without one on top. */
export const inOrder = (rows: readonly ReleasedVariety[]): ReleasedVariety[] =>
  rows.toSorted(
    (a, b) =>
      (a.year ?? Number.MAX_SAFE_INTEGER) - (b.year ?? Number.MAX_SAFE_INTEGER) ||
      placeOf(a) - placeOf(b) ||
      (a.name < b.name ? -1 : 1),
  );

/** Every variety a seed over its year; those outside the years of the view are pale. */
export function ReleaseSeeds(props: {
  title: string;
  data: Pick<VarietiesPageData, 'crop' | 'view'>;
  rows: readonly ReleasedVariety[];
  speech: Speech;
}): ReactNode {
  const { title, data, rows, speech } = props;
  const { words, formats } = speech;
  const { from, to } = data.view;
  const isOut = (year: number | null): boolean =>
    (from !== null || to !== null) && (year === null || year < (from ?? year) || year > (to ?? year));
  const hasLooks = hasSeedLooks(data.crop);
  return (
    <Seeds
      title={title}
      hint={words('varieties.decades.keys')}
      seeds={inOrder(rows).map(({ id, name, country, year, seed }) => ({
        ...{ id, year, look: seed, faded: isOut(year) },
        text: [
          name,
          areaName(words, country),
          year === null ? words('varieties.decades.noYear') : formats.year(year),
          ...(hasLooks ? [lookName(words, seed)] : []),
        ].join(', '),
      }))}
      looks={
        hasLooks
          ? [...seedLookIds, null].map((id) => ({
              ...{ id, name: lookName(words, id), look: id === null ? null : seedLooks[id] },
            }))
          : []
      }
      unknown={words('varieties.decades.box', { count: rows.filter(({ year }) => year === null).length })}
      formatYear={formats.year}
      formatTallest={(count, year) => words('varieties.decades.tallest', { count, year: formats.year(year) })}
    />
  );
}

const decadeOf = (year: number): number => Math.floor(year / 10) * 10;

/**
 * The decade with most varieties, and the trait with most whose varieties all came after the first decade; `undefined` where few years are
 * known or two decades lead.
 */
export function releaseFacts(rows: readonly ReleasedVariety[]) {
  const years = rows.flatMap(({ year }) => year ?? []);
  if (years.length < fewest) return undefined;
  const counts = new Map<number, number>();
  for (const year of years) counts.set(decadeOf(year), (counts.get(decadeOf(year)) ?? 0) + 1);
  const [most, second] = [...counts].sort((a, b) => b[1] - a[1]);
  if (most === undefined || second === undefined || most[1] === second[1]) return undefined;
  const start = Math.min(...counts.keys());
  const traits = varietyTopics.flatMap((trait) => {
    const withTrait = rows.filter(({ traits }) => traits.includes(trait));
    const dated = withTrait.flatMap(({ year }) => year ?? []);
    const since = Math.min(...dated);
    return withTrait.length >= fewest && dated.length === withTrait.length && decadeOf(since) > start
      ? [{ trait, count: withTrait.length, since }]
      : [];
  });
  return {
    ...{ decade: most[0], count: most[1], total: years.length },
    trait: traits.toSorted((a, b) => b.count - a.count)[0],
  };
}

/** A trait that all of them have, as a sentence. */
function commonTrait(rows: readonly ReleasedVariety[], words: Words): string | undefined {
  const trait = varietyTopics.find((topic) => rows.every(({ traits }) => traits.includes(topic)));
  return rows.length < fewest || trait === undefined
    ? undefined
    : words(`varieties.decades.all.${trait}`, { count: rows.length });
}

/** The years of a few varieties; `undefined` where fewer than two are known, or all are of one. */
function spanFinding(
  rows: readonly ReleasedVariety[],
  { words, formats }: Pick<Speech, 'words' | 'formats'>,
): string | undefined {
  const years = rows.flatMap(({ year }) => year ?? []);
  const [from, to] = [Math.min(...years), Math.max(...years)];
  return years.length < 2 || from === to
    ? undefined
    : words('varieties.decades.span', {
        known: years.length,
        from: formats.year(from),
        to: formats.year(to),
      });
}

/** When varieties came, as a sentence; else what they have in common. */
export function releaseFinding(
  rows: readonly ReleasedVariety[],
  { words, formats }: Speech,
): string | undefined {
  const facts = releaseFacts(rows);
  if (facts === undefined) return commonTrait(rows, words) ?? spanFinding(rows, { words, formats });
  const { decade, count, total, trait } = facts;
  const decades = words('varieties.decades.finding', { decade: decadeText(formats, decade), count, total });
  if (trait === undefined) return decades;
  const since = { count: trait.count, since: formats.year(trait.since) };
  return words('varieties.decades.both', {
    decades,
    trait: words(`varieties.decades.since.${trait.trait}`, since),
  });
}
