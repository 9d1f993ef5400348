import { findGenebank } from '#catalog/germplasm/genebanks.ts';
import type { FlowPage } from '#contract/flows.ts';
import { countColumn } from '../../figure/columns.ts';
import { type Cell, type ColumnOf, columnOf, type FigureTable, tableOf } from '../../figure/figure.ts';
import { areaName } from '../../i18n/area-words.ts';
import type { Speech } from '../../i18n/speech.ts';
import { flowKey } from '../../url/delivery-params.ts';
import type { FlowInput } from './delivery-place.tsx';
import { genebankName, isPart, samplesNumber } from './delivery-texts.ts';
import type { Landraces } from './landraces.ts';

type Journey = NonNullable<FlowPage['journey']>;
type ExplainedTable = FigureTable & { keyOf: (row: string, column: string) => string | null };

/** The other flows, which have no row of their own. */
const othersId = 'others';

/** Sums lead to their rows in the source. */
const explainedSums = (
  table: FigureTable,
  endsOf: (row: string) => Parameters<typeof flowKey>[0] | null,
): ExplainedTable => ({
  ...table,
  keyOf: (row, column) => {
    const ends = column === 'value' && row !== othersId ? endsOf(row) : null;
    return ends && flowKey(ends);
  },
});

const countryColumn = <End extends string>(
  { speech: { words }, hrefOf }: FlowInput,
  end: End,
): ColumnOf<Record<End, string>> =>
  columnOf(end, words(`deliveryNetwork.column.${end}`), 'name', ({ [end]: code }) => ({
    value: areaName(words, code),
    code,
    href: hrefOf({ country: code }),
  }));

const genebankColumn = (label: string): ColumnOf<{ genebank: string }> =>
  columnOf('genebank', label, 'name', ({ genebank }) => ({ value: genebankName(genebank), code: genebank }));

const samplesColumn = (speech: Speech): ColumnOf<{ value: number }> =>
  columnOf('value', speech.words('deliveryNetwork.column.samples'), 'number', ({ value }) => value, {
    unit: speech.words('deliveryNetwork.unit'),
    write: (value) =>
      value > 0 && value < 1 ? samplesNumber(speech, value) : speech.formats.number(value, 0),
  });

const shareColumn = <Item>({ words, formats }: Speech, shareOf: (item: Item) => number): ColumnOf<Item> =>
  columnOf('share', words('deliveryNetwork.column.share'), 'share', shareOf, {
    write: (part) => formats.percent(part, 2, 2),
  });

/** Flows, largest first, with the sum of the others. */
function flowTable<Flow extends { value: number }>(
  { speech, page }: FlowInput,
  { first, others }: { first: readonly Flow[]; others: { count: number; value: number } },
  idOf: (flow: Flow) => string,
  columns: readonly ColumnOf<Flow>[],
): FigureTable {
  const ofOthers = (column: number): Cell =>
    column === 0
      ? { value: speech.words('deliveryNetwork.others', { count: others.count }) }
      : { value: null, text: '–' };
  const rows = first.map((flow) => ({ id: idOf(flow), value: flow.value, flow: flow as Flow | null }));
  return tableOf(
    others.count === 0 ? rows : [...rows, { id: othersId, value: others.value, flow: null }],
    [
      ...columns.map(
        (column, at): ColumnOf<{ flow: Flow | null }> => ({
          ...column,
          of: ({ flow }) => (flow === null ? ofOthers(at) : column.of(flow)),
        }),
      ),
      samplesColumn(speech),
      shareColumn(speech, ({ value }) => value / page.shown.value),
    ],
    ({ id }) => id,
  );
}

/** Pairs of countries, largest first, with the sum of the others. */
export const pairTable = (input: FlowInput): ExplainedTable =>
  explainedSums(
    flowTable(input, input.page.pairs, ({ origin, recipient }) => `${origin}-${recipient}`, [
      countryColumn(input, 'origin'),
      countryColumn(input, 'recipient'),
      countColumn(
        'genebanks',
        input.speech.words('deliveryNetwork.column.genebanks'),
        ({ genebanks }) => genebanks,
      ),
    ]),
    (row) => {
      const [origin, recipient] = row.split('-');
      return { origin, genebank: input.view.genebank, recipient };
    },
  );

