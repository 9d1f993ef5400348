import type { ReactNode } from 'react';
import { typesOf } from '#catalog/germplasm/varieties.ts';
import type { VarietyRow } from '#contract/varieties.ts';
import type { VarietyOrder } from '#contract/variety-routes.ts';
import type { DataColumn, DataRow } from '../../charts/data-table/data-table-model.ts';
import { areaName } from '../../i18n/area-words.ts';
import { type Formats, getFormats } from '../../i18n/formats.ts';
import { useLanguage, useWords, type Words } from '../../i18n/words.tsx';
import { classNames } from '../../ui/class-names.ts';
import { PlainTable } from '../../ui/plain-table.tsx';
import { rowStyles } from '../../ui/rows.ts';
import { mostCompared, type VarietiesView } from '../../url/varieties-params.ts';
import type { LaterValue } from './later-context.ts';
import styles from './varieties.module.css';
import { languageOf, spanText, typeText, yearText } from './variety-texts.ts';

/** Columns of the table, in their order; the first names the rows. */
const columns = [
  'name',
  'country',
  'type',
  'year',
  'institution',
  'maturity',
  'altitude',
  'traits',
  'source',
] as const;
type Column = (typeof columns)[number];

type Term = LaterValue['terms'][number];

const isOrder = (column: Column): column is VarietyOrder & Column =>
  column !== 'traits' && column !== 'source';

/** What the page speaks of, in its order: its columns, `further` fields of varieties side by side, and what is counted. */
export const listTerms = (words: Words, crop: string, further: readonly Term[]): readonly Term[] => {
  const named = columns
    .filter((id) => id !== 'type' || typesOf(crop).length > 0)
    .map((id): Term => ({ id, name: words(`varieties.column.${id}`) }));
  const isNew = ({ id }: Term): boolean => id !== 'breeder' && named.every((term) => term.id !== id);
  return [
    { id: 'record', name: null },
    ...named,
    ...further.filter(isNew),
    { id: 'counts', name: null },
    { id: 'upov', name: null },
  ];
};

/** What a cell says. */
function cellText(words: Words, formats: Formats, row: VarietyRow, column: Column): string {
  const unsaid = words('varieties.notStated');
  switch (column) {
    case 'name':
      return row.synonyms.length === 0 ? row.name : `${row.name} (${row.synonyms.join('; ')})`;
    case 'country':
      return areaName(words, row.country);
    case 'type':
      return typeText(words, row.type);
    case 'year':
      return yearText(words, formats, row);
    case 'institution':
      return row.institutions.length === 0
        ? unsaid
        : row.institutions.map((name) => name ?? words('varieties.unnamed')).join('; ');
    case 'maturity':
      return spanText(words, formats, row.maturity, 'days') || unsaid;
    case 'altitude':
      return spanText(words, formats, row.altitude, 'm') || unsaid;
    case 'traits':
      return formats.list(row.traits.map((trait) => words(`varieties.topic.${trait}`))) || unsaid;
    default:
      return words(`varieties.source.${row.source.startsWith('import-') ? 'supplied' : row.source}`);
  }
}

/** Whether the source does not say a number of the column: files have nothing there. */
const isUnsaid = (row: VarietyRow, column: Column): boolean =>
  (column === 'year' || column === 'maturity' || column === 'altitude') && row[column] === null;

/** The rows as files have them. */
export function varietyFile(
  words: Words,
  formats: Formats,
  rows: readonly VarietyRow[],
): { columns: readonly DataColumn[]; rows: readonly DataRow[] } {
  const codes: Readonly<Partial<Record<Column, (row: VarietyRow) => string>>> = {
    name: ({ id }) => id,
    country: ({ country }) => country,
    source: ({ source }) => source,
  };
  return {
    columns: columns.map((id) => ({ id, label: words(`varieties.column.${id}`) })),
    rows: rows.map((row) => ({
      id: row.id,
      cells: columns.map((column) => ({
        text: isUnsaid(row, column) ? '' : cellText(words, formats, row, column),
        // A year is a number in files, as everywhere.
        raw: column === 'year' ? row.year : undefined,
        code: codes[column]?.(row),
      })),
    })),
  };
}

/** The varieties of a page, sorted by links, each with a way into the comparison. */
export function VarietyTable(props: {
  caption: string;
  rows: readonly VarietyRow[];
  view: VarietiesView;
  hrefOf: (change: Partial<VarietiesView>) => string;
  varietyHref: (id: string) => string;
}): ReactNode {
  const { caption, rows, view, hrefOf, varietyHref } = props;
  const words = useWords();
  const formats = getFormats(useLanguage());
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
                      {cellText(words, formats, row, column)}
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
