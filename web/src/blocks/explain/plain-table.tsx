import { type ReactNode, useId } from 'react';
import styles from './explanation.module.css';

/** A small table of an explanation: the first cell names its row. */
export function PlainTable(props: {
  caption: string;
  columns: readonly { label: string; numeric?: boolean }[];
  rows: readonly (readonly ReactNode[])[];
  /** Index of the row that the explanation is about. */
  selected?: number;
  /** A last row that sums up. */
  total?: readonly ReactNode[];
}): ReactNode {
  const id = useId();
  const { columns } = props;
  const cells = (row: readonly ReactNode[]): ReactNode =>
    columns.map(({ label, numeric }, at) => {
      const look = numeric === true ? styles.numeric : undefined;
      return at === 0 ? (
        <th key={label} scope="row">
          {row[at]}
        </th>
      ) : (
        <td key={label} className={look}>
          {row[at]}
        </td>
      );
    });
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
            <tr key={at} data-selected={at === props.selected || undefined}>
              {cells(row)}
            </tr>
          ))}
        </tbody>
        {props.total === undefined ? null : (
          <tfoot>
            <tr>{cells(props.total)}</tr>
          </tfoot>
        )}
      </table>
    </section>
  );
}
