import type { FlowPage } from '#contract/flows.ts';
import {
  type Cell,
  type Column,
  type ColumnOf,
  columnOf,
  type FigureTable,
  tableOf,
} from '../../figure/figure.ts';
import { areaName } from '../../i18n/area-words.ts';
import { flowKey } from '../../url/delivery-params.ts';
import { genebankName, type Speech, samplesNumber } from './delivery-texts.ts';

const othersId = 'others';

/** A flow with its ends as cells, or the sum of the others. */
interface FlowRow {
  id: string;
  value: number;
  ends: readonly Cell[];
}

type ExplainedTable = FigureTable & { keyOf: (row: string, column: string) => string | null };

const none: Cell = { value: null, text: '–' };

const place = ({ words }: Speech, code: string, hrefOf: (code: string) => string): Cell => ({
  value: areaName(words, code),
  code,
  href: hrefOf(code),
});

export const samplesColumn = ({ words, formats }: Speech): ColumnOf<{ value: number }> => ({
  key: 'value',
  label: words('deliveryNetwork.column.samples'),
  kind: 'number',
  unit: words('deliveryNetwork.unit'),
  write: (value) => (value > 0 && value < 1 ? samplesNumber({ formats }, value) : formats.number(value, 0)),
  of: ({ value }) => value,
});

/** Flows, largest first, with the sum of the others, which have no row of their own. */
function flowTable(
  speech: Speech,
  ends: readonly Column[],
  flows: readonly FlowRow[],
  { others, whole }: { others: { count: number; value: number }; whole: number },
): FigureTable {
  const { words, formats } = speech;
  const rest: FlowRow = {
    id: othersId,
    value: others.value,
    ends: [{ value: words('deliveryNetwork.others', { count: others.count }) }],
  };
  return tableOf<FlowRow>(
    others.count === 0 ? flows : [...flows, rest],
    [
      ...ends.map((end, at): ColumnOf<FlowRow> => ({ ...end, of: (row) => row.ends[at] ?? none })),
      samplesColumn(speech),
      {
        key: 'share',
        label: words('deliveryNetwork.column.share'),
        kind: 'share',
        write: (part) => formats.percent(part, 2, 2),
        of: ({ value }) => value / whole,
      },
    ],
    ({ id }) => id,
  );
}

/** Pairs of countries, largest first, with the sum of the others. */
export function pairTable(
  speech: Speech,
  page: FlowPage,
  options: { hrefOf: (code: string) => string; genebank: string | null },
): ExplainedTable {
  const { words } = speech;
  const { first, others } = page.pairs;
  return {
    ...flowTable(
      speech,
      [
        { key: 'origin', label: words('deliveryNetwork.column.origin'), kind: 'name' },
        { key: 'recipient', label: words('deliveryNetwork.column.recipient'), kind: 'name' },
        { key: 'genebanks', label: words('deliveryNetwork.column.genebanks'), kind: 'number', decimals: 0 },
      ],
      first.map(({ origin, recipient, value, genebanks }) => ({
        id: `${origin}-${recipient}`,
        value,
        ends: [
          place(speech, origin, options.hrefOf),
          place(speech, recipient, options.hrefOf),
          { value: genebanks },
        ],
      })),
      { others, whole: page.shown.value },
    ),
    keyOf: (row, column) => {
      const [origin, recipient] = row.split('-');
      return column !== 'value' || row === othersId
        ? null
        : flowKey({ origin, genebank: options.genebank, recipient });
    },
  };
}

/** Single flows, each through one genebank. */
export function singleTable(
  speech: Speech,
  page: FlowPage,
  hrefOf: (code: string) => string,
): ExplainedTable {
  const { words } = speech;
  const { first, others } = page.flows;
  return {
    ...flowTable(
      speech,
      ['origin', 'genebank', 'recipient'].map((key) => ({
        key,
        label: words(`deliveryNetwork.column.${key}`),
        kind: 'name',
      })),
      first.map(({ origin, genebank, recipient, value }) => ({
        id: `${origin}-${genebank}-${recipient}`,
        value,
        ends: [
          place(speech, origin, hrefOf),
          { value: genebankName(genebank), code: genebank },
          place(speech, recipient, hrefOf),
        ],
      })),
      { others, whole: page.shown.value },
    ),
    keyOf: (row, column) => {
      const [origin, genebank, recipient] = row.split('-');
      return column !== 'value' || row === othersId ? null : flowKey({ origin, genebank, recipient });
    },
  };
}

/** The bands of the picture: origins to genebanks, genebanks to recipients. */
export function bandTable(speech: Speech, { network }: FlowPage): FigureTable {
  const { words } = speech;
  const countOf = (column: number): number =>
    network.nodes.find((node) => node.column === column && node.code === null)?.count ?? 0;
  const end = (column: number, code: string | null): Cell =>
    code === null
      ? { value: words('deliveryNetwork.others', { count: countOf(column) }) }
      : { value: column === 1 ? genebankName(code) : areaName(words, code), code };
  return tableOf(
    network.links,
    [
      columnOf('from', words('deliveryNetwork.column.from'), 'name', ({ column, from }) => end(column, from)),
      columnOf('to', words('deliveryNetwork.column.to'), 'name', ({ column, to }) => end(column + 1, to)),
      samplesColumn(speech),
    ],
    ({ column, from, to }) => `${column}-${from ?? ''}-${to ?? ''}`,
  );
}
