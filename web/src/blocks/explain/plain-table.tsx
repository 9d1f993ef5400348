import { type ReactNode, useId } from 'react';
import styles from './explanation.module.css';

export interface PlainColumn<Row> {
  label: string;
  numeric?: boolean;
  cell: (row: Row) => ReactNode;
}

/** A row that sums others up, in the column of figures. */
interface SumRow {
  name: string;
  sum: string;
}

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
}): ReactNode {
  const id = useId();
  const { columns, rest = null, total = null } = props;
  const line = (cellOf: (column: PlainColumn<Row>, at: number) => ReactNode): ReactNode =>
    columns.map((column, at) => {
      const { label, numeric } = column;
      return at === 0 ? (
        <th key={label} scope="row">
          {cellOf(column, at)}
        </th>
      ) : (
        <td key={label} className={numeric === true ? styles.numeric : undefined}>
          {cellOf(column, at)}
        </td>
      );
    });
  const sumLine = ({ name, sum }: SumRow): ReactNode => (
    <tr>{line(({ numeric }, at) => (at === 0 ? name : numeric === true ? sum : ''))}</tr>
  );
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard.
    <section className={styles.scroll} aria-labelledby={id} tabIndex={0}>
      <table className={styles.table}>
        <caption id={id}>{props.caption}</caption>
        <thead>
          <tr>
            {columns.map(({ label, numeric }) => (
              <th key={label} scope="col" className={numeric === true ? styles.numeric : undefined}>
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {props.rows.map((row, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the rows of an explanation neither move nor change.
            <tr key={at} data-selected={row === props.selected || undefined}>
              {line(({ cell }) => cell(row))}
            </tr>
          ))}
          {rest !== null && sumLine(rest)}
        </tbody>
        {total !== null && <tfoot>{sumLine(total)}</tfoot>}
      </table>
    </section>
  );
}
