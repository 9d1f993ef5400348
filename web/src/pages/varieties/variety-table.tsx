import type { ReactNode } from 'react';
import type { VarietyRow } from '#contract/varieties.ts';
import { isFilled } from '../../blocks/list/list-state.ts';
import { MarkedText } from '../../blocks/list/marked-text.tsx';
import { useSpeech } from '../../i18n/speech.ts';
import { PlainTable } from '../../ui/plain-table.tsx';
import { mostCompared } from '../../url/varieties-params.ts';
import { cellText, columns, isMissing } from './list-columns.ts';
import styles from './varieties.module.css';
import type { VarietiesList } from './variety-facets.ts';
import { languageOf } from './variety-texts.ts';

export interface VarietyListProps {
  caption: string;
  rows: readonly VarietyRow[];
  list: VarietiesList;
  /** Whether the records are of several sources: of one alone the figure names it. */
  hasSources: boolean;
}

/** Puts a variety beside others, or takes it back; nothing where no place is left. */
export function CompareLink({
  row,
  list: { view, hrefOf },
}: Pick<VarietyListProps, 'list'> & { row: VarietyRow }): ReactNode {
  const { words } = useSpeech();
  const isChosen = view.compare.includes(row.id);
  if (!isChosen && view.compare.length >= mostCompared) return null;
  const compare = isChosen ? view.compare.filter((id) => id !== row.id) : [...view.compare, row.id];
  const text = words(isChosen ? 'varieties.compare.remove' : 'varieties.compare.add');
  return (
    <a
      href={`${hrefOf({ compare })}#${compare.length > 1 ? 'compare' : 'table'}`}
      aria-label={`${text}: ${row.name}`}
    >
      {text}
    </a>
  );
}

export function VarietyTable(props: VarietyListProps): ReactNode {
  const { caption, rows, list, hasSources } = props;
  const { view, varietyHref } = list;
  const speech = useSpeech();
  const { words } = speech;
  const columnNames = columns
    .slice(1)
    .filter((column) =>
      column === 'source'
        ? hasSources
        : column === view.sort || isFilled(rows, (row) => !isMissing(row, column)),
    );
  return (
    <PlainTable
      label={caption}
      stacks
      look={styles.list}
      columns={[
        [
          words('varieties.column.name'),
          (row) => (
            <>
              <a href={varietyHref(row.id)}>
                <MarkedText text={row.name} query={view.q} />
              </a>
              {row.synonyms.length > 0 && (
                <MarkedText text={` (${row.synonyms.join('; ')})`} query={view.q} />
              )}
            </>
          ),
        ],
        ...columnNames.map(
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
                  <MarkedText
                    text={cellText(speech, row, column)}
                    query={column === 'institution' ? view.q : null}
                  />
                </span>
              ),
            ] as const,
        ),
        [words('varieties.column.compare'), (row) => <CompareLink row={row} list={list} />],
      ]}
      rows={rows}
    />
  );
}
