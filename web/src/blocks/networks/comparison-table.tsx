import type { ReactNode } from 'react';
import type { ComparedNetwork, NetworkFigure } from '#domain/networks/compare-networks.ts';
import { useSpeech } from '../../i18n/speech.ts';
import { type PlainColumn, PlainTable } from '../../ui/plain-table.tsx';

/** A network with the number of its members; of Africa and the World there is none. Without a figure it may wait for its sum. */
export type ComparedRow = ComparedNetwork & { members: number | null; awaitsSum: boolean };

/** PABRA, its networks, Africa and the World with their figures, how many members are in each, and what part of the whole it is. */
export function ComparisonTable(props: {
  label: string;
  rows: readonly ComparedRow[];
  /** Whether the element adds up: else there are no shares to show. */
  adds: boolean;
  nameOf: (code: string) => ReactNode;
  textOf: (code: string, figure: NetworkFigure) => ReactNode;
}): ReactNode {
  const { label, rows, adds, nameOf, textOf } = props;
  const { words, formats } = useSpeech();
  // One number of decimals, so that the shares of a column can be compared at a glance.
  const share = (value: number | null): string => (value === null ? '' : formats.editedPercent(value, 1));
  const countText = ({ figure, members }: ComparedRow): string => {
    if (members === 0) return words('networks.noMembers');
    if (figure?.contributors == null) return members === null ? '' : words('networks.members', { members });
    return members === null
      ? words('networks.countries', { count: figure.contributors })
      : words('networks.sumOf', { count: figure.contributors, members });
  };
  const columns: readonly (PlainColumn<ComparedRow> | false)[] = [
    [words('networks.column.area'), ({ area }) => nameOf(area)],
    [
      words('networks.column.value'),
      ({ area, figure, awaitsSum }) =>
        figure === null
          ? words(awaitsSum ? 'networks.sumAwaited' : 'networks.noFigure')
          : textOf(area, figure),
      'numeric',
    ],
    [words('networks.column.contributors'), countText],
    adds && [words('networks.column.africa'), ({ ofAfrica }) => share(ofAfrica), 'numeric'],
    adds && [words('networks.column.world'), ({ ofWorld }) => share(ofWorld), 'numeric'],
  ];
  return <PlainTable label={label} stacks columns={columns} rows={rows} />;
}
