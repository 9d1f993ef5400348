import { describe, expect, it } from 'vitest';
import {
  hasLostLetters,
  isFailedFormula,
  isoDay,
  isRatherMac,
  saysNothing,
  unpartedNumber,
  whyNoName,
} from './spreadsheet-cell.ts';

describe('errors of formulas', () => {
  it.each(
    '#N/A #N/D #REF! #¡REF! #VALUE! #VALOR! #¡VALOR! #VALEUR! #DIV/0! #¡DIV/0! #NAME? #NOME? #¿NOMBRE? #NUM! #NÚM! #¡NULO! #SPILL! #NV #GETTING_DATA ##### Err:502'.split(
      ' ',
    ),
  )('are known in every language: %s', (cell) => expect(isFailedFormula(cell)).toBe(true));

  it.each(['# RWA', '#RWA', '#1', 'N/A', '#remark!', 'Err 5', '#'])('are nothing else: %s', (cell) =>
    expect(isFailedFormula(cell)).toBe(false),
  );
});

describe('names that a spreadsheet took for something else', () => {
  it.each([
    ...[
      '2-Mar',
      '12-feb',
      '02/mar',
      '2/mar.',
      '1-Dez',
      '3-set',
      '29-may-26',
      '1-Mar-2026',
      'Mar-90',
      'jan/05',
    ],
    ...[
      '01/03/2026',
      '1.3.26',
      '01-03-2026',
      '2026-03-01',
      '2026-03-01 00:00:00',
      '1E+05',
      '1,2E+10',
      '45353',
    ],
  ])('%s', (cell) => expect(whyNoName(cell)).not.toBeNull());

  it('tells the day that a number stands for', () => {
    expect(whyNoName('45353')).toContain('2024-03-02');
  });

  it.each([
    ...[
      'MAR 2',
      'MAR-2',
      'MAR-90',
      'SEP-09',
      'Mayo 67',
      'Flor de Mayo',
      'RWR 2245',
      'KK8',
      '22/77',
      '5543',
      '156',
    ],
    ...['12-3-98', '8-7', '423-431', '93-106', '12345', '99999', 'IR64', 'BRS 1E'],
  ])('not %s', (cell) => expect(whyNoName(cell)).toBeNull());
});

describe('numbers', () => {
  it.each([
    ['1 250', '1250'],
    ['1\u00A0250', '1250'],
    ['12\u202F500,5', '12500.5'],
    ["1'250", '1250'],
    ['1’250.75', '1250.75'],
    ['12,500.5', '12500.5'],
    ['12.500,5', '12500.5'],
    ['-1,250,000', '-1250000'],
    ['1.250.000', '1250000'],
    ['62,5', '62.5'],
    ['1250.5', '1250.5'],
  ])('%s is %s', (cell, number) => expect(unpartedNumber(cell)).toBe(number));

  it.each(['12 50', '1 2500', '1,25,000', '1250 t', '~5', '1,250.5,0'])('%s is none', (cell) =>
    expect(Number(unpartedNumber(cell))).toBeNaN(),
  );

  it.each(['-', '–', '..', '…', 'n.a.', 'N/A', 'na', 's/d', 'n.d.', '?'])('%s says nothing', (cell) =>
    expect(saysNothing(cell)).toBe(true),
  );
});

it.each([
  ['2026-5-9', '2026-05-09'],
  ['2026-05-29T00:00:00', '2026-05-29'],
  ['2026-05-29 00:00', '2026-05-29'],
  ['2026-05-29T13:00:00', '2026-05-29T13:00:00'],
  ['9/5/2026', '9/5/2026'],
])('the day %s is written %s', (cell, day) => expect(isoDay(cell)).toBe(day));

describe('letters that were lost', () => {
  it.each(['BogotÃ¡', 'caf\uFFFD', 'Fr¡jol', 'coraz¢n', 'man‡na', 'Peque¤o'])('are known: %s', (cell) =>
    expect(hasLostLetters(cell, false)).toBe(true),
  );

  it.each([
    'd’Odienné',
    'prix en €, “semences certifiées”',
    'Santa Bárbara D’Oeste',
    '1ºA',
    '¿Qué?',
    'maize–bean',
  ])('are not lost: %s', (cell) => expect(hasLostLetters(cell, false)).toBe(false));

  it('are those of an old Mac where its signs are more than letters with accents', () => {
    expect(isRatherMac('Bogot‡, CafŽ, Espa–a')).toBe(true);
    expect(isRatherMac('Coopérative d’Odienné – maïs–haricot')).toBe(false);
    expect(isRatherMac('the farmer’s “own” bean – 2024')).toBe(false);
    expect(hasLostLetters('Bogot‡', true)).toBe(true);
  });
});
