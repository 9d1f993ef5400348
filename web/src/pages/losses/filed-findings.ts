import type { LossEvidence } from '#catalog/losses/stages.ts';
import type { LossRow, LossStages } from '#contract/losses.ts';
import { countCell, percentCell, toFiled, yearCell } from '../../blocks/filed-cells.ts';
import type { FiledTable } from '../../blocks/use-filed.tsx';
import type { DataCell, DataColumn, DataRow } from '../../charts/data-table/data-table-model.ts';
import { areaName } from '../../i18n/area-words.ts';
import type { Formats } from '../../i18n/formats.ts';
import { percentText } from '../../i18n/loss-percent.ts';
import type { Words } from '../../i18n/words.tsx';
import { activityText, editionText, methodText } from './loss-texts.ts';

/** Figures of losses as files have them: numbers as numbers, with the ends of a range apart, and codes beside names. */
export function filedFindings(
  found: readonly LossRow[],
  { words, formats }: { words: Words; formats: Formats },
): { columns: readonly DataColumn[]; rows: readonly DataRow[] } {
  const percent = (value: number | null): DataCell => ({
    text: value === null ? '' : percentText(formats, value),
    raw: value,
  });
  return {
    columns: [
      { id: 'country', label: words('figure.table.country') },
      { id: 'region', label: words('losses.column.region') },
      { id: 'year', label: words('figure.table.year') },
      { id: 'stage', label: words('losses.column.stage') },
      { id: 'activity', label: words('losses.column.activity') },
      { id: 'percent', label: words('losses.column.percent'), numeric: true },
      { id: 'low', label: words('losses.column.low'), numeric: true },
      { id: 'high', label: words('losses.column.high'), numeric: true },
      { id: 'method', label: words('losses.column.method') },
      { id: 'source', label: words('losses.column.source') },
    ],
    rows: found.map((row) => ({
      id: row.id,
      cells: [
        { text: areaName(words, row.country), code: row.country },
        { text: row.region ?? '' },
        { text: formats.year(row.year), raw: row.year },
        { text: words(`losses.stage.${row.stage}`), code: row.stage },
        { text: row.activity === null ? '' : activityText(words, row) },
        percent(row.percent),
        percent(row.low),
        percent(row.high),
        { text: methodText(words, row), code: row.method },
        { text: editionText(words, row), code: row.source },
      ],
    })),
  };
}

/** What was found at each stage, as the table below the picture has it. */
export function filedStages(
  stages: LossStages['stages'],
  evidence: LossEvidence,
  { words, formats }: { words: Words; formats: Formats },
): FiledTable {
  const percent = (value: number): DataCell => percentCell(formats, value);
  return toFiled(stages, [
    [
      { id: 'stage', label: words('losses.column.stage') },
      ({ stage }) => ({ text: words(`losses.stage.${stage}`), code: stage }),
    ],
    [{ id: 'median', label: words('losses.column.median'), numeric: true }, ({ median }) => percent(median)],
    [{ id: 'low', label: words('losses.column.low'), numeric: true }, ({ low }) => percent(low)],
    [{ id: 'high', label: words('losses.column.high'), numeric: true }, ({ high }) => percent(high)],
    [
      { id: 'studies', label: words(`losses.column.points.${evidence}`), numeric: true },
      ({ studies }) => countCell(formats, studies),
    ],
    [
      { id: 'figures', label: words('losses.column.figures'), numeric: true },
      ({ figures }) => countCell(formats, figures),
    ],
    [{ id: 'first', label: words('figure.table.first-year') }, ({ first }) => yearCell(first)],
    [{ id: 'last', label: words('figure.table.last-year') }, ({ last }) => yearCell(last)],
  ]);
}
