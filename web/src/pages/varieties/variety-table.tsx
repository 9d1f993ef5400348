import type { ReactNode } from 'react';
import type { VarietyRow } from '#contract/varieties.ts';
import { useSpeech } from '../../i18n/speech.ts';
import { classNames } from '../../ui/class-names.ts';
import { PlainTable } from '../../ui/plain-table.tsx';
import { rowStyles } from '../../ui/rows.ts';
import { mostCompared, type VarietiesView, type VarietyOrder } from '../../url/varieties-params.ts';
import { type Column, cellText, columns } from './list-columns.ts';
import styles from './varieties.module.css';
import type { VarietyLinks } from './variety-links.ts';
import { languageOf } from './variety-texts.ts';

const isOrder = (column: Column): column is VarietyOrder & Column =>
  column !== 'traits' && column !== 'source';

/** The varieties of a page, sorted by links, each with a way into the comparison. */
export function VarietyTable(props: {
  caption: string;
  rows: readonly VarietyRow[];
  view: VarietiesView;
  links: VarietyLinks;
}): ReactNode {
  const { caption, rows, view } = props;
  const { hrefOf, varietyHref } = props.links;
  const speech = useSpeech();
  const { words } = speech;
  const compareCell = (row: VarietyRow): ReactNode => {
    const isChosen = view.compare.includes(row.id);
    if (!isChosen && view.compare.length >= mostCompared) return null;
    const compare = isChosen ? view.compare.filter((id) => id !== row.id) : [...view.compare, row.id];
    const text = words(isChosen ? 'varieties.compare.remove' : 'varieties.compare.add');
    return (
      <a
        href={`${hrefOf({ compare })}${compare.length > 1 ? '#compare' : '#table'}`}
        aria-label={`${text}: ${row.name}`}
      >
        {text}
      </a>
    );
  };
  return (
    <>
      <p className={classNames(rowStyles.links, styles.chips)} data-print="no">
        <span>{words('varieties.sortBy')}</span>
        {columns.filter(isOrder).map((column) => {
          const isSorted = view.sort === column;
          const order = isSorted && view.order === 'asc' ? 'desc' : 'asc';
          const arrow = view.order === 'asc' ? ' ↑' : ' ↓';
          return (
            <a
              key={column}
              href={`${hrefOf({ sort: column, order, page: 1 })}#table`}
              aria-current={isSorted ? 'true' : undefined}
            >
              {words(`varieties.column.${column}`)}
              {isSorted && arrow}
            </a>
          );
        })}
      </p>
      <PlainTable
        label={caption}
        stacks
        look={styles.list}
        columns={[
          [
            words('varieties.column.name'),
            (row) => (
              <>
                <a href={varietyHref(row.id)}>{row.name}</a>
                {row.synonyms.length > 0 && ` (${row.synonyms.join('; ')})`}
              </>
            ),
          ],
          ...columns
            .slice(1)
            .map(
              (column) =>
                [
                  words(`varieties.column.${column}`),
                  (row: VarietyRow) => (
                    <span
                      lang={
                        column === 'institution' && row.institutions.length > 0
                          ? languageOf(row.source)
                          : undefined
                      }
                    >
                      {cellText(speech, row, column)}
                    </span>
                  ),
                ] as const,
            ),
          [words('varieties.column.compare'), compareCell],
        ]}
        rows={rows}
      />
    </>
  );
}
