import type { ReactNode } from 'react';
import { useWords } from '../../i18n/words.tsx';
import styles from './contribute.module.css';
import type { FaultyRow, FormatColumn } from './load-contribute-page.ts';

/** How a spreadsheet calls a column: A, B … Z, AA. */
const letterOf = (at: number): string =>
  `${at < 26 ? '' : String.fromCharCode(64 + Math.floor(at / 26))}${String.fromCharCode(65 + (at % 26))}`;

/** A table as a spreadsheet shows it: its columns, the template's example, and a row with a fault; below it the check's messages. */
export function FormatSheet(props: {
  /** Id of the table. */
  id: string;
  columns: readonly FormatColumn[];
  faulty: FaultyRow;
  /** The supplier of the example. */
  supplier: string;
}): ReactNode {
  const { id, columns, faulty, supplier } = props;
  const words = useWords();
  const label = words('contribute.sheet');
  const written = (name: string, text: string): string => (name === 'supplied_by' ? supplier : text);
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: A fieldset is for fields. */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard. */}
      <div className={styles.sheet} role="group" aria-label={label} tabIndex={0}>
        <table>
          <thead>
            <tr>
              <td />
              {columns.map(({ name }, at) => (
                <th key={name} scope="col">
                  {letterOf(at)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            <tr>
              <th scope="row">1</th>
              {columns.map(({ name, needed }) => (
                <td key={name}>
                  <strong>{name}</strong>
                  {needed === 'yes' && (
                    <>
                      <span className={styles.dot} aria-hidden="true">
                        {' •'}
                      </span>
                      <span className="visually-hidden"> ({words('contribute.sheet.needed')})</span>
                    </>
                  )}
                </td>
              ))}
            </tr>
            <tr className={styles.remark}>
              <th scope="row">2</th>
              {columns.map(({ name, example }, at) => (
                <td key={name}>
                  {at === 0 && '# '}
                  {written(name, example)}
                </td>
              ))}
            </tr>
            <tr>
              <th scope="row">3</th>
              {columns.map(({ name }) => {
                const isFaulty = faulty.faults.includes(name);
                return (
                  <td
                    key={name}
                    data-faulty={isFaulty || undefined}
                    aria-describedby={isFaulty ? 'faults' : undefined}
                  >
                    {written(name, faulty.cells[name] ?? '')}
                  </td>
                );
              })}
            </tr>
          </tbody>
        </table>
      </div>
      <p className={styles.note}>
        <span className={styles.dot} aria-hidden="true">
          {'• '}
        </span>
        <span aria-hidden="true">{words('contribute.sheet.needed')}. </span>
        {words('contribute.sheet.note')}
      </p>
      <h3 className={styles.label}>{words('contribute.fault')}</h3>
      <ul className={styles.faults} id="faults">
        {faulty.faults.map((column) => (
          <li key={column}>{words(`contribute.fault.${id}.${column}`)}</li>
        ))}
      </ul>
    </>
  );
}
