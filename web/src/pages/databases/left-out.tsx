import type { ReactNode } from 'react';
import { worldCode } from '#catalog/regions/index.ts';
import { priceAddresses } from '#contract/price-addresses.ts';
import type { Loaded } from '../../api/loaded.ts';
import { FailedPart } from '../../blocks/failed-part.tsx';
import { countColumn } from '../../figure/columns.ts';
import { type Cell, columnOf, type Figure, tableOf } from '../../figure/figure.ts';
import { FigureFrame, FigureTable } from '../../figure/figure-frame.tsx';
import { areaName } from '../../i18n/area-words.ts';
import { type Speech, useSpeech } from '../../i18n/speech.ts';
import type { Words } from '../../i18n/words.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';

/** Rows of a source that are left out for one reason, of a country or with the published text that is the reason; `of` may be empty. */
interface LeftOutRow {
  source: string;
  reason: string;
  of: string;
  rows: number;
}

/** Published rows that are left out, and of prices how many groups of rows disagree. */
export interface LeftOut {
  entries: readonly LeftOutRow[];
  conflicts: number | null;
}

/** What differs between rows of prices, left out by country, and of germplasm, by their text: words, address and last column. */
const kinds = {
  prices: {
    id: 'prices-left-out',
    group: 'checks.leftOut',
    reasons: 'prices.left-out',
    file: priceAddresses.leftOut(),
    last: { key: 'country', label: 'figure.table.country' },
  },
  germplasm: {
    id: 'germplasm-rows-left-out',
    group: 'checks.germplasmLeftOut',
    reasons: 'germplasm.left-out',
    file: '/api/v1/germplasm/left-out',
    last: { key: 'said', label: 'checks.germplasmLeftOut.said' },
  },
} as const;
export type LeftOutKind = keyof typeof kinds;
export const leftOutAddress = (kind: LeftOutKind): string => kinds[kind].file;

const nameOf = (words: Words, key: string, code: string): string => (words.has(key) ? words(key) : code);

/** A row for each source, reason, and country or text; none where no row is left out. */
export function leftOutFigure(kind: LeftOutKind, { entries }: LeftOut, { words }: Speech): readonly Figure[] {
  const { id, group, reasons, last } = kinds[kind];
  const lastCell = (of: string): Cell | string | null =>
    kind === 'germplasm' ? of : of === '' ? null : { value: areaName(words, of), code: of };
  if (entries.length === 0) return [];
  return [
    {
      ...{ id, sources: [], area: worldCode, picture: null },
      title: words(`${group}.title`),
      name: words(`${group}.caption`),
      ...tableOf<LeftOutRow>(
        entries.toSorted((a, b) => b.rows - a.rows),
        [
          columnOf('reason', words('checks.leftOut.reason'), 'text', ({ reason }) => ({
            value: nameOf(words, `${reasons}.${reason}`, reason),
            code: reason,
          })),
          columnOf('source', words('about.databases.source'), 'text', ({ source }) => ({
            value: nameOf(words, `sources.${source}`, source),
            code: source,
          })),
          columnOf(last.key, words(last.label), 'text', ({ of }) => lastCell(of)),
          countColumn('rows', words('checks.leftOut.rows'), (row) => row.rows),
        ],
      ),
    },
  ];
}

/** Published rows that are in no figure: how many of each source, why, and in which countries or with which texts. */
export function LeftOutPart(props: {
  kind: LeftOutKind;
  leftOut: Loaded<LeftOut>;
  figure: Figure | undefined;
}): ReactNode {
  const { kind, leftOut, figure } = props;
  const { words, formats } = useSpeech();
  if (leftOut.state === 'failed') return <FailedPart />;
  if (figure === undefined) return null;
  const { group, file } = kinds[kind];
  const { entries, conflicts } = leftOut.value;
  const all = entries.reduce((sum, { rows }) => sum + rows, 0);
  return (
    <FigureFrame figure={figure} hasTable={false}>
      <p>
        {words(`${group}.lead`, { rows: all, shown: formats.number(all, 0) })}{' '}
        {conflicts !== null && `${words('checks.leftOut.conflicts', { count: conflicts })} `}
        <a href={file}>{words('checks.leftOut.file')}</a>
      </p>
      <Disclosure summary={words(`${group}.caption`)}>
        <FigureTable figure={figure} />
      </Disclosure>
    </FigureFrame>
  );
}
