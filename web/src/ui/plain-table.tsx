import { type ReactNode, useId } from 'react';
import { classNames } from './class-names.ts';
import { Disclosure } from './disclosure.tsx';
import styles from './plain-table.module.css';

/** A column: its head, the cell of a row, and whether that is a number. */
export type PlainColumn<Row> = readonly [label: string, cell: (row: Row) => ReactNode, look?: 'numeric'];

type SumRow = readonly [name: string, sum: string];

/** A table to read, which no keys walk and nothing sorts. The first cell names its row; a wide or a long one scrolls in its box. */
export function PlainTable<Row>(props: {
  caption?: ReactNode;
  /** Its accessible name where a heading above it replaces the caption. */
  label?: string;
  /** Those that are `false` are left out. */
  columns: readonly (PlainColumn<Row> | false)[];
  rows: readonly Row[];
  /** Attributes of a row: an anchor, a theme, whether it is the row that the table is about. */
  markOf?: (row: Row) => { id?: string; 'data-theme'?: string; 'data-selected'?: true | undefined };
  rest?: SumRow | null;
  total?: SumRow | null;
  /** Below the width of desks each row is a list of its cells with their heads, so that none is out of sight. */
  stacks?: boolean;
  /** Class of the box, for what looks different in this table. */
  look?: string | undefined;
  /** Summary of the closed `details` around it; without one the table is open. */
  summary?: string | null;
}): ReactNode {
  const id = useId();
  const { caption, label, rest, total, summary } = props;
  const columns = props.columns.filter((column) => column !== false);
  const line = (textOf: (column: PlainColumn<Row>, at: number) => ReactNode): ReactNode =>
    columns.map((column, at) => {
      const [head, , look] = column;
      const Cell = at === 0 ? 'th' : 'td';
      return (
        <Cell
          key={head}
          scope={at === 0 ? 'row' : undefined}
          className={look && styles[look]}
          data-head={props.stacks === true && at > 0 ? head : undefined}
        >
          {textOf(column, at)}
        </Cell>
      );
    });
  const sumLine = ([name, sum]: SumRow): ReactNode => (
    <tr>{line(([, , look], at) => (at === 0 ? name : look && sum))}</tr>
  );
  const table = (
    // A group and no region: a page of tables would have more landmarks than headings.
    // biome-ignore lint/a11y/useSemanticElements: A fieldset is for fields.
    <div
      role="group"
      className={classNames(styles.box, props.look)}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard.
      tabIndex={0}
      aria-label={label}
      aria-labelledby={label === undefined ? id : undefined}
    >
      <table className={styles.table} data-stacks={props.stacks}>
        {label === undefined && <caption id={id}>{caption}</caption>}
        <thead>
          <tr>
            {columns.map(([head, , look]) => (
              <th key={head} scope="col" className={look && styles[look]}>
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {props.rows.map((row, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a table to read is drawn as a whole.
            <tr key={at} {...props.markOf?.(row)}>
              {line(([, cell]) => cell(row))}
            </tr>
          ))}
          {rest && sumLine(rest)}
        </tbody>
        {total && <tfoot>{sumLine(total)}</tfoot>}
      </table>
    </div>
  );
  return summary == null ? table : <Disclosure summary={summary}>{table}</Disclosure>;
}
