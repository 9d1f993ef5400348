import type { ReactNode } from 'react';
import { getFormats } from '../../i18n/formats.ts';
import { valueName } from '../../i18n/record-values.ts';
import { useLanguage, useWords } from '../../i18n/words.tsx';
import { Icon } from '../../ui/icon.tsx';
import { PlainTable } from '../../ui/plain-table.tsx';
import styles from './contribute.module.css';
import type { FormatColumn } from './contribute-data.ts';

/** Every column of a table: what to write, whether it is needed, and an example. */
export function FormatColumns(props: {
  id: string;
  columns: readonly FormatColumn[];
  supplier: string;
}): ReactNode {
  const { id, columns, supplier } = props;
  const words = useWords();
  const { year: plain } = getFormats(useLanguage());
  const write = ({ name, choices, range }: FormatColumn): ReactNode => {
    const ownKey = `contribute.what.${id}.${name}`;
    return (
      <>
        {words(words.has(ownKey) ? ownKey : `contribute.what.${name}`)}
        {range !== null && ` (${words('contribute.range', { low: plain(range[0]), high: plain(range[1]) })})`}
        {choices.length > 0 && (
          <>
            . {words('contribute.oneOf')}{' '}
            {choices.map((code, at) => {
              const meaning = valueName(words, name, code);
              return (
                <span key={code}>
                  {at > 0 && ', '}
                  <code>{code}</code>
                  {meaning !== code && ` (${meaning})`}
                </span>
              );
            })}
          </>
        )}
      </>
    );
  };
  return (
    <details className={styles.all}>
      <summary>
        <Icon name="chevron" size={16} />
        <strong>{words('contribute.all', { count: columns.length })}</strong>{' '}
        <span>{words('contribute.all.hint')}</span>
      </summary>
      <PlainTable
        label={words('contribute.all', { count: columns.length })}
        stacks
        columns={[
          [words('contribute.column'), ({ name }) => <code>{name}</code>],
          [words('contribute.what'), write],
          [words('contribute.needed'), ({ needed }) => words(`contribute.needed.${needed}`)],
          [
            words('contribute.example'),
            ({ name, example }) =>
              example === '' ? '–' : <code>{name === 'supplied_by' ? supplier : example}</code>,
          ],
        ]}
        rows={columns}
      />
    </details>
  );
}
