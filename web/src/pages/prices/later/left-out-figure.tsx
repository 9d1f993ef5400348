import type { ReactNode } from 'react';
import { moneyUnit } from '../../../i18n/money.ts';
import { getMonthNames } from '../../../i18n/months.ts';
import { Disclosure } from '../../../ui/disclosure.tsx';
import { PlainTable } from '../../../ui/plain-table.tsx';
import { PriceBlock, type PriceTable } from '../price-block.tsx';
import { cropTypeName, sourceName } from '../price-texts.ts';
import { type ShownPrices, viewPrice } from '../shown-prices.ts';
import { usePrices } from '../use-prices-view.ts';
import { useSpeech } from '../use-speech.ts';
import { suspectRows } from './price-series.ts';

/** So many suspects are listed; the file has them all. */
const listed = 100;

/** What did not become a price, or is in no median, and why. */
export function LeftOutFigure({ shown }: { shown: ShownPrices }): ReactNode {
  const { crop } = usePrices();
  const speech = useSpeech();
  const { words, formats, language } = speech;
  const { page } = shown.known;
  const names = getMonthNames(language);
  const rows = [...page.leftOut].sort((a, b) => b.rows - a.rows);
  const suspects = suspectRows(shown).toSorted(
    (a, b) => (page.suspects.month[b] ?? 0) - (page.suspects.month[a] ?? 0),
  );
  const places = new Map(page.markets.map((market) => [market.id, market.label]));
  const reason = (id: string): string =>
    words.has(`prices.left-out.${id}`) ? words(`prices.left-out.${id}`) : id;
  const total = rows.reduce((sum, row) => sum + row.rows, 0);
  const filed: PriceTable = {
    caption: words('prices.leftOut.table'),
    columns: [
      { id: 'reason', label: words('prices.leftOut.reason') },
      { id: 'source', label: words('prices.source') },
      { id: 'rows', label: words('prices.leftOut.rows'), numeric: true },
    ],
    count: rows.length,
    rows: () =>
      rows.map((row) => {
        const source = page.sources[row.source];
        return {
          id: `${row.reason} ${row.source}`,
          cells: [
            { text: reason(row.reason), code: row.reason },
            { text: source === undefined ? '' : sourceName(words, source), code: source?.key },
            { text: formats.number(row.rows, 0), raw: row.rows },
          ],
        };
      }),
  };
  return (
    <PriceBlock
      id="left-out"
      title={words('prices.leftOut.title')}
      finding={words('prices.leftOut.finding', {
        rows: total,
        suspects: suspects.length,
        conflicts: page.conflicts,
      })}
      info={words('prices.leftOut.info')}
      sources={[...new Set(rows.map(({ source }) => source))].flatMap((at) => page.sources[at] ?? [])}
      table={null}
      filed={rows.length === 0 ? undefined : filed}
    >
      {rows.length > 0 && (
        <PlainTable
          caption={words('prices.leftOut.table')}
          columns={[
            [words('prices.leftOut.reason'), (row) => reason(row.reason)],
            [
              words('prices.source'),
              (row) =>
                page.sources[row.source] === undefined
                  ? ''
                  : sourceName(words, page.sources[row.source] as (typeof page.sources)[number]),
            ],
            [words('prices.leftOut.rows'), (row) => formats.number(row.rows, 0), 'numeric'],
          ]}
          rows={rows}
          stacks
        />
      )}
      {suspects.length > 0 && (
        <Disclosure summary={words('prices.leftOut.suspects', { count: suspects.length })}>
          <PlainTable
            caption={words('prices.leftOut.suspects.caption', { unit: moneyUnit(speech, shown.money) })}
            columns={[
              [words('prices.market'), (row) => places.get(page.suspects.market[row] ?? -1) ?? ''],
              [words('prices.month'), (row) => names.long(page.suspects.month[row] ?? 0)],
              [
                words('prices.cropType'),
                (row) =>
                  cropTypeName(words, crop, page.series[page.suspects.series[row] ?? -1]?.crop_type ?? ''),
              ],
              [
                words('prices.column.price'),
                (row) => {
                  const price = viewPrice(shown, {
                    month: page.suspects.month[row] ?? 0,
                    price: page.suspects.price[row] ?? 0,
                    basis: page.suspects.basis[row] ?? 'own',
                  });
                  return price === null ? words('figure.table.noValue') : formats.edited(price);
                },
                'numeric',
              ],
              [
                words('prices.leftOut.reason'),
                (row) =>
                  words(
                    `prices.state.${page.suspects.level[row] === true ? 'suspect-level' : 'suspect-month'}`,
                  ),
              ],
            ]}
            rows={suspects.slice(0, listed)}
            stacks
          />
        </Disclosure>
      )}
    </PriceBlock>
  );
}
