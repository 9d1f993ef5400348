import { beans } from '#catalog/crops/beans.ts';
import { PRODUCTION, PROTEIN_SHARE, SELF_SUFFICIENCY } from '#catalog/elements/codes.ts';
import { worldCode } from '#catalog/regions/index.ts';
import type { Trend } from '#contract/profiles.ts';
import { median } from '#domain/prices/median.ts';
import { CardLine } from '../../charts/cards/card-line.tsx';
import { CardNumber } from '../../charts/cards/card-number.tsx';
import { Plate } from '../../charts/cards/plate.tsx';
import { areaColumn, yearColumn } from '../../figure/columns.ts';
import { columnOf, tableOf } from '../../figure/figure.ts';
import { type Card, type CardInput, profileSources, toCard } from './card-input.ts';
import { isNews, leadsPlate, newestPlate } from './lead-crop.ts';
import { endsInDots, trendRows } from './trend-rows.ts';

const oldText = ({ profile, speech }: CardInput, year: number): string | undefined =>
  isNews(profile, year, 'newestBalance')
    ? undefined
    : speech.words('country.card.old', { year: speech.formats.year(year) });

export function plateCard(input: CardInput): Card | null {
  const { profile, cards, named, speech, paths, own } = input;
  const { words, formats } = speech;
  const plate = newestPlate(own);
  if (plate === undefined || plate.value <= 0) return null;
  const kind = plate.element === PROTEIN_SHARE ? 'protein' : 'energy';
  const written = (share: number, decimals = 0): string =>
    share < 0.005 ? words('country.card.plate.less') : formats.number(share * 100, decimals);
  const count = Math.round(plate.value * 100);
  const world = cards.area === worldCode ? null : cards.world;
  const title = words('country.card.plate', { ...named, year: formats.year(plate.year) });
  const finding = words(`country.card.plate.${kind}`, { ...named, count, year: formats.year(plate.year) });
  const rows = [
    { area: cards.area, year: plate.year, value: plate.value },
    ...(world === null ? [] : [{ area: worldCode, ...world }]),
  ];
  return toCard(input, {
    id: 'plate',
    title,
    finding,
    year: plate.year,
    ...(count > 0 && { number: formats.number(count, 0) }),
    isLead: leadsPlate(plate) && isNews(profile, plate.year, 'newestBalance'),
    ...tableOf(
      rows,
      [
        areaColumn('area', words, ({ area }) => area),
        yearColumn('year', words('figure.table.year'), ({ year }) => year),
        columnOf(
          String(plate.element),
          words(`country.card.plate.${kind}.unit`),
          'share',
          ({ value }) => value,
        ),
      ],
      ({ area }) => area,
    ),
    picture: (texts) => (
      <Plate
        {...texts}
        count={count}
        isOfBeans={own.crop === beans.id}
        number={written(plate.value)}
        unit={words(`country.card.plate.${kind}.unit`)}
        lines={[
          ...(world === null
            ? []
            : [
                words('country.card.plate.world', {
                  count: written(world.value, 1),
                  year: formats.year(world.year),
                }),
              ]),
          words('country.card.plate.other'),
        ]}
      />
    ),
    sources: profileSources(input, 'balance'),
    path: paths.ofElement(own.crop, plate.element),
    old: oldText(input, plate.year),
  });
}

/** Percentage points by which a share has to differ to be called another one. */
const otherShare = 5;

/** Times the usual share above which a year is kept out of the axis: so little was left for use that the others would be one flat line. */
const mostTimesUsual = 1.5;

/** Fewest years of a line that ends in loose dots. */
const fewestOfLine = 5;

/** The series from the first year of the harvest: before that the balances have a harvest of nothing where none is known. */
function fromHarvest<Series extends Trend>(series: Series, harvest: readonly Trend[]): Series {
  const first = harvest.find(({ element }) => element === PRODUCTION)?.since ?? series.since;
  if (first <= series.since || first > series.year) return series;
  const values = series.values.slice(first - series.since);
  const start = values.findIndex((value) => value !== null);
  return start < 0 ? series : { ...series, since: first + start, values: values.slice(start) };
}

export function supplyCard(input: CardInput): Card | null {
  const { profile, cards, named, speech, paths, own } = input;
  const { words, formats } = speech;
  const supply = cards.supply && fromHarvest(cards.supply, cards.harvest);
  // The World has no trade partners.
  if (supply === null || profile.area === worldCode || supply.doubts[supply.year] !== undefined) return null;
  // In most years too few countries of the group have figures.
  if (profile.kind === 'aggregate' && endsInDots(supply)) return null;
  const { means } = supply;
  const usual = median(supply.values.filter((value) => value !== null)) ?? 0;
  const change = means === null ? 0 : means.to - means.from;
  const direction = Math.abs(change) < otherShare ? 'same' : change > 0 ? 'up' : 'down';
  const isCompared = means !== null && direction !== 'same';
  const span = (years: readonly number[]): string => formats.span(years[0] ?? 0, years.at(-1) ?? 0);
  const percent = (value: number): string => formats.editedPercent(value / 100, 0);
  const title = words('country.card.supply', { span: formats.span(supply.since, supply.year) });
  const finding = words(`country.card.supply.${direction}`, {
    ...named,
    percent: percent(isCompared ? means.to : supply.value),
    year: isCompared ? span(means.years.to) : formats.year(supply.year),
    before: percent(means?.from ?? 0),
    since: span(means?.years.from ?? []),
  });
  const isLine =
    !endsInDots(supply) || supply.values.filter((value) => value !== null).length >= fewestOfLine;
  return toCard(input, {
    id: 'supply',
    title,
    finding,
    notes: [words('country.card.supply.note')],
    ...trendRows(
      [{ trend: supply, label: words(`country.balance.${SELF_SUFFICIENCY}`) }],
      speech,
      profile.area,
    ),
    picture: (texts) =>
      isLine ? (
        <CardLine
          {...texts}
          since={supply.since}
          values={supply.values}
          breaks={supply.breaks}
          mark={{ value: 100, text: words('country.card.supply.whole', { value: percent(100) }) }}
          least={[80, 120]}
          most={mostTimesUsual * Math.max(usual, 100, supply.value)}
          format={percent}
          period={formats.year}
        />
      ) : (
        <CardNumber {...texts} number={percent(supply.value)} lines={[formats.year(supply.year)]} />
      ),
    sources: profileSources(input, 'balance'),
    path: paths.ofElement(own.crop, supply.element),
    old: oldText(input, supply.year),
  });
}
