import { type ReactNode, useContext } from 'react';
import { worldCode } from '#catalog/regions/index.ts';
import { FigureCollector } from '../../../blocks/figure-collector.ts';
import { noCell, toFiled } from '../../../blocks/filed-cells.ts';
import { FiledHead } from '../../../blocks/filed-head.tsx';
import { openRows } from '../../../blocks/open-rows.ts';
import type { FiledTable } from '../../../blocks/use-filed.tsx';
import { moneyUnit } from '../../../i18n/money.ts';
import { getMonthNames } from '../../../i18n/months.ts';
import { Disclosure } from '../../../ui/disclosure.tsx';
import { PlainTable } from '../../../ui/plain-table.tsx';
import { PriceBlock, type PriceTable } from '../price-block.tsx';
import { cropTypeName, sourceName } from '../price-texts.ts';
import { type ShownPrices, viewPrice } from '../shown-prices.ts';
import { usePrices } from '../use-prices-view.ts';
import { useSpeech } from '../use-speech.ts';
import { viewColumns } from '../view-columns.ts';
import { suspectRows } from './price-series.ts';

/** So many suspects are listed; the file has them all. */
const listed = 100;

/** What did not become a price, or is in no median, and why. */
export function LeftOutFigure({ shown }: { shown: ShownPrices }): ReactNode {
  const { crop, view, page: at, hrefOf, release } = usePrices();
  const speech = useSpeech();
  const { words, formats, language } = speech;
  const { page } = shown.known;
  const names = getMonthNames(language);
  const isFiled = useContext(FigureCollector) !== null;
  const all = [...page.leftOut].sort((a, b) => b.rows - a.rows);
  const { open, withheld } = openRows(all, ({ source }) => page.sources[source]);
  const rows = isFiled ? open : all;
  const suspects = suspectRows(shown).toSorted(
    (a, b) => (page.suspects.month[b] ?? 0) - (page.suspects.month[a] ?? 0),
  );
  const places = new Map(page.markets.map((market) => [market.id, market.label]));
  const reason = (id: string): string =>
    words.has(`prices.left-out.${id}`) ? words(`prices.left-out.${id}`) : id;
  const total = all.reduce((sum, row) => sum + row.rows, 0);
  const filed: PriceTable = {
    caption: words('prices.leftOut.table'),
    columns: [
      { id: 'reason', label: words('prices.leftOut.reason') },
      { id: 'source', label: words('prices.source') },
      { id: 'rows', label: words('prices.leftOut.rows'), numeric: true },
    ],
    count: open.length,
    rows: () =>
      open.map((row) => {
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
  const sourcesOf = (of: readonly { source: number }[]) =>
    [...new Set(of.map(({ source }) => source))].flatMap((place) => page.sources[place] ?? []);
  const suspectSource = page.sources[shown.sourceIndex];
  const suspectsTitle = words('prices.leftOut.suspects.caption', { unit: moneyUnit(speech, shown.money) });
  const placeOf = (row: number): string => places.get(page.suspects.market[row] ?? -1) ?? '';
  const typeOf = (row: number): string =>
    cropTypeName(words, crop, page.series[page.suspects.series[row] ?? -1]?.crop_type ?? '');
  const priceOf = (row: number): number | null =>
    viewPrice(shown, {
      month: page.suspects.month[row] ?? 0,
      price: page.suspects.price[row] ?? 0,
      basis: page.suspects.basis[row] ?? 'own',
    });
  const whyOf = (row: number): string => page.suspects.why[row] ?? 'suspect-month';
  const filedSuspects = (): FiledTable =>
    toFiled(suspects, [
      [{ id: 'market', label: words('prices.market') }, (row) => ({ text: placeOf(row) })],
      [
        { id: 'month', label: words('prices.month'), holds: 'months' },
        (row) => {
          const month = page.suspects.month[row] ?? 0;
          return { text: names.long(month), raw: month };
        },
      ],
      [{ id: 'type', label: words('prices.cropType') }, (row) => ({ text: typeOf(row) })],
      [
        {
          id: 'price',
          label: words('prices.column.price'),
          unit: moneyUnit(speech, shown.money),
          numeric: true,
        },
        (row) => {
          const price = priceOf(row);
          return price === null ? noCell : { text: formats.exact(price), raw: price };
        },
      ],
      [
        { id: 'reason', label: words('prices.leftOut.reason') },
        (row) => ({ text: words(`prices.state.${whyOf(row)}`), code: whyOf(row) }),
      ],
      [
        { id: 'price-type', label: words('prices.type') },
        () => ({ text: words(`prices.type.${shown.type}.short`), code: shown.type }),
      ],
      ...viewColumns(shown, words).map(([column, cell]) => [column, () => cell] as const),
    ]);
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
      sources={sourcesOf(rows)}
      filedSources={sourcesOf(open)}
      withheld={
        import.meta.env.SSR &&
        withheld.length > 0 && {
          rows: withheld.length,
          of: [...new Set(withheld.map((row) => reason(row.reason)))],
          sources: sourcesOf(withheld).map((source) => sourceName(words, source)),
        }
      }
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
          <FiledHead
            id="suspects-title"
            level={3}
            text={suspectsTitle}
            filed={[
              {
                id: 'suspects',
                title: suspectsTitle,
                sources: suspectSource === undefined ? [] : [suspectSource],
                area: view.country ?? worldCode,
                table: import.meta.env.SSR && filedSuspects,
                rows: suspects.length,
                at: { page: at, search: hrefOf({}), release, cite: `${hrefOf({ tab: 'metadata' })}#cite` },
              },
            ]}
          />
          <PlainTable
            label={suspectsTitle}
            columns={[
              [words('prices.market'), placeOf],
              [words('prices.month'), (row) => names.long(page.suspects.month[row] ?? 0)],
              [words('prices.cropType'), typeOf],
              [
                words('prices.column.price'),
                (row) => {
                  const price = priceOf(row);
                  return price === null ? words('figure.table.noValue') : formats.edited(price);
                },
                'numeric',
              ],
              [words('prices.leftOut.reason'), (row) => words(`prices.state.${whyOf(row)}`)],
            ]}
            rows={suspects.slice(0, listed)}
            stacks
          />
        </Disclosure>
      )}
    </PriceBlock>
  );
}
