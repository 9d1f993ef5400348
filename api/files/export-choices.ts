import type { ExportChoices } from '#contract/export-form.ts';
import type { PageFigure, PageFigures } from '#contract/page-figures.ts';
import { ProblemError } from '../errors.ts';
import { countSection, requireOpenSection, wholeSection } from './everything.ts';
import type { FileContext } from './figure-file.ts';
import type { TableAsk } from './file-address.ts';
import { toSeriesFigure } from './series-figure.ts';
import { chooseFigures, openFigures, withSources } from './write-file.ts';

type Choice = ExportChoices['choices'][number];

/** Nothing where a licence forbids the workbook or the page has none; other errors are thrown. */
async function orNone<T>(make: () => Promise<T>): Promise<T | null> {
  try {
    return await make();
  } catch (error) {
    const refusals = ['licence-forbids-export', 'invalid-parameter'];
    if (error instanceof ProblemError && refusals.includes(error.code)) return null;
    throw error;
  }
}

/** The address of a workbook with another choice of its rows. */
export function withRows(file: string, rows: TableAsk['rows']): string {
  const [path = '', search = ''] = file.split(/\?(.*)/s);
  const query = new URLSearchParams(search);
  if (rows === 'shown') query.delete('rows');
  else query.set('rows', rows);
  query.sort();
  const text = query.toString();
  return text === '' ? path : `${path}?${text}`;
}

/**
 * What the export form offers beside a figure, with the rows of each: the table shown, the series of the chart, everything of the
 * section. What licences forbid, and what figure or page lack, is not offered. `series` reads the page without
 * what a visitor has made of the chart. Throws `unknown-figure`.
 */
export async function listChoices(
  file: string,
  ask: TableAsk,
  { shown, series }: { shown: PageFigures; series: () => Promise<PageFigures> },
  context: FileContext,
): Promise<ExportChoices> {
  const [figure] = chooseFigures(shown, { ...ask, ending: 'xlsx' });
  const isOpen = async (one: PageFigure): Promise<PageFigure | undefined> =>
    (await openFigures([await withSources(one, context)], context)).open[0];
  const open = figure === undefined ? null : await orNone(() => isOpen(figure));
  const choices: Choice[] = [];
  const offer = (rows: TableAsk['rows'], count: number): void => {
    choices.push({ rows, file: withRows(file, rows), count });
  };
  if (open) {
    offer('shown', open.rows.length);
    const whole = (await series()).figures.find(({ id }) => id === open.id);
    const long = whole === undefined ? null : toSeriesFigure(whole, (name) => name);
    if (long !== null) offer('series', long.rows.length);
  }
  const section = await orNone(async () => {
    const found = wholeSection(shown);
    await requireOpenSection(found, context);
    return countSection(found, context);
  });
  if (section !== null) offer('all', section);
  return { title: figure?.title ?? '', asked: ask.rows, choices };
}