export const singleTable = (input: FlowInput): ExplainedTable =>
  explainedSums(
    flowTable(
      input,
      input.page.flows,
      ({ origin, genebank, recipient }) => `${origin}-${genebank}-${recipient}`,
      [
        countryColumn(input, 'origin'),
        genebankColumn(input.speech.words('deliveryNetwork.column.genebank')),
        countryColumn(input, 'recipient'),
      ],
    ),
    (row) => {
      const [origin, genebank, recipient] = row.split('-');
      return { origin, genebank, recipient };
    },
  );

export function bandTable({ speech, page: { network } }: FlowInput): FigureTable {
  const { words } = speech;
  const end = (column: number, code: string | null): Cell => ({
    value: bandEnd(words, network, column, code),
    ...(code !== null && { code }),
  });
  return tableOf(
    network.links,
    [
      columnOf('from', words('deliveryNetwork.column.from'), 'name', ({ column, from }) => end(column, from)),
      columnOf('to', words('deliveryNetwork.column.to'), 'name', ({ column, to }) => end(column + 1, to)),
      samplesColumn(speech),
    ],
    bandId,
  );
}

export const bandId = ({ column, from, to }: FlowPage['network']['links'][number]): string =>
  `${column}-${from ?? ''}-${to ?? ''}`;

/** Name of a country or genebank in a column of the bands, or the number of the others there. */
export function bandEnd(
  words: Speech['words'],
  { nodes }: FlowPage['network'],
  column: number,
  code: string | null,
): string {
  if (code !== null) return column === 1 ? genebankName(code) : areaName(words, code);
  const others = nodes.find((node) => node.column === column && node.code === null);
  return words('deliveryNetwork.others', { count: others?.count ?? 0 });
}

export function landraceTable({ colours, total }: Landraces, speech: Speech): FigureTable {
  const { words } = speech;
  return tableOf(
    colours,
    [
      columnOf('colour', words('deliveryNetwork.journey.column.colour'), 'name', ({ colour }) => ({
        value: words(`deliveryNetwork.journey.colour.${colour}`),
        code: colour,
      })),
      countColumn('landraces', words('deliveryNetwork.journey.column.landraces'), ({ count }) => count),
      shareColumn(speech, ({ count }) => count / total),
    ],
    ({ colour }) => colour,
  );
}

export function genebankTable({ genebanks, value: whole }: Journey, input: FlowInput): ExplainedTable {
  const { view, speech } = input;
  const { words } = speech;
  return explainedSums(
    tableOf(
      genebanks.map((sum) => ({ ...sum, genebank: sum.code })),
      [
        genebankColumn(words('deliveryNetwork.column.genebank')),
        columnOf('place', words('deliveryNetwork.journey.column.place'), 'text', ({ code }) => {
          const { country, place } = findGenebank(code) ?? {};
          if (country === null) return words('deliveryNetwork.genebank.several');
          return place === undefined ? null : `${place.town} (${areaName(words, place.country)})`;
        }),
        samplesColumn(speech),
        shareColumn(speech, ({ value }) => value / whole),
      ],
      ({ code }) => code,
    ),
    // Where the choice leaves some rows out the source has more.
    (genebank) => (isPart(view) ? null : { origin: view.country, genebank }),
  );
}

/** Samples by recipient, each with the genebank that most of them come through. */
export function recipientTable({ recipients, value: whole }: Journey, input: FlowInput): ExplainedTable {
  const { view, speech } = input;
  return explainedSums(
    tableOf(
      recipients.map((sum) => ({ ...sum, recipient: sum.code })),
      [
        countryColumn(input, 'recipient'),
        genebankColumn(speech.words('deliveryNetwork.journey.column.genebank')),
        samplesColumn(speech),
        shareColumn(speech, ({ value }) => value / whole),
      ],
      ({ code }) => code,
    ),
    (recipient) => (isPart(view) ? null : { origin: view.country, genebank: view.genebank, recipient }),
  );
}
