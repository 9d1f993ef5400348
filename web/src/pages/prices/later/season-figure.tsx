import type { ReactNode } from 'react';
import { seasonality } from '#domain/prices/seasonality.ts';
import { getMonthNames } from '../../../i18n/months.ts';
import { PriceBlock, type PriceTable } from '../price-block.tsx';
import type { ShownPrices } from '../shown-prices.ts';
import { useSpeech } from '../use-speech.ts';
import styles from './season.module.css';

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
  const filed: PriceTable = {
    caption: `${title}. ${finding ?? ''}`,
    columns: [
      { id: 'year', label: words('figure.table.year') },
      ...places.map((place) => ({ id: String(place), label: names.name(place), numeric: true })),
    ],
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
        // biome-ignore lint/a11y/useSemanticElements: A fieldset is for fields.
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard.
        <div className={styles.box} role="group" aria-label={title} tabIndex={0}>
          <table className={styles.grid}>
            <caption className="visually-hidden">{`${title}. ${finding ?? ''}`}</caption>
            <thead>
              <tr>
                <td />
                {places.map((place) => (
                  <th key={place} scope="col">
                    <abbr title={names.name(place)}>{names.brief(place)}</abbr>
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              <tr className={styles.average}>
                <th scope="row">{words('prices.season.average')}</th>
                {found.months.map(({ place, index }) => (
                  <SeasonCell
                    key={place}
                    index={index}
                    text={index === null ? '' : formats.number(index, 0)}
                  />
                ))}
              </tr>
              <tr className={styles.counted}>
                <th scope="row">{words('prices.season.years')}</th>
                {found.months.map(({ place, years: count }) => (
                  <td key={place}>{count}</td>
                ))}
              </tr>
              {years.map((year) => (
                <tr key={year}>
                  <th scope="row">{year}</th>
                  {places.map((place) => {
                    const index = cells.get(`${year} ${place}`) ?? null;
                    return (
                      <SeasonCell
                        key={place}
                        index={index}
                        text={index === null ? '' : formats.number(index, 0)}
                      />
                    );
                  })}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </PriceBlock>
  );
}

function SeasonCell({ index, text }: { index: number | null; text: string }): ReactNode {
  if (index === null) return <td className={styles.none} />;
  const at = seasonClass(index);
  return (
    <td className={styles.cell} data-class={at}>
      {text}
    </td>
  );
}
