import type { FlowPage } from '#contract/flows.ts';
import type { DataCell } from '../../charts/data-table/data-table-model.ts';
import { areaName } from '../../i18n/area-words.ts';
import { flowKey } from '../../url/delivery-params.ts';
import type { FlowTable } from './delivery-block.tsx';
import { genebankName, type Speech } from './delivery-texts.ts';

const othersId = 'others';

const number = ({ formats }: Speech, value: number): DataCell => ({
  text: value < 0.05 ? `~${formats.number(0, 1, 1)}` : formats.number(value, 1, 1),
  raw: value,
});

const share = ({ formats }: Speech, part: number): DataCell => ({
  text: formats.percent(part, 2, 2),
  raw: part,
});

const place = ({ words }: Speech, code: string, hrefOf: (code: string) => string): DataCell => ({
  text: areaName(words, code),
  code,
  href: hrefOf(code),
});

/** The rest of a table: what is in the sums and has no row of its own. */
const othersText = ({ words }: Speech, count: number): DataCell => ({
  text: words('deliveryNetwork.others', { count }),
});

const none: DataCell = { text: '–' };

/** Pairs of countries, largest first, with what the others come to. */
export function pairTable(
  speech: Speech,
  page: FlowPage,
  of: { caption: string; hrefOf: (code: string) => string; genebank: string | null },
): FlowTable {
  const { words } = speech;
  const { first, others } = page.pairs;
  const whole = page.shown.value;
  return {
    caption: of.caption,
    columns: [
      { id: 'origin', label: words('deliveryNetwork.column.origin') },
      { id: 'recipient', label: words('deliveryNetwork.column.recipient') },
      { id: 'genebanks', label: words('deliveryNetwork.column.genebanks'), numeric: true },
      {
        id: 'value',
        label: words('deliveryNetwork.column.samples'),
        unit: words('deliveryNetwork.unit'),
        numeric: true,
      },
      { id: 'share', label: words('deliveryNetwork.column.share'), numeric: true },
    ],
    rows: [
      ...first.map(({ origin, recipient, value, genebanks }) => ({
        id: `${origin}-${recipient}`,
        cells: [
          place(speech, origin, of.hrefOf),
          place(speech, recipient, of.hrefOf),
          { text: String(genebanks), raw: genebanks },
          number(speech, value),
          share(speech, value / whole),
        ],
      })),
      ...(others.count === 0
        ? []
        : [
            {
              id: othersId,
              cells: [
                othersText(speech, others.count),
                none,
                none,
                number(speech, others.value),
                share(speech, others.value / whole),
              ],
            },
          ]),
    ],
    explain: (row, column) => {
      const [origin, recipient] = row.split('-');
      return column !== 'value' || row === othersId
        ? null
        : flowKey({ origin, genebank: of.genebank, recipient });
    },
  };
}

/** Single flows, each through one genebank. */
export function singleTable(
  speech: Speech,
  page: FlowPage,
  of: { caption: string; hrefOf: (code: string) => string },
): FlowTable {
  const { words } = speech;
  const { first, others } = page.flows;
  const whole = page.shown.value;
  return {
    caption: of.caption,
    columns: [
      { id: 'origin', label: words('deliveryNetwork.column.origin') },
      { id: 'genebank', label: words('deliveryNetwork.column.genebank') },
      { id: 'recipient', label: words('deliveryNetwork.column.recipient') },
      {
        id: 'value',
        label: words('deliveryNetwork.column.samples'),
        unit: words('deliveryNetwork.unit'),
        numeric: true,
      },
      { id: 'share', label: words('deliveryNetwork.column.share'), numeric: true },
    ],
    rows: [
      ...first.map(({ origin, genebank, recipient, value }) => ({
        id: `${origin}-${genebank}-${recipient}`,
        cells: [
          place(speech, origin, of.hrefOf),
          { text: genebankName(genebank), code: genebank },
          place(speech, recipient, of.hrefOf),
          number(speech, value),
          share(speech, value / whole),
        ],
      })),
      ...(others.count === 0
        ? []
        : [
            {
              id: othersId,
              cells: [
                othersText(speech, others.count),
                none,
                none,
                number(speech, others.value),
                share(speech, others.value / whole),
              ],
            },
          ]),
    ],
    explain: (row, column) => {
      const [origin, genebank, recipient] = row.split('-');
      return column !== 'value' || row === othersId ? null : flowKey({ origin, genebank, recipient });
    },
  };
}

/** The bands of the picture: origins to genebanks, genebanks to recipients. */
export function bandTable(speech: Speech, page: FlowPage, caption: string): FlowTable {
  const { words } = speech;
  const countOf = (column: number): number =>
    page.network.nodes.find((node) => node.column === column && node.code === null)?.count ?? 0;
  const end = (column: number, code: string | null): DataCell =>
    code === null
      ? othersText(speech, countOf(column))
      : { text: column === 1 ? genebankName(code) : areaName(words, code), code };
  return {
    caption,
    columns: [
      { id: 'from', label: words('deliveryNetwork.column.from') },
      { id: 'to', label: words('deliveryNetwork.column.to') },
      {
        id: 'value',
        label: words('deliveryNetwork.column.samples'),
        unit: words('deliveryNetwork.unit'),
        numeric: true,
      },
    ],
    rows: page.network.links.map(({ column, from, to, value }) => ({
      id: `${column}-${from ?? ''}-${to ?? ''}`,
      cells: [end(column, from), end(column + 1, to), number(speech, value)],
    })),
    explain: () => null,
  };
}
