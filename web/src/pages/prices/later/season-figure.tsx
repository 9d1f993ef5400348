import { type ReactNode, useContext, useId, useMemo } from 'react';
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
import { type ColumnOf, type Figure, noRows, tableOf } from '../../../figure/figure.ts';
import { FigureFrame } from '../../../figure/figure-frame.tsx';
import type { MoneySpeech } from '../../../i18n/money.ts';
import { getMonthNames } from '../../../i18n/months.ts';
import { useSpeech } from '../../../i18n/speech.ts';
import { PriceLinks } from '../price-place.tsx';
import { figureSources } from '../price-sources.ts';
import type { ShownPrices } from '../shown-prices.ts';
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

/** A row of the grid: what is usual, of how many years that is, or a year. */
interface SeasonLine {
  id: string;
  head: string | number;
  look: SeasonRow['look'];
  values: readonly (number | null)[];
}

function seasonLines(
  { words }: MoneySpeech,
  cells: ReadonlyMap<number, number>,
  months: readonly SeasonalMonth[],
): readonly SeasonLine[] {
  const years = [...new Set([...cells.keys()].map(yearOfMonth))].sort((a, b) => b - a);
  return [
    {
      id: 'average',
      head: words('prices.season.average'),
      look: 'average',
      values: months.map(({ index }) => index),
    },
    {
      id: 'years',
      head: words('prices.season.years'),
      look: 'counted',
      values: months.map(({ years: count }) => count),
    },
    ...years.map(
      (year): SeasonLine => ({
        id: String(year),
        head: year,
        look: 'year',
        values: places.map((place) => cells.get(toMonth(year, place + 1)) ?? null),
      }),
    ),
  ];
}

/** How prices move within a year: months × years, with what is usual in each month above them; without rows where that is not known. */
export function seasonFigure(shown: ShownPrices, speech: MoneySpeech): Figure {
  const { words, formats, language } = speech;
  const { page } = shown.known;
  const names = getMonthNames(language);
  const chosen = page.series[shown.line.index];
  const cells = unpackRun(chosen?.season ?? { first: 0, values: [] });
  const { months, season } = seasonality([...cells].map(([month, index]) => ({ month, index })));
  const title = words('prices.season.title');
  const finding =
    [
      ...(season === null ? [] : [seasonText(speech, months, season)]),
      ...(chosen?.now != null && isUnusual(chosen.now) ? [nowText(speech, chosen.now)] : []),
    ].join(' ') || undefined;
  const common = {
    id: 'season',
    title,
    finding,
    info: words('prices.season.method'),
    ...figureSources(words, [shown.source]),
    area: page.area,
  };
  if (cells.size === 0) return { ...common, ...noRows, picture: () => <p>{words('prices.season.none')}</p> };
  const lines = seasonLines(speech, cells, months);
  const caption = `${title}. ${finding ?? ''}`;
  return {
    ...common,
    caption,
    ...tableOf(
      lines,
      [
        { key: 'year', label: words('figure.table.year'), kind: 'year', of: ({ head }) => head },
        ...places.map(
          (place): ColumnOf<SeasonLine> => ({
            key: String(place),
            label: names.name(place),
            kind: 'number',
            decimals: 0,
            of: ({ values }) => values[place] ?? null,
          }),
        ),
      ],
      ({ id }) => id,
    ),
    picture: () => (
      <SeasonGrid
        caption={caption}
        title={title}
        heads={places.map((place) => ({
          letter: names.letter(place),
          brief: names.brief(place),
          name: names.name(place),
        }))}
        rows={lines.map(({ head: name, look, values }) => ({
          head: String(name),
          look,
          cells: values.map((value) => ({
            text: value === null ? '' : formats.number(value, 0),
            at: value === null || look === 'counted' ? null : seasonClass(value),
          })),
        }))}
      />
    ),
  };
}

/** The grid is a table already. */
export function SeasonFigure({ shown }: { shown: ShownPrices }): ReactNode {
  const speech = useSpeech();
  const figure = useMemo(() => seasonFigure(shown, speech), [shown, speech]);
  return <FigureFrame figure={figure} links={<PriceLinks />} hasTable={false} />;
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
