import { type ReactNode, useContext, useId } from 'react';
import { unpackRun } from '#domain/prices/columns.ts';
import { toMonth, yearOfMonth } from '#domain/prices/months.ts';
import {
  isUnusual,
  type PriceNow,
  type Season,
  type SeasonalMonth,
  seasonality,
  toldStrength,
} from '#domain/prices/seasonality.ts';
import { PictureContext } from '../../../charts/picture/picture-parts.ts';
import type { MoneySpeech } from '../../../i18n/money.ts';
import { getMonthNames } from '../../../i18n/months.ts';
import { PriceBlock, type PriceTable } from '../price-block.tsx';
import type { ShownPrices } from '../shown-prices.ts';
import { useSpeech } from '../use-speech.ts';
import styles from './season.module.css';
import { type SeasonRow, seasonPicture } from './season-picture.tsx';

/** Limits of the grid's classes, in percent above or below the mean of the twelve months around. */
const limits = [-15, -5, 5, 15];

/** The class of an index by its number, palest or lowest first. */
export function seasonClass(index: number): number {
  return limits.filter((limit) => index - 100 >= limit).length;
}

const places = Array.from({ length: 12 }, (_, place) => place);

/** Cheapest and dearest month of a usual year, or that they hardly differ. */
function seasonText(
  { words, formats, language }: MoneySpeech,
  months: readonly SeasonalMonth[],
  { cheapest, dearest, strength }: Season,
): string {
  const names = getMonthNames(language);
  const counts = months.map(({ years }) => years);
  const [least, most] = [Math.min(...counts), Math.max(...counts)];
  const span = words(least === most ? 'prices.season.span.same' : 'prices.season.span', { least, most });
  if (strength < toldStrength) return words('prices.season.weak', { span });
  return words('prices.season.finding', {
    cheapest: names.name(cheapest.place),
    below: formats.edited(100 - (cheapest.index ?? 100)),
    dearest: names.name(dearest.place),
    above: formats.edited((dearest.index ?? 100) - 100),
    strength: formats.editedPercent(strength),
    span,
  });
}

/** The newest month beside the twelve up to it, and what is usual then. */
function nowText({ words, formats, language }: MoneySpeech, { month, ratio, low, high }: PriceNow): string {
  return words('prices.season.now', {
    month: getMonthNames(language).long(month),
    percent: formats.editedPercent(Math.abs(ratio - 1)),
    way: ratio >= 1 ? 'up' : 'down',
    low: formats.change(low - 1),
    high: formats.change(high - 1),
  });
}

/** How prices move within a year: months × years, with what is usual in each month above them. */
export function SeasonFigure({ shown }: { shown: ShownPrices }): ReactNode {
  const speech = useSpeech();
  const { words, formats, language } = speech;
  const names = getMonthNames(language);
  const chosen = shown.known.page.series[shown.line.index];
  const cells = unpackRun(chosen?.season ?? { first: 0, values: [] });
  const found = seasonality([...cells].map(([month, index]) => ({ month, index })));
  const years = [...new Set([...cells.keys()].map(yearOfMonth))].sort((a, b) => b - a);
  const title = words('prices.season.title');
  const finding =
    [
      ...(found.season === null ? [] : [seasonText(speech, found.months, found.season)]),
      ...(chosen?.now != null && isUnusual(chosen.now) ? [nowText(speech, chosen.now)] : []),
    ].join(' ') || undefined;
  const cell = (index: number | null) => ({
    text: index === null ? '' : formats.number(index, 0),
    raw: index,
  });
  const drawnCell = (index: number | null) => ({
    text: cell(index).text,
    at: index === null ? null : seasonClass(index),
  });
  const filed: PriceTable = {
    caption: `${title}. ${finding ?? ''}`,
    columns: [
      { id: 'year', label: words('figure.table.year') },
      ...places.map((place) => ({ id: String(place), label: names.name(place), numeric: true })),
    ],
    count: 2 + years.length,
    rows: () => [
      {
        id: 'average',
        cells: [{ text: words('prices.season.average') }, ...found.months.map(({ index }) => cell(index))],
      },
      {
        id: 'years',
        cells: [
          { text: words('prices.season.years') },
          ...found.months.map(({ years: count }) => ({ text: String(count), raw: count })),
        ],
      },
      ...years.map((year) => ({
        id: String(year),
        cells: [
          { text: String(year), raw: year },
          ...places.map((place) => cell(cells.get(toMonth(year, place + 1)) ?? null)),
        ],
      })),
    ],
  };
  return (
    <PriceBlock
      id="season"
      title={title}
      finding={finding}
      info={words('prices.season.method')}
      sources={[shown.source]}
      table={null}
      filed={cells.size === 0 ? undefined : filed}
    >
      {cells.size === 0 ? (
        <p>{words('prices.season.none')}</p>
      ) : (
        <SeasonGrid
          caption={`${title}. ${finding ?? ''}`}
          title={title}
          heads={places.map((place) => ({
            letter: names.letter(place),
            brief: names.brief(place),
            name: names.name(place),
          }))}
          rows={[
            {
              head: words('prices.season.average'),
              look: 'average',
              cells: found.months.map(({ index }) => drawnCell(index)),
            },
            {
              head: words('prices.season.years'),
              look: 'counted',
              cells: found.months.map(({ years: count }) => ({ text: String(count), at: null })),
            },
            ...years.map(
              (year): SeasonRow => ({
                head: String(year),
                look: 'year',
                cells: places.map((place) => drawnCell(cells.get(toMonth(year, place + 1)) ?? null)),
              }),
            ),
          ]}
        />
      )}
    </PriceBlock>
  );
}

/** The grid as a table; an image has the same rows. */
function SeasonGrid(props: {
  caption: string;
  title: string;
  heads: readonly { letter: string; brief: string; name: string }[];
  rows: readonly SeasonRow[];
}): ReactNode {
  const { heads, rows } = props;
  const id = useId();
  const picture = useContext(PictureContext);
  if (import.meta.env.SSR && picture !== null)
    picture.add(
      seasonPicture(
        heads.map(({ brief }) => brief),
        rows,
        { width: picture.width, id },
      ),
    );
  return (
    // biome-ignore lint/a11y/useSemanticElements: A fieldset is for fields.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard.
    <div className={styles.box} role="group" aria-label={props.title} tabIndex={0}>
      <table className={styles.grid}>
        <caption className="visually-hidden">{props.caption}</caption>
        <thead>
          <tr>
            <td />
            {heads.map(({ letter, brief, name }) => (
              <th key={name} scope="col" aria-label={name}>
                <abbr title={name}>
                  <span className={styles.brief}>{brief}</span>
                  <span className={styles.letter}>{letter}</span>
                </abbr>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ head, look, cells }) => (
            <tr key={head} className={look === 'year' ? undefined : styles[look]}>
              <th scope="row">{head}</th>
              {cells.map(({ text, at }, place) => (
                <td
                  key={heads[place]?.name}
                  className={look === 'counted' ? undefined : at === null ? styles.none : styles.cell}
                  data-class={at ?? undefined}
                >
                  {text}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
