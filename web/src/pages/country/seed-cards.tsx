import { genePools } from '#catalog/germplasm/collections.ts';
import { PointsPicture } from '../../charts/cards/points-picture.tsx';
import { poolColours } from '../../charts/cards/pool-colours.ts';
import { YearBars } from '../../charts/cards/year-bars.tsx';
import { countColumn, yearColumn } from '../../figure/columns.ts';
import { columnOf, tableOf } from '../../figure/figure.ts';
import { accent, type Card, type CardInput, cardSources, toCard } from './card-input.ts';

/** Values of years one after another, `null` where there is none. */
function byYear<Row extends { year: number }>(
  rows: readonly Row[],
  countOf: (row: Row) => number | null,
): { since: number; to: number; values: (number | null)[] } {
  const since = rows[0]?.year ?? 0;
  const to = rows.at(-1)?.year ?? since;
  const values = new Map(rows.map((row) => [row.year, countOf(row)]));
  return {
    since,
    to,
    values: Array.from({ length: to - since + 1 }, (_, at) => values.get(since + at) ?? null),
  };
}

export function samplesCard(input: CardInput): Card | null {
  const { cards, named, speech, own, paths } = input;
  const { words, formats } = speech;
  const { samples } = own;
  if (samples === null || samples.received === null) return null;
  const { since, to, values } = byYear(cards.samples, ({ received }) => received);
  // A single year is no picture.
  if (since === to) return null;
  const provided = byYear(cards.samples, (row) => row.provided);
  const title = words('country.card.samples', { span: formats.span(since, to) });
  const finding = words(`country.card.samples.${samples.provided === null ? 'received' : 'finding'}`, {
    ...named,
    received: samples.received,
    provided: formats.number(samples.provided ?? 0, 0),
  });
  const largest = Math.max(...values.map((value) => value ?? 0));
  return toCard(input, {
    id: 'samples',
    title,
    finding,
    ...(samples.provided !== null && { remarks: [words('country.card.samples.note')] }),
    ...tableOf(
      cards.samples.toReversed(),
      [
        yearColumn('year', words('figure.table.year'), ({ year }) => year),
        countColumn('received', words('country.seed.received'), ({ received }) => received),
        countColumn('provided', words('country.seed.provided'), (row) => row.provided),
      ],
      ({ year }) => String(year),
    ),
    picture: (texts) => (
      <YearBars
        {...texts}
        since={since}
        values={values}
        below={provided.values}
        colour="var(--use-seed)"
        belowColour="var(--use-exports)"
        highlightedYears={[since + values.indexOf(largest)]}
        format={(value) => formats.number(value, 0)}
        period={formats.year}
      />
    ),
    sources: cardSources(input, 'samples'),
    path: `/${own.crop}/data/genebanks?${paths.place}`,
  });
}

/** Fewer varieties make no picture of years. */
const fewestVarieties = 3;
/** The years before the newest that a sentence counts by themselves. */
const recentYears = 10;

/** Varieties by the first year that is known of them; a single year is no picture. */
export function varietiesCard(input: CardInput): Card | null {
  const { cards, named, speech, own, paths } = input;
  const { words, formats } = speech;
  const count = cards.varieties.reduce((sum, each) => sum + each.count, 0);
  const { since, to, values } = byYear(cards.varieties, (row) => row.count);
  if (count < fewestVarieties || since === to) return null;
  const recent = to - recentYears + 1;
  const sumSince = cards.varieties.reduce((sum, each) => sum + (each.year >= recent ? each.count : 0), 0);
  const title = words('country.card.varieties', { span: formats.span(since, to) });
  const finding = words('country.card.varieties.finding', {
    ...named,
    count,
    recent: formats.number(sumSince, 0),
    isAll: sumSince === count ? 'yes' : 'no',
    first: formats.year(since),
    newest: formats.year(to),
    year: formats.year(recent),
  });
  return toCard(input, {
    id: 'variety-years',
    title,
    finding,
    ...tableOf(
      cards.varieties.toReversed(),
      [
        yearColumn('year', words('figure.table.year'), ({ year }) => year),
        countColumn('count', words('country.card.varieties.count'), (row) => row.count),
      ],
      ({ year }) => String(year),
    ),
    picture: (texts) => (
      <YearBars
        {...texts}
        since={since}
        values={values}
        highlightedYears={Array.from({ length: recentYears }, (_, at) => recent + at)}
        format={(value) => formats.number(value, 0)}
        period={formats.year}
      />
    ),
    sources: cardSources(input, 'varieties'),
    path: `/${own.crop}/data/seed-varieties?${paths.place}`,
  });
}

export function landracesCard(input: CardInput): Card | null {
  const { landraces, named, speech, own } = input;
  const { words, formats } = speech;
  if (landraces === null) return null;
  const pools = genePools
    .map((pool, at) => ({ pool, at, count: landraces.points.filter((point) => point.pool === at).length }))
    .sort((a, b) => b.count - a.count);
  const count = landraces.points.length;
  const [most] = pools;
  if (most === undefined || most.count === 0) return null;
  const title = words('country.card.landraces');
  const finding = words('country.card.landraces.finding', {
    ...named,
    count,
    most: most.count,
    pool: most.pool,
  });
  const filledPools = pools.filter((each) => each.count > 0);
  return toCard(input, {
    id: 'landraces',
    title,
    finding,
    ...tableOf(
      filledPools,
      [
        columnOf('pool', words('country.card.landraces.gene-pool'), 'name', ({ pool }) => ({
          value: words('country.card.landraces.pool', { pool }),
          code: pool,
        })),
        countColumn('count', words('country.card.landraces.count'), (row) => row.count),
      ],
      ({ pool }) => pool,
    ),
    picture: (texts) => (
      <PointsPicture
        {...texts}
        id="landraces"
        outline={landraces.outline}
        bounds={landraces.bounds}
        points={landraces.points.map(({ x, y, pool }) => ({ x, y, colour: poolColours[pool] ?? accent }))}
        shares={filledPools.map(({ pool, at, count: own }) => ({
          number: formats.number(own, 0),
          label: words('country.card.landraces.pool', { pool }),
          colour: poolColours[at] ?? accent,
        }))}
      />
    ),
    sources: [landraces.source],
    path: `/${own.crop}/data/collections?${input.paths.place}`,
  });
}
