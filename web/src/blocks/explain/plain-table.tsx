import { type ReactNode, useId } from 'react';
import { Disclosure } from '../../ui/disclosure.tsx';
import styles from './explanation.module.css';

/** A column: its head, what it says of a row, and whether that is a number. */
export type PlainColumn<Row> = readonly [label: string, cell: (row: Row) => ReactNode, look?: 'numeric'];

/** A row that sums others up: its name, and the sum in the columns of numbers. */
type SumRow = readonly [name: string, sum: string];

/** A small table of an explanation: the first cell names its row. */
export function PlainTable<Row>(props: {
  caption: string;
  columns: readonly PlainColumn<Row>[];
  rows: readonly Row[];
  /** The row that the explanation is about. */
  selected?: Row | undefined;
  /** What is in the figure and not listed. */
  rest?: SumRow | null;
  total?: SumRow | null;
  /** What the table is behind, where it does not stand open. */
  summary?: string | null;
}): ReactNode {
  const id = useId();
  const { columns, rest, total, summary } = props;
  const line = (textOf: (column: PlainColumn<Row>, at: number) => ReactNode): ReactNode =>
    columns.map((column, at) => {
      const [label, , look] = column;
      const Cell = at === 0 ? 'th' : 'td';
      return (
        <Cell key={label} scope={at === 0 ? 'row' : undefined} className={look && styles[look]}>
          {textOf(column, at)}
        </Cell>
      );
    });
  const sumLine = ([name, sum]: SumRow): ReactNode => (
    <tr>{line(([, , look], at) => (at === 0 ? name : look && sum))}</tr>
  );
  const table = (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard.
    <section className={styles.scroll} aria-labelledby={id} tabIndex={0}>
      <table className={styles.table}>
        <caption id={id}>{props.caption}</caption>
        <thead>
          <tr>
            {columns.map(([label, , look]) => (
              <th key={label} scope="col" className={look && styles[look]}>
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {props.rows.map((row, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the rows of an explanation neither move nor change.
            <tr key={at} data-selected={row === props.selected || undefined}>
              {line(([, cell]) => cell(row))}
            </tr>
          ))}
          {rest && sumLine(rest)}
        </tbody>
        {total && <tfoot>{sumLine(total)}</tfoot>}
      </table>
    </section>
  );
  return summary == null ? table : <Disclosure summary={summary}>{table}</Disclosure>;
}
