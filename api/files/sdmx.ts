import { findElement } from '#catalog/elements/index.ts';
import type { FigureCell, FigureColumn } from '#contract/page-figures.ts';
import { ProblemError, quoted } from '../errors.ts';
import { type CsvCell, toCsv } from '../shaping/to-csv.ts';
import type { FigureFile } from './figure-file.ts';
import { type Gazetteer, type Observation, observe, placeOf } from './observations.ts';

/**
 * CL_OBS_STATUS of a flag: FAO's X, of an international organisation, is a normal value there and its T, unofficial, a provisional
 * one; a sum of known parts alone (L) has another definition, and what the observatory computes (C) is a normal value with a comment.
 */
const statuses: Readonly<Record<string, string>> = {
  ...{ A: 'A', E: 'E', I: 'I', B: 'B', M: 'M', X: 'A', T: 'P' },
  ...{ C: 'A', L: 'D' },
};

const statusOf = ({ value, flag = '', isBreak }: FigureCell): string => {
  if (value === null) return flag === 'M' ? 'M' : 'O';
  return statuses[flag] ?? (isBreak === true ? 'B' : '');
};

const toId = (text: string): string =>
  text
    .replace(/([a-z])([A-Z])/g, '$1_$2')
    .toUpperCase()
    .replace(/[^A-Z0-9]+/g, '_');

/** Id of the element's unit where the column is in it, else the column's unit in words. */
const unitOf = ({ unit, element }: FigureColumn, nameOf: Gazetteer['nameOf']): string => {
  if (unit === '%') return 'PT';
  const id = element === null ? undefined : findElement(element)?.unit;
  return id !== undefined && nameOf(`units.${id}.short`) === unit ? id : (unit ?? '');
};

/** A figure of areas and years or months as SDMX-CSV 2.0. Throws `invalid-parameter` for another. */
export async function toSdmx({ figure, page, gazetteer }: FigureFile): Promise<string> {
  const { all, rest } = observe(figure, gazetteer);
  if (all.length === 0 || all.some(({ area, period }) => area === null || period === null))
    throw new ProblemError(
      'invalid-parameter',
      `The table ${quoted(figure.id)} has no SDMX-CSV: that is for figures of an area and a year or month.`,
    );
  const id = `CROP_OBSERVATORY:${[page.crop ?? '', page.section, figure.id].filter(Boolean).map(toId).join('_')}(1.0.0)`;
  const keys = all.map((one) => `${placeOf(one)} ${one.measure.code}`);
  const isUnique = new Set(keys).size === keys.length;
  const meanings = new Map(figure.flags.map(({ flag, meaning }) => [flag, meaning]));
  const comment = ({ cell: { flag = '', isBreak, isSeam, note = '' } }: Observation): string => {
    const meaning = flag === '' || flag === 'A' ? '' : (meanings.get(flag) ?? flag);
    const change = isBreak ? 'b' : isSeam ? 's' : '';
    const changed = change === '' ? '' : gazetteer.nameOf(`figure.flag.${change}`);
    return [meaning, changed, note].filter(Boolean).join('. ');
  };
  const header = [
    ...['STRUCTURE', 'STRUCTURE_ID', 'ACTION', 'FREQ', 'REF_AREA', 'INDICATOR'],
    ...(isUnique ? [] : ['ROW']),
    ...rest.map((column) => `NAME_${toId(column.id)}`),
    ...['TIME_PERIOD', 'OBS_VALUE', 'OBS_STATUS', 'UNIT_MEASURE', 'UNIT_MULT', 'COMMENT_OBS'],
  ];
  const rows = all.flatMap((one): CsvCell[][] => {
    const { area, period, measure, names, cell, column } = one;
    if (cell.value === null && cell.note === undefined) return [];
    return [
      [
        ...['dataflow', id, 'I', typeof period === 'number' ? 'A' : 'M', area?.code ?? '', measure.code],
        ...(isUnique ? [] : [one.row]),
        ...names.map(({ code, value }) => code ?? value),
        ...[String(period), cell.value, statusOf(cell), unitOf(column, gazetteer.nameOf), '0', comment(one)],
      ],
    ];
  });
  return toCsv(header, rows);
}
