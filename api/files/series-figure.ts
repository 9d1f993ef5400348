import type { FigureCell, FigureColumn, PageFigure } from '#contract/page-figures.ts';
import { columnCodes, isYear } from './figure-table.ts';

/** Names of the columns, in the language of the file. */
export type SeriesWords = (name: 'series' | 'period' | 'value' | 'unit') => string;

/** Whether the rows of a figure are years or months, each once, so that its columns of numbers are series. */
function hasSeries({ columns, rows }: PageFigure): boolean {
  const [first, ...others] = columns;
  if (first === undefined || !others.some(({ holds }) => holds === 'numbers') || rows.length === 0)
    return false;
  const periods = rows.map(([cell]) => cell?.value ?? null);
  return (
    new Set(periods).size === rows.length &&
    periods.every((value) => (first.holds === 'months' ? value !== null : isYear(value)))
  );
}

/** The code that distinguishes a series from the others of its figure. */
function codeOf(column: FigureColumn, figure: PageFigure): string {
  const [code] = columnCodes(column, figure);
  const isShared = figure.columns.some((other) => other !== column && columnCodes(other, figure)[0] === code);
  return code === undefined || isShared ? column.id : code;
}

/**
 * The series of a chart in long form: a row for each value, by series and rising period, with its unit and, beside it, its flag
 * and note. A period for which nothing is known has no row. `null` where the figure has no series: a map, a ranking, a balance.
 */
export function toSeriesFigure(figure: PageFigure, word: SeriesWords): PageFigure | null {
  if (!hasSeries(figure)) return null;
  const [period] = figure.columns;
  const names = (id: 'series' | 'period' | 'unit'): FigureColumn => ({
    id,
    label: word(id),
    unit: null,
    holds: id === 'period' && period?.holds === 'months' ? 'months' : 'names',
    element: null,
    area: null,
  });
  const rising = [...figure.rows].sort(([one], [other]) =>
    (one?.value ?? 0) < (other?.value ?? 0) ? -1 : 1,
  );
  const rows = figure.columns.flatMap((column, at) =>
    column.holds === 'numbers'
      ? rising.flatMap((row): FigureCell[][] => {
          const [when = { value: null }] = row;
          const cell = row[at];
          return cell === undefined || (cell.value === null && cell.note === undefined)
            ? []
            : [[{ value: column.label, code: codeOf(column, figure) }, when, cell, { value: column.unit }]];
        })
      : [],
  );
  const value: FigureColumn = { ...names('unit'), id: 'value', label: word('value'), holds: 'numbers' };
  return { ...figure, columns: [names('series'), names('period'), value, names('unit')], rows };
}

/** Parts of a chart's choice in the address that change what its table shows, and not which series it has. */
const ways = ['share', 'inhabitant', 'log', 'facets', 'own'];

/** The query string of a page without what its visitor has made of a chart: options, hidden series, official figures alone. */
export function seriesSearch(query: URLSearchParams, figure: string | null): void {
  for (const name of ['hide', 'flags', 'table']) query.delete(name);
  const show = query.get('show');
  if (show === null) return;
  const otherChoices = show.split('~').flatMap((entry) => {
    const [block, choice = ''] = entry.split(/\.(.*)/s);
    if (block !== figure) return [entry];
    const rest = choice.split('-').filter((part) => !ways.includes(part));
    return rest.length === 0 ? [] : [`${block}.${rest.join('-')}`];
  });
  if (otherChoices.length === 0) query.delete('show');
  else query.set('show', otherChoices.join('~'));
}
