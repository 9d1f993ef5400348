import { type ReactNode, useMemo } from 'react';
import type { PricePage } from '#contract/price-page.ts';
import { countColumn } from '../../../figure/columns.ts';
import { columnOf, type Figure, tableOf } from '../../../figure/figure.ts';
import { FigureFrame, FigureTable } from '../../../figure/figure-frame.tsx';
import { type MoneySpeech, moneyUnit } from '../../../i18n/money.ts';
import { sourceName } from '../../../i18n/source-title.ts';
import { useSpeech } from '../../../i18n/speech.ts';
import type { Words } from '../../../i18n/words.tsx';
import { Disclosure } from '../../../ui/disclosure.tsx';
import { PriceLinks } from '../price-place.tsx';
import { figureSources, sourcedFigure } from '../price-sources.ts';
import { cropTypeName } from '../price-texts.ts';
import { type ShownPrices, viewPrice } from '../shown-prices.ts';
import { monthColumn, viewColumns } from '../view-columns.ts';
import { suspectRows } from './price-series.ts';

/** Most suspects listed; the file has them all. */
const listed = 100;

type LeftOut = PricePage['leftOut'][number];

const reasonName = (words: Words, id: string): string =>
  words.has(`prices.left-out.${id}`) ? words(`prices.left-out.${id}`) : id;

export function leftOutFigure(shownPrices: ShownPrices, speech: MoneySpeech): Figure {
  const { words } = speech;
  const { page } = shownPrices.known;
  const all = [...page.leftOut].sort((a, b) => b.rows - a.rows);
  const of = {
    source: ({ source }: LeftOut) => page.sources[source],
    name: ({ reason }: LeftOut) => reasonName(words, reason),
  };
  return sourcedFigure(words, all, of, (rows) => ({
    id: 'left-out',
    title: words('prices.leftOut.title'),
    finding: words('prices.leftOut.finding', {
      rows: all.reduce((sum, { rows }) => sum + rows, 0),
      suspects: suspectRows(shownPrices).length,
      conflicts: page.conflicts,
    }),
    info: words('prices.leftOut.info'),
    caption: words('prices.leftOut.table'),
    picture: null,
    area: page.area,
    ...tableOf(
      rows,
      [
        columnOf('reason', words('prices.leftOut.reason'), 'name', (row) => ({
          value: of.name(row),
          code: row.reason,
        })),
        columnOf('source', words('prices.source'), 'name', (row) => {
          const source = of.source(row);
          return { value: source === undefined ? null : sourceName(words, source), code: source?.key };
        }),
        countColumn('rows', words('prices.leftOut.rows'), ({ rows: count }) => count),
      ],
      ({ reason, source }) => `${reason} ${source}`,
    ),
  }));
}

/** Suspect prices of the line, newest first. */
export function suspectsFigure(shownPrices: ShownPrices, speech: MoneySpeech): Figure {
  const { words } = speech;
  const { page } = shownPrices.known;
  const places = new Map(page.markets.map((market) => [market.id, market.label]));
  const unit = moneyUnit(speech, shownPrices.money);
  return {
    id: 'suspects',
    title: words('prices.leftOut.suspects.caption', { unit }),
    ...figureSources(words, [shownPrices.source]),
    ...tableOf(
      suspectRows(shownPrices).toSorted((a, b) => b.month - a.month),
      [
        columnOf('market', words('prices.market'), 'name', ({ market }) => places.get(market) ?? null),
        monthColumn(speech, ({ month }) => month),
        columnOf('type', words('prices.cropType'), 'name', ({ series }) =>
          cropTypeName(words, page.crop, page.series[series]?.crop_type ?? ''),
        ),
        {
          key: 'price',
          label: words('prices.column.price'),
          kind: 'number',
          unit,
          of: (suspect) => viewPrice(shownPrices, suspect),
        },
        columnOf('reason', words('prices.leftOut.reason'), 'name', ({ why }) => ({
          value: words(`prices.state.${why}`),
          code: why,
        })),
        {
          key: 'price-type',
          label: words('prices.type'),
          kind: 'name',
          filesOnly: true,
          of: () => ({ value: words(`prices.type.${shownPrices.type}.short`), code: shownPrices.type }),
        },
        ...viewColumns(shownPrices, words),
      ],
    ),
    picture: null,
    area: page.area,
  };
}

export function LeftOutFigure({ shownPrices }: { shownPrices: ShownPrices }): ReactNode {
  const speech = useSpeech();
  const leftOut = useMemo(() => leftOutFigure(shownPrices, speech), [shownPrices, speech]);
  const suspects = useMemo(() => suspectsFigure(shownPrices, speech), [shownPrices, speech]);
  const first = useMemo(() => ({ ...suspects, rows: () => suspects.rows(0, listed) }), [suspects]);
  return (
    <FigureFrame
      figure={leftOut}
      links={<PriceLinks />}
      under={
        suspects.rowCount > 0 && (
          <Disclosure summary={speech.words('prices.leftOut.suspects', { count: suspects.rowCount })}>
            <FigureFrame figure={suspects} level={3}>
              <FigureTable figure={first} />
            </FigureFrame>
          </Disclosure>
        )
      }
    />
  );
}
