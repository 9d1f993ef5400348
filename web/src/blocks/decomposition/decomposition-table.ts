import { YIELD } from '#catalog/elements/codes.ts';
import { explainedKey } from '#contract/explain-address.ts';
import type { Harvest } from '#domain/decompose.ts';
import { type ColumnOf, columnOf, type Figure, tableOf } from '../../figure/figure.ts';
import { figureColumn } from '../../i18n/number-lists.ts';
import type { Speech } from '../../i18n/speech.ts';
import type { ChangeState, ComparedYears } from './harvests.ts';

type KnownParts = Pick<Extract<ChangeState, { kind: 'parts' }>, 'before' | 'after' | 'parts' | 'points'>;

/** The inputs and the parts, where they are known: a row each for area, yield and production; and the same for its peers. */
export function toPartsTable(
  own: KnownParts | undefined,
  of: {
    key: string;
    chartKey: string;
    heads: readonly [string, string];
    elements: Record<'area' | 'total', number>;
    flags: Record<'area' | 'total', readonly [string | undefined, string | undefined]>;
    peers: readonly (KnownParts & { code: string; name: string })[];
  },
  { words, formats }: Pick<Speech, 'words' | 'formats'>,
): Pick<Figure, 'columns' | 'rows' | 'rowCount'> {
  const { key, chartKey, heads, elements, flags, peers } = of;
  const unknown = [undefined, undefined] as const;
  const rows = [
    ...(own === undefined ? [] : toRows(own, elements, flags)),
    ...peers.flatMap((peer) =>
      toRows(peer, elements, { area: unknown, total: unknown }).map((row) => ({
        ...row,
        id: `${peer.code}.${row.id}`,
        place: peer.name,
      })),
    ),
  ];
  const sideColumn = (side: 0 | 1): ColumnOf<PartsRow> => ({
    key: ends[side],
    label: heads[side],
    kind: 'number',
    // Each row has the decimals of its own element.
    of: (row) => ({
      value: row.values[side],
      text: figureColumn(row.element, row.values, formats)(row.values[side]),
      flag: row.flags[side],
    }),
  });
  return tableOf<PartsRow>(
    rows,
    [
      columnOf('element', words('figure.table.element'), 'name', ({ part: { of: name }, place }) => {
        const text = words(`${key}.${name}`);
        return place === undefined ? text : words('chart.placed', { area: place, text });
      }),
      columnOf('unit', words('figure.table.unit'), 'text', ({ unit }) => words(`units.${unit}.short`)),
      sideColumn(0),
      sideColumn(1),
      {
        key: 'part',
        label: words(`${key}.part`),
        kind: 'number',
        unit: words('units.t.short'),
        write: (part) => formats.signed(part, 0),
        of: ({ part }) => part.value,
      },
      columnOf('points', words(`${chartKey}.left`), 'number', (row) => row.points, {
        write: (points) => formats.signed(points, 2),
      }),
    ],
    ({ id }) => id,
  );
}

const yieldOf = (harvest: Harvest): number => (harvest.production / harvest.area) * 1000;

function toRows(
  { before, after, parts, points }: KnownParts,
  elements: Record<'area' | 'total', number>,
  flags: Record<'area' | 'total', readonly [string | undefined, string | undefined]>,
): readonly PartsRow[] {
  return [
    {
      ...{ id: 'area', unit: 'ha', element: elements.area, flags: flags.area },
      ...{ values: [before.area, after.area], part: { of: 'area', value: parts.area }, points: points.area },
    },
    {
      ...{ id: 'yield', unit: 'kg-ha', element: YIELD, flags: [undefined, undefined] },
      values: [yieldOf(before), yieldOf(after)],
      ...{ part: { of: 'yield', value: parts.yield }, points: points.yield },
    },
    {
      ...{ id: 'total', unit: 't', element: elements.total, flags: flags.total },
      values: [before.production, after.production],
      ...{ part: { of: 'total', value: parts.change }, points: points.change },
    },
  ];
}

interface PartsRow {
  id: string;
  place?: string;
  unit: string;
  element: number;
  values: readonly [number, number];
  flags: readonly [string | undefined, string | undefined];
  part: { of: 'area' | 'yield' | 'total'; value: number };
  points: number;
}

export interface PartsOf {
  area: string;
  years: ComparedYears;
  elements: Record<'area' | 'total', number>;
}

const inputRows = ['area', 'total'] as const;
const ends = ['from', 'to'] as const;

/** Every figure that the parts are computed from, with its explanation's key. */
export function listInputs({ area, years, elements }: PartsOf) {
  return inputRows.flatMap((row) =>
    ends.flatMap((end) =>
      years[end].map((year) => ({
        row,
        element: elements[row],
        year,
        figure: explainedKey(area, elements[row], year),
      })),
    ),
  );
}
