import type { ReactNode } from 'react';
import { worldCode } from '#catalog/regions/index.ts';
import { priceAddresses } from '#contract/price-addresses.ts';
import type { Loaded } from '../../api/loaded.ts';
import { FailedPart } from '../../blocks/failed-part.tsx';
import { countColumn } from '../../figure/columns.ts';
import { type Cell, columnOf, type Figure, tableOf } from '../../figure/figure.ts';
import { FigureFrame } from '../../figure/figure-frame.tsx';
import { areaName } from '../../i18n/area-words.ts';
import { type Speech, useSpeech } from '../../i18n/speech.ts';
import type { Words } from '../../i18n/words.tsx';
import { PlainTable } from '../../ui/plain-table.tsx';
import styles from './databases-page.module.css';

/** Rows of a source that are left out for one reason. */
export interface LeftOutRows {
  source: string;
  reason: string;
  rows: number;
  /** Those of each country, or with each published text that is the reason, the most rows first; rows may have none. */
  details: readonly { of: string; rows: number }[];
}

/** Published rows that are left out, and of prices how many groups of rows disagree. */
export interface LeftOut {
  entries: readonly LeftOutRows[];
  conflicts: number | null;
}

/** Puts rows that were left out together by source and reason, the most rows first. */
export function groupLeftOut(
  all: readonly { source: string; reason: string; of: string; rows: number }[],
): readonly LeftOutRows[] {
  const groups = new Map<string, LeftOutRows>();
  for (const { source, reason, of, rows } of all) {
    const key = JSON.stringify([source, reason]);
    const group = groups.get(key) ?? { source, reason, rows: 0, details: [] };
    const details = of === '' ? group.details : [...group.details, { of, rows }];
    groups.set(key, {
      ...group,
      rows: group.rows + rows,
      details: [...details].sort((a, b) => b.rows - a.rows || (a.of < b.of ? -1 : 1)),
    });
  }
  return [...groups.values()].sort((a, b) => b.rows - a.rows);
}

/** Rows without a country or text. */
const restOf = ({ rows, details }: LeftOutRows): number =>
  details.reduce((rest, detail) => rest - detail.rows, rows);

/** Row of a file: of a source, a reason, and a country or text, which may be empty. */
const leftOutRows = (entries: readonly LeftOutRows[]) =>
  entries.flatMap((entry) => {
    const { reason, source, details } = entry;
    const rest = restOf(entry);
    return [...details, ...(rest > 0 ? [{ of: '', rows: rest }] : [])].map((detail) => ({
      ...{ reason, source },
      ...detail,
    }));
  });

/** What differs between rows of prices, left out by country, and of germplasm, by their text: words, address and last column. */
const kinds = {
  prices: {
    id: 'prices-left-out',
    group: 'checks.leftOut',
    reasons: 'prices.left-out',
    file: priceAddresses.leftOut(),
    last: { key: 'country', label: 'figure.table.country', head: 'checks.leftOut.countries' },
  },
  germplasm: {
    id: 'germplasm-rows-left-out',
    group: 'checks.germplasmLeftOut',
    reasons: 'germplasm.left-out',
    file: '/api/v1/germplasm/left-out',
    last: {
      key: 'said',
      label: 'checks.germplasmLeftOut.said',
      head: 'checks.germplasmLeftOut.said',
    },
  },
} as const;
export type LeftOutKind = keyof typeof kinds;
export const leftOutAddress = (kind: LeftOutKind): string => kinds[kind].file;

const nameOf = (words: Words, key: string, code: string): string => (words.has(key) ? words(key) : code);

/** A row for each source, reason, and country or text; none where no row is left out. */
export function leftOutFigure(kind: LeftOutKind, { entries }: LeftOut, { words }: Speech): readonly Figure[] {
  const { id, group, reasons, last } = kinds[kind];
  const rows = leftOutRows(entries);
  const lastCell = (of: string): Cell | string | null =>
    kind === 'germplasm' ? of : of === '' ? null : { value: areaName(words, of), code: of };
  if (rows.length === 0) return [];
  return [
    {
      ...{ id, sources: [], area: worldCode, picture: null },
      title: words(`${group}.title`),
      name: words(`${group}.caption`),
      ...tableOf<(typeof rows)[number]>(rows, [
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
      ]),
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
  const { group, reasons, file, last } = kinds[kind];
  const { entries, conflicts } = leftOut.value;
  const all = entries.reduce((sum, { rows }) => sum + rows, 0);
  const detailText = (of: string, count: number): string => {
    const rows = formats.number(count, 0);
    if (kind === 'germplasm') return words('checks.germplasmLeftOut.detail', { text: of, rows });
    const country = of === '' ? words('checks.leftOut.noCountry') : areaName(words, of);
    return words('checks.leftOut.country', { country, rows });
  };
  const detailsText = (entry: LeftOutRows): string => {
    const rest = kind === 'prices' ? restOf(entry) : 0;
    const texts = entry.details.map(({ of, rows }) => detailText(of, rows));
    return [...texts, ...(rest > 0 ? [detailText('', rest)] : [])].join(', ') || '–';
  };
  return (
    <FigureFrame figure={figure} hasTable={false}>
      <div className={styles.part}>
        <p>
          {words(`${group}.lead`, { rows: all, shown: formats.number(all, 0) })}{' '}
          {conflicts !== null && `${words('checks.leftOut.conflicts', { count: conflicts })} `}
          <a href={file}>{words('checks.leftOut.file')}</a>
        </p>
        <PlainTable
          look={styles.scroller}
          label={words(`${group}.caption`)}
          summary={words(`${group}.caption`)}
          columns={[
            [words('checks.leftOut.reason'), ({ reason }) => nameOf(words, `${reasons}.${reason}`, reason)],
            [words('about.databases.source'), ({ source }) => nameOf(words, `sources.${source}`, source)],
            [words('checks.leftOut.rows'), ({ rows }) => formats.number(rows, 0), 'numeric'],
            [words(last.head), detailsText],
          ]}
          rows={entries}
          stacks
        />
      </div>
    </FigureFrame>
  );
}
