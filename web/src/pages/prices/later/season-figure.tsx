import { type ReactNode, useContext, useId } from 'react';
import { seasonality } from '#domain/prices/seasonality.ts';
import { PictureContext } from '../../../charts/picture/picture-parts.ts';
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

/** How prices move within a year: months × years, with the average of each month above them. */
export function SeasonFigure({ shown }: { shown: ShownPrices }): ReactNode {
  const speech = useSpeech();
  const { words, formats, language } = speech;
  const names = getMonthNames(language);
  const chosen = shown.known.series[shown.line.index];
  const own = (chosen?.prices.own ?? []).map(({ month, median }) => ({ month, price: median }));
  const found = seasonality(own);
  const averages = found.months.filter((month) => month.index !== null);
  const lowest = averages.reduce<(typeof averages)[number] | null>(
    (a, b) => (a === null || (b.index ?? 0) < (a.index ?? 0) ? b : a),
    null,
  );
  const highest = averages.reduce<(typeof averages)[number] | null>(
    (a, b) => (a === null || (b.index ?? 0) > (a.index ?? 0) ? b : a),
    null,
  );
  const counts = averages.map(({ years: count }) => count);
  const [least, most] = [Math.min(...counts), Math.max(...counts)];
  const years = [...new Set(found.cells.map(({ year }) => year))].sort((a, b) => b - a);
  const cells = new Map(found.cells.map(({ year, place, index }) => [`${year} ${place}`, index]));
  const title = words('prices.season.title');
  const finding =
    lowest === null || highest === null || lowest === highest
      ? undefined
      : words('prices.season.finding', {
          cheapest: names.name(lowest.place),
          below: formats.edited(100 - (lowest.index ?? 100)),
          dearest: names.name(highest.place),
          above: formats.edited((highest.index ?? 100) - 100),
          span: words(least === most ? 'prices.season.span.same' : 'prices.season.span', { least, most }),
        });
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
          ...places.map((place) => cell(cells.get(`${year} ${place}`) ?? null)),
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
      filed={found.cells.length === 0 ? undefined : filed}
    >
      {found.cells.length === 0 ? (
        <p>{words(own.length === 0 ? 'prices.season.otherCurrency' : 'prices.season.none')}</p>
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
                cells: places.map((place) => drawnCell(cells.get(`${year} ${place}`) ?? null)),
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
