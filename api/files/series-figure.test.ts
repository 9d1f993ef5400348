import { describe, expect, it } from 'vitest';
import type { FigureCell, FigureColumn, PageFigure } from '#contract/page-figures.ts';
import { seriesSearch, toSeriesFigure } from './series-figure.ts';

const column = (id: string, changes: Partial<FigureColumn> = {}): FigureColumn => ({
  ...{ id, label: id, unit: null, holds: 'numbers', element: null, area: null },
  ...changes,
});

const figure = (columns: readonly FigureColumn[], rows: readonly (readonly FigureCell[])[]): PageFigure => ({
  ...{ id: 'chart', title: 'Chart', finding: null, caption: '', flags: [], notes: [], sources: [] },
  ...{ elements: [], indicator: null, area: 'KEN', year: null, columns, rows },
});

const long = (one: PageFigure): PageFigure | null => toSeriesFigure(one, (name) => name);

describe('the series of a chart', () => {
  it('have a row for each value, by series and rising period, with unit, flag, note and code', () => {
    const found = long(
      figure(
        [
          column('year', { holds: 'names' }),
          column('5142', { label: 'Food', unit: 't', element: 5142 }),
          column('KEN', { label: 'Kenya', unit: '%', element: 12, area: 'KEN' }),
        ],
        [
          [{ value: 2018 }, { value: 4, flag: 'E', isBreak: true }, { value: null, note: 'withheld' }],
          [{ value: 2017 }, { value: 3, flag: '' }, { value: null }],
        ],
      ),
    );
    expect(found?.columns.map(({ id, holds }) => `${id} ${holds}`)).toEqual([
      'series names',
      'period names',
      'value numbers',
      'unit names',
    ]);
    expect(found?.rows).toEqual([
      [{ value: 'Food', code: '5142' }, { value: 2017 }, { value: 3, flag: '' }, { value: 't' }],
      [
        { value: 'Food', code: '5142' },
        { value: 2018 },
        { value: 4, flag: 'E', isBreak: true },
        { value: 't' },
      ],
      [{ value: 'Kenya', code: 'KEN' }, { value: 2018 }, { value: null, note: 'withheld' }, { value: '%' }],
    ]);
  });

  it('have months as their table has them, and columns without an element by their ids', () => {
    const found = long(
      figure(
        [column('month', { holds: 'months' }), column('median', { unit: 'SLC/Kg' })],
        [
          [{ value: '2020-02' }, { value: 2 }],
          [{ value: '2020-01' }, { value: 1 }],
        ],
      ),
    );
    expect(found?.columns[1]?.holds).toBe('months');
    expect(found?.rows.map(([series, period]) => [series?.code, period?.value])).toEqual([
      ['median', '2020-01'],
      ['median', '2020-02'],
    ]);
  });

  it.each<[string, PageFigure]>([
    [
      'a map',
      figure([column('country', { holds: 'names' }), column('value')], [[{ value: 'Kenya' }, { value: 1 }]]),
    ],
    ['a ranking', figure([column('rank'), column('value')], [[{ value: 1 }, { value: 2 }]])],
    [
      'years with an average of theirs',
      figure(
        [column('year', { holds: 'names' }), column('0')],
        [
          [{ value: 'Average' }, { value: 1 }],
          [{ value: 2017 }, { value: 2 }],
        ],
      ),
    ],
    [
      'a year that comes twice',
      figure(
        [column('year', { holds: 'names' }), column('0')],
        [
          [{ value: 2017 }, { value: 1 }],
          [{ value: 2017 }, { value: 2 }],
        ],
      ),
    ],
    ['no rows', figure([column('year', { holds: 'names' }), column('0')], [])],
    ['no numbers', figure([column('year', { holds: 'names' })], [[{ value: 2017 }]])],
  ])('are none of %s', (_, one) => expect(long(one)).toBeNull());
});

describe('the page that series are read from', () => {
  it.each([
    ['?country=KEN&hide=uses.5142&flags=official&table=chart-uses', 'country=KEN'],
    ['?show=chart-uses.share-log~podium.2&year=2017', 'show=podium.2&year=2017'],
    ['?show=chart-uses.inhabitant', ''],
    ['?show=chart-uses.lines-KEN-log~other.share', 'show=chart-uses.lines-KEN~other.share'],
  ])('of %j has %j', (search, texts) => {
    const query = new URLSearchParams(search);
    seriesSearch(query, 'chart-uses');
    expect(decodeURIComponent(query.toString())).toBe(texts);
  });
});
